import type { Playground } from '../state/playground.svelte.ts';
import { takenAt } from '../state/taken.ts';
import type { SharedProgram } from './shared-program.ts';

/** What the page shows, as a link holds it. */
export function toShared(playground: Playground): SharedProgram {
  const { language, source, fragments, strategy, loops, dafny, shownName } = playground;
  const { stepper, isRunStale } = playground;
  const { run, at } = stepper;
  return {
    language,
    source,
    fragment: fragments.length > 1 || playground.programRuns.root !== null ? shownName : '',
    strategy,
    loops,
    dafny,
    supposed: playground.compilation.supposed,
    run:
      run === null || isRunStale
        ? null
        : { values: run.values, trace: run.trace, step: takenAt(run, at) },
  };
}

export function linkTo(code: string): string {
  return `${pageAddress()}#${code}`;
}

/** For another page, to be pasted into its text: the view of a lecture, where there is a run to show. */
export function embedCode(code: string, hasRun = false): string {
  const address = `${pageAddress()}?embed${hasRun ? '&view=run' : ''}#${code}`;
  return `<iframe src="${address}" title="VirGo Playground" width="100%" height="560" style="border: 1px solid #ccc; border-radius: 8px" loading="lazy"></iframe>`;
}

function pageAddress(): string {
  return location.origin + location.pathname;
}

/** Hands the person a file. */
export function saveFile(name: string, content: string, type = 'text/plain'): void {
  saveBlob(name, new Blob([content], { type }));
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The download has begun by then; the text need not be kept for as long as the page.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
