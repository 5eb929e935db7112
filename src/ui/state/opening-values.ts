import type { ValueView } from '../../protocol/run-view.ts';

/** The run that the first visit shows: smaller values start no goroutine, or leave none behind. */
export const openingValues: readonly ValueView[] = [{ name: 'x', value: '2' }];
