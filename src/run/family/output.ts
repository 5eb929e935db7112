import type { NamedResource } from '../names.ts';

export interface OutputResource extends NamedResource {
  readonly kind: 'output';
  readonly text: string;
}

export interface OutputEvent {
  readonly kind: 'print';
  readonly output: NamedResource;
  readonly text: string;
}
