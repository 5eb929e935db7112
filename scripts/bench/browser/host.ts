import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { serveStatic } from '../../static-server.mjs';

/** A host of the page, and what went over its line. */
export interface Host {
  readonly url: string;
  readonly sent: readonly Sent[];
  close(): Promise<void>;
}

export interface Sent {
  readonly file: string;
  /** With the header, as the socket counted them. */
  readonly bytes: number;
  /** When its last byte was written, as performance.now() tells it. */
  readonly at: number;
}

export interface HostOptions {
  readonly folder: string;
  /** Packs what public hosts pack: texts and wasm, but neither fonts nor what it does not know. */
  readonly packs: boolean;
  /** Of the whole line; none: as fast as the machine. */
  readonly bytesPerSecond?: number;
}

const packed = /^(text\/|application\/(json|wasm|manifest\+json)|image\/svg)/;

export async function openHost({ folder, packs, bytesPerSecond }: HostOptions): Promise<Host> {
  const sent: Sent[] = [];
  const line = bytesPerSecond === undefined ? null : new Line(bytesPerSecond);
  const server = await serveStatic({
    folder,
    prefix: '/some/where/',
    deliver: ({ path, size, type }, response) => {
      noteWhenSent(basename(path), response, sent);
      const isPacked = packs && packed.test(type);
      response.writeHead(200, {
        'content-type': type,
        ...(isPacked ? { 'content-encoding': 'gzip' } : { 'content-length': size }),
      });
      const read = createReadStream(path, { highWaterMark: 16_384 });
      const whole = isPacked ? read.pipe(createGzip()) : read;
      (line === null ? whole : whole.pipe(line.slow())).pipe(response);
    },
  });
  return { url: server.url, sent, close: () => server.close() };
}

/** A connection carries one answer after the other, so its own count tells what each one took. */
function noteWhenSent(file: string, response: ServerResponse, sent: Sent[]): void {
  const { socket } = response;
  const before = socket?.bytesWritten ?? 0;
  response.on('finish', () => {
    sent.push({ file, bytes: (socket?.bytesWritten ?? 0) - before, at: performance.now() });
  });
}

/** A line that all answers share. */
class Line {
  readonly #bytesPerSecond: number;
  #freeAt = 0;

  constructor(bytesPerSecond: number) {
    this.#bytesPerSecond = bytesPerSecond;
  }

  slow(): Transform {
    const pass = async (chunk: Buffer, done: TransformCallback): Promise<void> => {
      const begin = Math.max(performance.now(), this.#freeAt);
      this.#freeAt = begin + (chunk.length / this.#bytesPerSecond) * 1_000;
      await sleep(this.#freeAt - performance.now());
      done(null, chunk);
    };
    return new Transform({
      transform: (chunk: Buffer, _, done) => void pass(chunk, done),
    });
  }
}
