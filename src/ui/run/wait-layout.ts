import type { GoroutineView, WaitForView } from '../../protocol/run-view.ts';
import type { GoroutineId } from '../../run/names.ts';

interface WaitLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly WaitNode[];
  readonly arrows: readonly WaitArrow[];
}

interface WaitNode {
  readonly id: GoroutineId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isDoomed: boolean;
}

interface WaitArrow {
  readonly key: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly isCycle: boolean;
}

const boxWidth = 150;
const boxHeight = 30;

/** Goroutines in a circle, and an arrow from each that waits to each who could help it. */
export function layOutWaiting(
  { edges, cycles, doomed }: WaitForView,
  goroutines: readonly GoroutineView[],
): WaitLayout {
  const ids = new Set([...doomed, ...edges.flatMap(({ from, to }) => [from, to])]);
  const shown = goroutines.filter(({ id, status }) => ids.has(id) && status !== 'ended');
  const radius = shown.length < 2 ? 0 : Math.max(70, shown.length * 26);
  const centre = { x: radius * 1.5 + boxWidth / 2 + 10, y: radius + boxHeight };
  const nodes = shown.map(({ id, name }, at): WaitNode => {
    const angle = (2 * Math.PI * at) / shown.length - Math.PI / 2;
    return {
      id,
      name,
      x: Math.round(centre.x + 1.5 * radius * Math.cos(angle)),
      y: Math.round(centre.y + radius * Math.sin(angle)),
      isDoomed: doomed.includes(id),
    };
  });
  const at = new Map(nodes.map((node) => [node.id, node]));
  return {
    width: 2 * centre.x,
    height: 2 * centre.y,
    nodes,
    arrows: edges.flatMap(({ from, to }): readonly WaitArrow[] => {
      const [start, end] = [at.get(from), at.get(to)];
      if (start === undefined || end === undefined || from === to) return [];
      const isCycle = cycles.some((one) => one.includes(from) && one.includes(to));
      return [{ key: `${from} ${to}`, from: edgeOf(start, end), to: edgeOf(end, start), isCycle }];
    }),
  };
}

/** Where the line to another box leaves this one. */
function edgeOf(box: WaitNode, other: WaitNode): { readonly x: number; readonly y: number } {
  const [dx, dy] = [other.x - box.x, other.y - box.y];
  const scale = Math.min(
    boxWidth / 2 / Math.max(1, Math.abs(dx)),
    boxHeight / 2 / Math.max(1, Math.abs(dy)),
  );
  return { x: Math.round(box.x + dx * scale), y: Math.round(box.y + dy * scale) };
}

export const waitBox = { width: boxWidth, height: boxHeight };
