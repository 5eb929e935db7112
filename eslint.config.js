import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const ourRules = {
  eqeqeq: 'error',
  // Playwright's fixtures say by an empty pattern that they need no other.
  'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
  'no-console': 'error',
  'no-restricted-syntax': [
    'error',
    { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
    { selector: 'ExportAllDeclaration', message: 'No barrel files: import from where it stands.' },
    {
      selector: 'Program > VariableDeclaration[kind="let"]',
      message: 'No state at the level of a module.',
    },
    {
      selector: 'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
      message: 'No state at the level of a module.',
    },
  ],
};

const typedRules = {
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  // A `default` may close a switch, as `default: return unreachable(x)`, but swallow no case.
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: false },
  ],
  // An index that was just checked is said so with `!`; what is unchecked is typed as undefined.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/restrict-template-expressions': [
    'error',
    { allowNumber: true, allowBoolean: true, allow: [{ name: 'bigint', from: 'lib' }] },
  ],
  // The compiler reports names that are not defined.
  'no-undef': 'off',
};

export default defineConfig(
  globalIgnores(['dist/', 'build/', 'public/', 'examples/', '.cache/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: ourRules },
  {
    files: ['**/*.ts', '**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: typedRules,
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, svelteConfig },
    },
    // A component's state is declared at the top of its script.
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What `beforeAll` makes, the tests of the file share.
    files: ['**/*.test.ts', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: { globals: globals.node },
    // Scripts speak to the person at the terminal.
    rules: { 'no-console': 'off' },
  },
);
