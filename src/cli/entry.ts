import { writeSync } from 'node:fs';
import { main } from './main.ts';

/** Written synchronously: a report that is piped must be whole before the process ends. */
function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === 'EAGAIN') continue;
      if ((fault as NodeJS.ErrnoException).code === 'EPIPE') return;
      throw fault;
    }
  }
}

const color = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;

process.exit(
  await main(process.argv.slice(2), {
    out: (text) => {
      write(1, text);
    },
    error: (text) => {
      write(2, text);
    },
    color,
  }),
);
