const year = 365 * 24 * 3600 * 1e9;

/** In nanoseconds. No run takes that long: such a timer is there to be stopped or reset, or to mean never. */
export const century = 100 * year;

export const yearsIn = (nanoseconds: number): number => Math.floor(nanoseconds / year);
