import type { RunView } from '../../protocol/run-view.ts';
import { printStep, secondsPerStep, toSheet } from './animation-file.ts';

/** Larger pictures are made smaller. */
const largest = { width: 1920, height: 1080 };

interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly draw: (step: number) => Promise<void>;
}

function openPicture(run: RunView, source: string): Picture {
  const { width, height } = toSheet(run, source);
  const scale = Math.min(2, largest.width / width, largest.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  return {
    canvas,
    draw: async (step) => {
      const image = await toImage(printStep(run, source, step));
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
    },
  };
}

async function toImage(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  try {
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function drawPng(run: RunView, source: string, step: number): Promise<Blob> {
  const { canvas, draw } = openPicture(run, source);
  await draw(step);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser cannot save pictures.'));
      else resolve(blob);
    }, 'image/png');
  });
}

const formats = [
  ['video/mp4', 'run.mp4'],
  ['video/webm', 'run.webm'],
] as const;

function chosenFormat(): (typeof formats)[number] | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  return formats.find(([type]) => MediaRecorder.isTypeSupported(type));
}

export function canRecord(): boolean {
  return chosenFormat() !== undefined && 'captureStream' in HTMLCanvasElement.prototype;
}

/** Plays the run once and records it; null where that was stopped. */
export async function recordVideo(
  run: RunView,
  source: string,
  signal: AbortSignal,
  onStep: (step: number, of: number) => void,
): Promise<{ readonly name: string; readonly blob: Blob } | null> {
  const format = chosenFormat();
  if (format === undefined) throw new Error('This browser cannot record videos.');
  const [mimeType, name] = format;
  const { canvas, draw } = openPicture(run, source);
  await draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType });
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const ended = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  recorder.start();
  const { length } = toSheet(run, source).sentences;
  for (let step = 0; step < length && !signal.aborted; step++) {
    onStep(step, length - 1);
    await show(() => draw(step));
  }
  recorder.stop();
  await ended;
  return signal.aborted ? null : { name, blob: new Blob(chunks, { type: mimeType }) };
}

/** Drawn a few times, since a picture that stands still gives a recorder nothing to record. */
async function show(draw: () => Promise<void>): Promise<void> {
  const pictures = 4;
  for (let at = 0; at < pictures; at++) {
    await draw();
    await new Promise((resolve) => setTimeout(resolve, (1000 * secondsPerStep) / pictures));
  }
}
