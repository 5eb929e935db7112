import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { GoFile } from '../syntax/node.ts';
import type { Info } from './info.ts';
import type { GoPackage, Scope } from './type.ts';

export interface PackageDiagnostic extends Diagnostic {
  /** In which text of the package. */
  readonly file: string;
}

export interface CheckedPackage {
  readonly package: GoPackage;
  readonly files: readonly GoFile[];
  readonly info: Info;
  readonly diagnostics: readonly PackageDiagnostic[];
  readonly scope: Scope;
}

/** Gives the package with this path, or null where there is no text: then its members are unknown. */
export type Importer = (path: string) => CheckedPackage | null;
