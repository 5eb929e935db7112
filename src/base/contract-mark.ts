/**
 * What contracts stand behind: `//@`, and `// @ `, which gofmt makes of it in the comment before a declaration. As the
 * source of a regular expression.
 */
export const contractMark = String.raw`\/\/(?:@| @(?=\s))`;
