import type { NamedResource, ResourceId } from '../names.ts';

export interface ContextResource extends NamedResource {
  readonly kind: 'context';
  readonly parent: ResourceId | null;
  /** What Err returns; null as long as it is not done. */
  readonly error: string | null;
}

export interface ContextEvent {
  readonly kind: 'cancel';
  readonly context: NamedResource;
  readonly error: string;
}
