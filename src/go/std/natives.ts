/**
 * What a function or method without a body does, by family. A reader of Plain Go (the machine, the model)
 * has one file per family, which gives every operation of it a meaning.
 */
type Native =
  | { readonly family: 'mutex'; readonly operation: 'lock' | 'tryLock' | 'unlock' }
  | {
      readonly family: 'rwmutex';
      readonly operation: 'lock' | 'tryLock' | 'unlock' | 'rLock' | 'tryRLock' | 'rUnlock';
    }
  | { readonly family: 'waitgroup'; readonly operation: 'add' | 'wait' }
  | { readonly family: 'cond'; readonly operation: 'enqueue' | 'await' | 'signal' | 'broadcast' }
  | {
      readonly family: 'atomic';
      readonly operation: 'load' | 'store' | 'swap' | 'compareAndSwap' | 'add' | 'and' | 'or';
    }
  | {
      readonly family: 'timer';
      readonly operation:
        'start' | 'stop' | 'reset' | 'sleep' | 'now' | 'look' | 'between' | 'part';
    }
  | { readonly family: 'goroutine'; readonly operation: 'yield' | 'exit' | 'count' | 'processors' }
  | { readonly family: 'process'; readonly operation: 'exit' }
  | { readonly family: 'output'; readonly operation: 'write' }
  | { readonly family: 'input'; readonly operation: 'scan' }
  | {
      readonly family: 'choice';
      readonly operation:
        'below' | 'fraction' | 'iterations' | 'defaults' | 'doneByOthers' | 'bubble';
    }
  | { readonly family: 'signal'; readonly operation: 'notify' | 'stop' | 'call' }
  | { readonly family: 'format'; readonly operation: 'quick' | 'quickLine' | 'quickText' }
  | { readonly family: 'dynamic'; readonly operation: DynamicOperation }
  | { readonly family: 'text'; readonly operation: 'index' | 'lastIndex' | 'line' }
  | { readonly family: 'unicode'; readonly operation: 'is' | 'mapped' }
  | { readonly family: 'math'; readonly operation: MathOperation };

/** As Plain Go names an operation: `mutex.lock`. */
type NameOf<One extends Native> = One extends unknown
  ? `${One['family']}.${One['operation']}`
  : never;

export type OperationFamily = Native['family'];

/** The operations of some families. */
export type OperationOf<Family extends OperationFamily> = NameOf<
  Extract<Native, { readonly family: Family }>
>;

/** All operations that only a reader can carry out; those of Go's own functions have no family. */
export type NativeOperation = OperationOf<OperationFamily> | 'print' | 'println';

export const operationName = <One extends Native>({ family, operation }: One): NameOf<One> =>
  `${family}.${operation}` as NameOf<One>;

type DynamicOperation =
  | 'kind'
  | 'typeText'
  | 'typeName'
  | 'sameType'
  | 'comparable'
  | 'isNil'
  | 'len'
  | 'index'
  | 'swapElements'
  | 'numField'
  | 'field'
  | 'fieldName'
  | 'fieldText'
  | 'elem'
  | 'elemKind'
  | 'elemText'
  | 'keyText'
  | 'address'
  | 'mapEntries'
  | 'mapValue'
  | 'scalar'
  | 'assign'
  | 'deepEqual'
  | 'unread'
  | 'wraps'
  | 'holds'
  | 'fill';

type MathOperation = (typeof mathFunctions)[number] | 'formatFloat' | 'parseFloat';

/** Of package math; what they are called there is their operation. */
const mathFunctions = [
  ...(['Sqrt', 'Floor', 'Ceil', 'Trunc', 'Exp', 'Exp2', 'Expm1'] as const),
  ...(['Log', 'Log2', 'Log10', 'Log1p', 'Sin', 'Cos', 'Tan', 'Asin', 'Acos', 'Atan'] as const),
  ...(['Sinh', 'Cosh', 'Tanh', 'Asinh', 'Acosh', 'Atanh', 'Cbrt'] as const),
  ...(['Pow', 'Atan2', 'Hypot', 'Mod'] as const),
  ...(['Float64bits', 'Float64frombits', 'Float32bits', 'Float32frombits'] as const),
] as const;

