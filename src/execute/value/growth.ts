import { unreachable } from '../../base/unreachable.ts';
import type { TypeId } from '../../go/plain/ids.ts';
import { type Types } from './types.ts';

/** The sizes of blocks that Go's allocator hands out. */
// prettier-ignore
const classes: readonly number[] = [
  0, 8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256, 288, 320, 352, 384, 416,
  448, 480, 512, 576, 640, 704, 768, 896, 1024, 1152, 1280, 1408, 1536, 1792, 2048, 2304, 2688, 3072, 3200,
  3456, 4096, 4864, 5120, 5376, 6144, 6528, 6784, 6912, 8192, 9472, 9728, 10240, 10880, 12288, 13568, 14336,
  16384, 18432, 19072, 20480, 21760, 24576, 27264, 28672, 32768,
];
const page = 8192;

function roundUp(size: number): number {
  return classes.find((block) => block >= size) ?? Math.ceil(size / page) * page;
}

/** The capacity that append gives a slice which has become too short. */
export function grownCapacity(capacity: number, needed: number, elementSize: number): number {
  let grown = capacity;
  if (needed > capacity * 2) grown = needed;
  else if (capacity < 256) grown = capacity * 2;
  else while (grown < needed) grown += Math.floor((grown + 768) / 4);
  if (elementSize === 0) return grown;
  return Math.floor(roundUp(grown * elementSize) / elementSize);
}

/** The size of a type on a machine of 64 bits. */
export function sizeOf(type: TypeId, types: Types): number {
  return layout(type, types).size;
}

interface Layout {
  readonly size: number;
  readonly align: number;
}

function layout(type: TypeId, types: Types): Layout {
  const shape = types.shape(type);
  switch (shape.kind) {
    case 'boolean':
      return { size: 1, align: 1 };
    case 'integer':
    case 'float':
      return { size: shape.bits / 8, align: shape.bits / 8 };
    case 'complex':
      return { size: shape.bits / 8, align: shape.bits / 16 };
    case 'string':
    case 'interface':
      return { size: 16, align: 8 };
    case 'slice':
      return { size: 24, align: 8 };
    case 'pointer':
    case 'map':
    case 'channel':
    case 'function':
    case 'unknown':
      return { size: 8, align: 8 };
    case 'native':
      return {
        size: shape.family === 'rwmutex' ? 24 : shape.family === 'waitgroup' ? 12 : 8,
        align: 4,
      };
    case 'array': {
      const element = layout(shape.element, types);
      return { size: element.size * shape.length, align: element.align };
    }
    case 'struct': {
      let size = 0;
      let align = 1;
      for (const field of shape.fields) {
        const part = layout(field.type, types);
        size = Math.ceil(size / part.align) * part.align + part.size;
        align = Math.max(align, part.align);
      }
      return { size: Math.ceil(size / align) * align, align };
    }
    default:
      return unreachable(shape);
  }
}
