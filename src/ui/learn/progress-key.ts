/** Under which the progress is stored. */
export const progressKey = 'virgo.learn';
