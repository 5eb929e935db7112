import type { Span } from '../base/span.ts';
import type { NodeId } from './ast.ts';

/** A text that is being printed, and where each node stands in it. */
export class Writer {
  text = '';
  readonly spans = new Map<NodeId, Span>();

  node(id: NodeId, write: () => void): void {
    const start = this.text.length;
    write();
    this.spans.set(id, { start, end: this.text.length });
  }

  put(text: string): void {
    this.text += text;
  }
}
