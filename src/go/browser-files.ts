import grammar from 'tree-sitter-go/tree-sitter-go.wasm?url';
import runtime from 'web-tree-sitter/web-tree-sitter.wasm?url';
import type { GoParserFiles } from './parse.ts';

/** Where the build put the two wasm files, beside the page. */
export function browserGoFiles(): GoParserFiles {
  return { runtime: address(runtime), grammar: address(grammar) };
}

/** In a worker, the bundler's addresses are relative to the worker's own file. */
function address(file: string): string {
  return new URL(file, import.meta.url).href;
}
