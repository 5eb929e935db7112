/** Indices into the lists of a program, or of a function for locals. */
export type TypeId = number & { readonly __id?: 'type' };
export type FunctionId = number & { readonly __id?: 'function' };
export type GlobalId = number & { readonly __id?: 'global' };
export type LocalId = number & { readonly __id?: 'local' };
export type LabelId = number & { readonly __id?: 'label' };
