import { isLargerThan } from '../../expression/walk.ts';
import type { Quantity } from '../quantity.ts';

const longest = 200;

/**
 * Whether a number leaves a type of so many bits although what a run is given is small: it was multiplied by a
 * constant that few numbers go with.
 */
export function outgrows(quantity: Quantity, bits: number): boolean {
  // So long a formula becomes a value of its own as soon as it is read.
  if (isLargerThan(quantity, longest)) return false;
  const given = 1n << (bits >= 64 ? 20n : 10n);
  return magnitude(quantity, given) >= 1n << BigInt(bits - 1);
}

/** At most as far from zero as this, where what is given is within the bound. */
function magnitude(quantity: Quantity, given: bigint): bigint {
  switch (quantity.kind) {
    case 'integer':
      return quantity.value < 0n ? -quantity.value : quantity.value;
    case 'source':
    case 'iteration':
      return given;
    case 'boolean':
      return 0n;
    case 'unary':
      return magnitude(quantity.operand, given);
    case 'conditional': {
      const [then, otherwise] = [quantity.then, quantity.otherwise].map((one) =>
        magnitude(one, given),
      );
      return then! > otherwise! ? then! : otherwise!;
    }
    case 'binary': {
      const [left, right] = [magnitude(quantity.left, given), magnitude(quantity.right, given)];
      switch (quantity.operator) {
        case '+':
        case '-':
          return left + right;
        case '*':
          return left * right;
        case '/':
          return left;
        case '&&':
        case '||':
        case '==':
        case '!=':
        case '<':
        case '<=':
        case '>':
        case '>=':
          return 0n;
      }
    }
  }
}
