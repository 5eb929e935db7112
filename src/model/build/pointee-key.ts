/** The cells of what an unknown pointer points to, and of the elements of an unknown slice. */
export const pointeeKey = (id: string): string => `outside ${id}`;
export const elementsKey = (id: string): string => `outside elements ${id}`;

export const pointeeKeys = (id: string): readonly string[] => [pointeeKey(id), elementsKey(id)];