/** The types of fields that only natives touch. Their zero value is a primitive that nobody uses. */
export const nativeTypes: Readonly<
  Record<string, 'mutex' | 'rwmutex' | 'waitgroup' | 'cond' | 'timer'>
> = {
  'sync.mutexState': 'mutex',
  'sync.rwMutexState': 'rwmutex',
  'sync.waitGroupState': 'waitgroup',
  'sync.condState': 'cond',
  'time.timerState': 'timer',
};

const locks: Natives = {
  'sync.(*Mutex).Lock': { family: 'mutex', operation: 'lock' },
  'sync.(*Mutex).TryLock': { family: 'mutex', operation: 'tryLock' },
  'sync.(*Mutex).Unlock': { family: 'mutex', operation: 'unlock' },
  'sync.(*RWMutex).Lock': { family: 'rwmutex', operation: 'lock' },
  'sync.(*RWMutex).TryLock': { family: 'rwmutex', operation: 'tryLock' },
  'sync.(*RWMutex).Unlock': { family: 'rwmutex', operation: 'unlock' },
  'sync.(*RWMutex).RLock': { family: 'rwmutex', operation: 'rLock' },
  'sync.(*RWMutex).TryRLock': { family: 'rwmutex', operation: 'tryRLock' },
  'sync.(*RWMutex).RUnlock': { family: 'rwmutex', operation: 'rUnlock' },
};

const waiting: Natives = {
  'sync.(*WaitGroup).Add': { family: 'waitgroup', operation: 'add' },
  'sync.(*WaitGroup).Wait': { family: 'waitgroup', operation: 'wait' },
  'sync.(*Cond).enqueue': { family: 'cond', operation: 'enqueue' },
  'sync.(*Cond).await': { family: 'cond', operation: 'await' },
  'sync.(*Cond).Signal': { family: 'cond', operation: 'signal' },
  'sync.(*Cond).Broadcast': { family: 'cond', operation: 'broadcast' },
};

const time: Natives = {
  'time.(*clockTimer).start': { family: 'timer', operation: 'start' },
  'time.(*clockTimer).stop': { family: 'timer', operation: 'stop' },
  'time.(*clockTimer).reset': { family: 'timer', operation: 'reset' },
  'time.Sleep': { family: 'timer', operation: 'sleep' },
  'time.now': { family: 'timer', operation: 'now' },
  'time.look': { family: 'timer', operation: 'look' },
  'time.between': { family: 'timer', operation: 'between' },
  'time.part': { family: 'timer', operation: 'part' },
};

const environment: Natives = {
  'runtime.Gosched': { family: 'goroutine', operation: 'yield' },
  'runtime.Goexit': { family: 'goroutine', operation: 'exit' },
  'runtime.NumGoroutine': { family: 'goroutine', operation: 'count' },
  'runtime.numCPU': { family: 'goroutine', operation: 'processors' },
  'os.exit': { family: 'process', operation: 'exit' },
  'os.write': { family: 'output', operation: 'write' },
  'os/signal.notify': { family: 'signal', operation: 'notify' },
  'context.expect': { family: 'signal', operation: 'call' },
  'os/signal.stop': { family: 'signal', operation: 'stop' },
  'sync.doneByOthers': { family: 'choice', operation: 'doneByOthers' },
  'sync.choose': { family: 'choice', operation: 'below' },
  'math/rand.choose': { family: 'choice', operation: 'below' },
  'math/rand/v2.choose': { family: 'choice', operation: 'below' },
  'math/rand.fraction': { family: 'choice', operation: 'fraction' },
  'math/rand/v2.fraction': { family: 'choice', operation: 'fraction' },
  'testing.iterations': { family: 'choice', operation: 'iterations' },
  'testing/synctest.leftOut': { family: 'choice', operation: 'bubble' },
  'flag.onlyDefaults': { family: 'choice', operation: 'defaults' },
};

