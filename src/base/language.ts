/** What a program can be written in. */
export const languages = ['virgo', 'go'] as const;
export type Language = (typeof languages)[number];
