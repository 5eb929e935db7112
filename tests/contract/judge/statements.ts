import { number, truth } from './expressions.ts';
import { invariantsFor } from './conditions.ts';
import { pick, type World } from './world.ts';

type Maker = (world: World, depth: number) => readonly string[];

const indent = (lines: readonly string[]): readonly string[] => lines.map((one) => `\t${one}`);

export function block(world: World, depth: number): readonly string[] {
  const count = 1 + world.random(depth > 1 ? 4 : 2);
  const outer = world.numbers.length;
  const targets = world.targets.length;
  const lines = Array.from({ length: count }).flatMap(() => statement(world, depth));
  world.numbers.length = outer;
  world.targets.length = targets;
  return lines;
}

function statement(world: World, depth: number): readonly string[] {
  const few = world.isPlain ? plain : [...plain, ...simple];
  const more = world.isPlain ? control : [...control, overRange];
  const makers = depth > 0 ? [...few, ...few, ...more] : few;
  return pick(world.random, makers)(world, depth);
}

/** Inside of the slice, half of the time said. */
function indexed(world: World, name: 's' | 't', body: (at: string) => string): readonly string[] {
  const at = number(world, 1);
  const index = `i${String(world.fresh++)}`;
  if (world.random(5) === 0) return [body(pick(world.random, world.numbers))];
  const guard = `if ${index} := ${at}; 0 <= ${index} && ${index} < len(${name}) {`;
  return [guard, `\t${body(index)}`, '}'];
}

const assign: Maker = (world) => [`${pick(world.random, world.targets)} = ${number(world)}`];
const step: Maker = (world) => [
  `${pick(world.random, world.targets)}${pick(world.random, ['++', '--'])}`,
];

const plain: readonly Maker[] = [
  assign,
  assign,
  step,
  (world) => [`${pick(world.random, world.targets)} += ${number(world, 1)}`],
  (world) => [`x, y = ${number(world, 1)}, ${number(world, 1)}`],
  () => [`x, r = r, x`],
  (world) => {
    const name = `v${String(world.fresh++)}`;
    const value = number(world);
    world.numbers.push(name);
    world.targets.push(name);
    return [`${name} := ${value}`, `_ = ${name}`];
  },
];

const simple: readonly Maker[] = [
  (world) => (world.rights.p === 'none' && world.random(4) > 0 ? [] : [`*p = ${number(world)}`]),
  (world) => (world.rights.q === 'none' && world.random(4) > 0 ? [] : [`*q = ${number(world)}`]),
  (world) => indexed(world, 's', (at) => `s[${at}] = ${number(world, 1)}`),
  (world) => indexed(world, 't', (at) => `t[${at}] = ${number(world, 1)}`),
  (world) => indexed(world, 's', (at) => `x = s[${at}]`),
  (world) => indexed(world, 's', (at) => `s[0], s[${at}] = s[${at}], s[0]`),
  (world) => (world.rights.p === 'whole' ? [`put(p, ${number(world, 1)})`] : []),
  (world) =>
    world.rights.p === 'whole' && world.loops === 0 ? [`defer put(p, ${number(world, 1)})`] : [],
  (world) => {
    const [a, b] = [`a${String(world.fresh)}`, `b${String(world.fresh++)}`];
    const change = pick(world.random, [`${a}[1]`, `${b}[0]`, `${b}[2]`]);
    return [
      `${a} := [3]int{${number(world, 1)}, 1, 2}`,
      `${b} := ${a}`,
      `_ = ${b}`,
      `${change} = ${number(world, 1)}`,
      `r = ${pick(world.random, [a, b])}[${String(world.random(3))}]`,
    ];
  },
  (world) => {
    const [u, v] = [`u${String(world.fresh)}`, `w${String(world.fresh++)}`];
    const copy = pick(world.random, [u, `&${u}`]);
    return [
      `${u} := pair{${number(world, 1)}, ${number(world, 1)}}`,
      `${v} := ${copy}`,
      `${v}.a = ${number(world, 1)}`,
      `x = ${pick(world.random, [`${u}.a`, `${v}.a + ${u}.b`, `${v}.b`])}`,
    ];
  },
  (world) => {
    const u = `l${String(world.fresh++)}`;
    return [
      `${u} := make([]int, 2, 4)`,
      `${u} = append(${u}, ${number(world, 1)})`,
      `${u}[${String(world.random(4))}] = ${number(world, 1)}`,
      `r = ${u}[${String(world.random(3))}]`,
    ];
  },
  (world) => {
    const u = `m${String(world.fresh++)}`;
    return [
      `${u} := map[int]int{${number(world, 0)}: 1}`,
      `${u}[${number(world, 1)}] = ${number(world, 1)}`,
      `x = ${u}[${number(world, 1)}]`,
    ];
  },
  (world) => {
    const u = `z${String(world.fresh++)}`;
    return [
      `if len(s) > 1 {`,
      `\t${u} := s[${pick(world.random, ['1:', ':1', '0:2', '1:2'])}]`,
      `\t${pick(world.random, [`${u}[0] = ${number(world, 1)}`, `r = ${u}[0]`])}`,
      '}',
    ];
  },
];

function counted(world: World, depth: number): readonly string[] {
  const index = `i${String(world.fresh++)}`;
  const limit = world.isPlain
    ? pick(world.random, ['3', 'n', 'm'])
    : pick(world.random, ['len(s)', 'len(s)', 'len(t)', '3', 'n']);
  const invariants = invariantsFor(world, index, limit);
  world.loops++;
  world.numbers.push(index);
  const body = block(world, depth - 1);
  world.numbers.pop();
  world.loops--;
  const own =
    limit.startsWith('len') && world.random(2) === 0
      ? [`\t${limit[4]!}[${index}] = ${number(world, 1)}`]
      : [];
  const head = `for ${index} := 0; ${index} < ${limit}; ${index}++ {`;
  return [...invariants, head, '\tturn()', ...own, ...indent(body), '}'];
}

const overRange: Maker = (world, depth) => {
  const [at, value] = [`i${String(world.fresh)}`, `e${String(world.fresh++)}`];
  const invariants = invariantsFor(world, at, 'len(s)');
  world.loops++;
  world.numbers.push(at, value);
  const body = block(world, depth - 1);
  world.numbers.length -= 2;
  world.loops--;
  return [
    ...invariants,
    `for ${at}, ${value} := range s {`,
    `\t_, _ = ${at}, ${value}`,
    '\tturn()',
    ...indent(body),
    '}',
  ];
};

const control: readonly Maker[] = [
  counted,
  counted,
  (world, depth) => [`if ${truth(world)} {`, ...indent(block(world, depth - 1)), '}'],
  (world, depth) => [
    `if ${truth(world)} {`,
    ...indent(block(world, depth - 1)),
    '} else {',
    ...indent(block(world, depth - 1)),
    '}',
  ],
  (world, depth) => [
    `switch ${number(world, 1)} {`,
    `case ${String(world.random(3))}:`,
    ...indent(block(world, depth - 1)),
    pick(world.random, [`case 5, 6:`, 'default:']),
    ...indent(block(world, depth - 1)),
    '}',
  ],
  (world) => [`if ${truth(world)} {`, `\treturn ${number(world)}`, '}'],
  (world) =>
    world.loops === 0
      ? []
      : [`if ${truth(world)} {`, `\t${pick(world.random, ['break', 'continue'])}`, '}'],
];
