/** Outlines on a field of 16 by 16. */
export const icons = {
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'm4 4 8 8m0-8-8 8',
  question: 'M5.5 5.8a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7m0 2.7v.1',
  warning: 'M8 2.5 14.2 13H1.8L8 2.5Zm0 4v3m0 1.9v.1',
  conditional: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 2v12M8 5h3M8 8h5M8 11h3',
  first: 'M12 3.5 6.5 8l5.5 4.5v-9ZM4 3.5v9',
  back: 'M10.5 3.5 5 8l5.5 4.5v-9Z',
  forward: 'M5.5 3.5 11 8l-5.5 4.5v-9Z',
  last: 'M4 3.5 9.5 8 4 12.5v-9Zm8 0v9',
  play: 'M4.5 3 12.5 8l-8 5V3Z',
  pause: 'M5.5 3.5v9m5-9v9',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1.2m0 10.6v1.2M1.5 8h1.2m10.6 0h1.2M3.4 3.4l.9.9m7.4 7.4.9.9m0-9.2-.9.9m-7.4 7.4-.9.9',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z',
  system: 'M2.5 3.5h11v7h-11v-7ZM6 13h4M8 10.5V13',
  stuck: 'M4.5 2.5h7m-7 11h7M5 2.5c0 3 3 4 3 5.5s-3 2.5-3 5.5m6-11c0 3-3 4-3 5.5s3 2.5 3 5.5',
  share: 'M8 10V2m0 0L5 5m3-3 3 3M3.5 8v5.5h9V8',
  hand: 'M2 8h8m0 0L7 5m3 3-3 3M13.5 3v10',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6',
  chevron: 'm3.5 6 4.5 4.5L12.5 6',
  columns: 'M2.5 3h11v10h-11V3ZM8 3v10',
  gallery: 'M2.5 2.5h4.5V7H2.5V2.5Zm6.5 0h4.5V7H9V2.5ZM2.5 9H7v4.5H2.5V9ZM9 9h4.5v4.5H9V9Z',
  loop: 'M3 8a5 5 0 0 1 8.8-3.2L13 6m0-3.5V6H9.5M13 8a5 5 0 0 1-8.8 3.2L3 10m0 3.5V10h3.5',
  ring: 'M8 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
} as const;

export type IconName = keyof typeof icons;