const values: Natives = {
  'fmt.quick': { family: 'format', operation: 'quick' },
  'fmt.quickLine': { family: 'format', operation: 'quickLine' },
  'fmt.quickText': { family: 'format', operation: 'quickText' },
  'fmt.input': { family: 'input', operation: 'scan' },
  'log.line': { family: 'text', operation: 'line' },
  'testing.line': { family: 'text', operation: 'line' },
  'strings.Index': { family: 'text', operation: 'index' },
  'strings.LastIndex': { family: 'text', operation: 'lastIndex' },
  'unicode.is': { family: 'unicode', operation: 'is' },
  'unicode.mapped': { family: 'unicode', operation: 'mapped' },
  'strconv.formatFloat': { family: 'math', operation: 'formatFloat' },
  'strconv.parseFloat': { family: 'math', operation: 'parseFloat' },
  'sort.swapElements': { family: 'dynamic', operation: 'swapElements' },
};

const dynamicFunctions: Readonly<Record<string, DynamicOperation>> = {
  Kind: 'kind',
  TypeText: 'typeText',
  TypeName: 'typeName',
  SameType: 'sameType',
  Comparable: 'comparable',
  IsNil: 'isNil',
  Len: 'len',
  Index: 'index',
  NumField: 'numField',
  Field: 'field',
  FieldName: 'fieldName',
  FieldText: 'fieldText',
  Elem: 'elem',
  ElemKind: 'elemKind',
  ElemText: 'elemText',
  KeyText: 'keyText',
  Address: 'address',
  MapEntries: 'mapEntries',
  MapValue: 'mapValue',
  Integer: 'scalar',
  Unsigned: 'scalar',
  Number: 'scalar',
  Complex: 'scalar',
  Truth: 'scalar',
  Text: 'scalar',
  Octets: 'scalar',
  Assign: 'assign',
  DeepEqual: 'deepEqual',
  Unread: 'unread',
  Wraps: 'wraps',
  Holds: 'holds',
  Fill: 'fill',
};

type Natives = Readonly<Record<string, Native>>;

/** By the names that `declarationsOf` gives: `sync.(*Mutex).Lock`. */
export const natives: Natives = {
  ...locks,
  ...waiting,
  ...atomics(),
  ...time,
  ...environment,
  ...values,
  ...Object.fromEntries(
    Object.entries(dynamicFunctions).map(([name, operation]): [string, Native] => [
      `internal/dynamic.${name}`,
      { family: 'dynamic', operation },
    ]),
  ),
  ...Object.fromEntries(
    mathFunctions.map((operation): [string, Native] => [
      `math.${operation}`,
      { family: 'math', operation },
    ]),
  ),
};

function atomics(): Natives {
  const found: Record<string, Native> = {};
  const operations = {
    Load: 'load',
    Store: 'store',
    Swap: 'swap',
    CompareAndSwap: 'compareAndSwap',
    Add: 'add',
    And: 'and',
    Or: 'or',
  } as const;
  for (const [name, operation] of Object.entries(operations)) {
    for (const type of ['Int32', 'Int64', 'Uint32', 'Uint64', 'Uintptr']) {
      found[`sync/atomic.${name}${type}`] = { family: 'atomic', operation };
    }
  }
  for (const [name, operation] of [
    ['loadPointer', 'load'],
    ['storePointer', 'store'],
    ['swapPointer', 'swap'],
    ['compareAndSwapPointer', 'compareAndSwap'],
    ['loadAny', 'load'],
    ['swapAny', 'swap'],
    ['compareAndSwapAny', 'compareAndSwap'],
  ] as const) {
    found[`sync/atomic.${name}`] = { family: 'atomic', operation };
  }
  return found;
}
