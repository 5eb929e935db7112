/** Made by the build (scripts/z3-files.ts): where Z3's files lie beside the page. */
declare module 'virtual:z3-files' {
  export const z3Files: import('./browser-solver.ts').Z3Files;
}
