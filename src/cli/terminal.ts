/** Where a command writes to, so that tests can listen. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly color: boolean;
}

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

const codes: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };

export function paint({ color }: Terminal, style: Style, text: string): string {
  return color ? `\u001B[${codes[style]}m${text}\u001B[0m` : text;
}

/** The command line is not valid; the message says what would be. */
export class UsageError extends Error {}
