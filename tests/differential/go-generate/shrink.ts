import { bool, int, type Expr, type Fn, type GoProgram, type Part, type Stmt } from './program.ts';

/** Programs with one thing less, the boldest first; not all of them compile. */
export function smaller({ functions, ...rest }: GoProgram): readonly GoProgram[] {
  const isCalled = (fn: Fn): boolean => fn !== functions[0];
  const without = functions
    .filter(isCalled)
    .map((gone) => ({ ...rest, functions: functions.filter((fn) => fn !== gone) }));
  const changed = functions.flatMap((fn, at) =>
    smallerBodies(fn.body).map((body) => ({
      ...rest,
      functions: functions.map((other, index) => (index === at ? { ...fn, body } : other)),
    })),
  );
  return [...without, ...changed];
}

type Body = readonly Stmt[];

function smallerBodies(body: Body): readonly Body[] {
  const replaced = (at: number, ...by: readonly Stmt[]): Body => [
    ...body.slice(0, at),
    ...by,
    ...body.slice(at + 1),
  ];
  const bold = body.flatMap((statement, at) => [
    replaced(at),
    ...(statement.body === null ? [] : [replaced(at, ...statement.body)]),
    ...(statement.otherwise === null
      ? []
      : [replaced(at, ...statement.otherwise), replaced(at, { ...statement, otherwise: null })]),
  ]);
  const careful = body.flatMap((statement, at) =>
    smallerStatements(statement).map((one) => replaced(at, one)),
  );
  return [...bold, ...careful];
}

function smallerStatements(statement: Stmt): readonly Stmt[] {
  const { head, body, otherwise } = statement;
  return [
    ...(body === null ? [] : smallerBodies(body).map((inner) => ({ ...statement, body: inner }))),
    ...(otherwise === null
      ? []
      : smallerBodies(otherwise).map((inner) => ({ ...statement, otherwise: inner }))),
    ...head.flatMap((part, at) =>
      smallerParts(part).map((one) => ({
        ...statement,
        head: head.map((other, index) => (index === at ? one : other)),
      })),
    ),
  ];
}

function smallerParts(part: Part): readonly Expr[] {
  if (typeof part === 'string') return [];
  switch (part.kind) {
    case 'leaf':
      return isPlain(part) ? [] : constants(part);
    case 'call':
      return part.sort === 'int' ? [part.given, ...constants(part)] : constants(part);
    case 'not':
      return [part.operand, ...constants(part)];
    case 'binary': {
      const sides = [part.left, part.right].filter(({ sort }) => sort === part.sort);
      return [...sides, ...constants(part)];
    }
  }
}

function isPlain(expr: Expr): boolean {
  return expr.kind === 'leaf' && /^(\d+|true|false)$/.test(expr.text);
}

function constants({ sort }: Expr): readonly Expr[] {
  return sort === 'int' ? [int(0), int(1)] : [bool('true'), bool('false')];
}
