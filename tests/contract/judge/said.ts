/** The same twice: as a contract says it, and as Go that finds out. */
export interface Said {
  readonly spec: string;
  readonly go: string;
}

export function said(spec: string, go = spec): Said {
  return { spec, go };
}

export function implies(condition: Said, then: Said): Said {
  return said(`(${condition.spec} ==> ${then.spec})`, `(!(${condition.go}) || (${then.go}))`);
}

export function both(first: Said, second: Said): Said {
  return said(`(${first.spec} && ${second.spec})`, `(${first.go} && ${second.go})`);
}

/** For all k from `low` to below `high`. */
export function all(low: Said, high: Said, body: Said): Said {
  return said(
    `(forall k int :: ${low.spec} <= k && k < ${high.spec} ==> ${body.spec})`,
    `forall(${low.go}, ${high.go}, func(k int) bool { return ${body.go} })`,
  );
}
