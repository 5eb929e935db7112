/** Stable within a run: the same number means the same goroutine in every state of it. */
export type GoroutineId = number;

/** Stable within a run, over all families of resources: `c0`, `w1`. */
export type ResourceId = string;

/** A goroutine or a resource, with its name for people. */
interface Named<Id> {
  readonly id: Id;
  readonly name: string;
}

export type NamedGoroutine = Named<GoroutineId>;
export type NamedResource = Named<ResourceId>;
