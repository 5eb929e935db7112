import type { NativeOperation } from '../../std/natives.ts';
import { emptySpan, type Span } from '../../../base/span.ts';
import type { Block, FunctionDeclaration, GoFile } from '../../syntax/node.ts';
import type { FunctionObject, SignatureType, VariableObject } from '../../types/type.ts';
import type { FunctionId, TypeId } from '../ids.ts';
import type { PlainFunction } from '../program.ts';
import type { Context, Surroundings } from './context.ts';
import { functionContext } from './function-context.ts';
import { FunctionBuilder, type Header } from './function-builder.ts';
import type { ProgramBuilder, Unit } from './program-builder.ts';
import { bind, emptyEnvironment } from './type-environment.ts';

/** How a function of the text or the library is called. */
export type FunctionReference =
  | { readonly kind: 'function'; readonly id: FunctionId }
  | { readonly kind: 'native'; readonly operation: NativeOperation }
  | { readonly kind: 'unknown'; readonly name: string; readonly package: string | null };

/** The function with these type arguments; of a method they are those of the receiver's type. */
export function referenceTo(
  { program, lower, options }: Surroundings,
  declared: FunctionObject,
  given: readonly TypeId[],
): FunctionReference {
  const object = declared.origin;
  const qualified = qualifiedName(object);
  const operation = program.natives.operation(qualified);
  const { syntax } = object;
  const unknown = {
    kind: 'unknown',
    name: qualified,
    package: object.package?.path ?? null,
  } as const;
  const unit = program.unitOf(object.package);
  if (syntax?.kind !== 'function' || unit === null || syntax.body === null)
    return operation === null ? unknown : { kind: 'native', operation };
  const { body } = syntax;
  const id = program.functionFor(program.keyOf(object, given, emptyEnvironment), (id) =>
    lowerDeclared({ program, lower, options }, unit, { object, syntax, body, given, id }),
  );
  return id === null ? unknown : { kind: 'function', id };
}

interface Declared {
  readonly object: FunctionObject;
  readonly syntax: FunctionDeclaration;
  readonly body: Block;
  readonly given: readonly TypeId[];
  readonly id: FunctionId;
}

function lowerDeclared(
  surroundings: Surroundings,
  unit: Unit,
  { object, syntax, body, given, id }: Declared,
): PlainFunction {
  const { program } = surroundings;
  const signature = object.type;
  const file = object.file ?? unit.checked.files[0]!;
  program.visiting(file, syntax.name.span);
  const parameters =
    signature.receiver === null ? signature.typeParameters : signature.receiverTypeParameters;
  const environment = bind(emptyEnvironment, parameters, given);
  const header: Header = {
    id,
    name: displayName(program, object, given),
    package: object.package?.path ?? '',
    qualified: qualifiedName(object),
    origin: unit.library ? 'library' : 'text',
    file: program.fileId(file),
    span: syntax.span,
    nameSpan: syntax.name.span,
  };
  const fn = new FunctionBuilder(header, null);
  const context = functionContext(surroundings, fn, { unit, file, environment, root: body });
  declareSignature(context, signature, context.boxing.results.has(body));
  surroundings.lower.body(context, body);
  return fn.finish();
}

/** Receiver, parameters and results become locals. */
export function declareSignature(
  context: Context,
  signature: SignatureType,
  boxedResults: boolean,
): void {
  const { receiver, parameters, results } = signature;
  const { fn, program, environment, boxing } = context;
  const declared = (object: VariableObject, isBoxed: boolean) => ({
    name: object.name === '' || object.name === '_' ? null : object.name,
    type: program.types.intern(object.type, environment),
    boxed: isBoxed || boxing.variables.has(object),
    span: fn.place(object.span ?? emptySpan),
  });
  if (receiver !== null) fn.parameter(receiver, declared(receiver, false));
  for (const object of parameters) fn.parameter(object, declared(object, false));
  for (const object of results) fn.result(object, declared(object, boxedResults));
}

/** `sync.Once.Do` and `sync.(*Once).Do`, with the whole path of the package. */
function qualifiedName({
  name,
  package: home,
  receiverBase,
  hasPointerReceiver,
}: FunctionObject): string {
  const path = home === null ? '' : `${home.path}.`;
  if (receiverBase === null) return `${path}${name}`;
  const base = receiverBase.object.name;
  return hasPointerReceiver ? `${path}(*${base}).${name}` : `${path}${base}.${name}`;
}

function displayName(
  { types }: ProgramBuilder,
  { name, receiverBase }: FunctionObject,
  given: readonly TypeId[],
): string {
  const list = given.map((id) => types.entry(id).text).join(',');
  const suffix = given.length === 0 ? '' : `[${list}]`;
  return receiverBase === null
    ? `${name}${suffix}`
    : `${receiverBase.object.name}${suffix}.${name}`;
}

interface WrapperParts {
  readonly key: string;
  readonly name: string;
  readonly package: string;
  readonly file: GoFile | null;
  readonly span: Span;
  readonly parameters: readonly TypeId[];
  readonly results: readonly TypeId[];
  readonly captures: readonly TypeId[];
}

interface WrapperLocals {
  readonly parameters: readonly number[];
  readonly results: readonly number[];
  readonly captures: readonly number[];
}

/** A function that we make: `write` emits its body and sets the results. */
export function wrapperFor(
  context: Context,
  parts: WrapperParts,
  write: (context: Context, locals: WrapperLocals) => void,
): FunctionId | null {
  const { program } = context;
  return program.functionFor(`wrapper ${parts.key}`, (id) => {
    const { name, package: home, span } = parts;
    const file = parts.file ?? context.file;
    const header: Header = {
      id,
      name,
      package: home,
      qualified: null,
      origin: 'wrapper',
      file: program.fileId(file),
      span,
      nameSpan: span,
    };
    const fn = new FunctionBuilder(header, null);
    const local = (type: TypeId, boxed = false) => ({
      name: null,
      type,
      boxed,
      span: fn.place(span),
    });
    const captures = parts.captures.map((type) => fn.capture({}, local(type, true)));
    const parameters = parts.parameters.map((type) => fn.parameter({}, local(type)));
    const results = parts.results.map((type) => fn.result({}, local(type)));
    const inner: Context = {
      ...context,
      file,
      fn,
      environment: emptyEnvironment,
      jumps: [],
      frame: null,
      returning: fn,
    };
    write(inner, { captures, parameters, results });
    return fn.finish();
  });
}
