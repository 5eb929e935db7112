import { diagnose } from '../../diagnostics/diagnose.ts';
import { goCatalogue } from '../../diagnostics/go-catalogue.ts';
import type { GoFile } from '../syntax/node.ts';
import type { PackageDiagnostic } from '../types/checked-package.ts';

/** Go's compiler stops here, too. */
const mostFaults = 10;

/** What the parser found, in the words of Go's compiler. */
export function syntaxFaults(file: GoFile): readonly PackageDiagnostic[] {
  const { errors, name } = file;
  const [first] = errors;
  if (first === undefined) return [];
  if (file.package === null && file.declarations.length === 0) {
    const end = Math.max(1, file.text.search(/\n|$/));
    return [{ ...diagnose(goCatalogue, 'go-not-go', { start: 0, end }, {}), file: name }];
  }
  return errors.slice(0, mostFaults).map(({ span, message }) => ({
    ...diagnose(goCatalogue, 'go-syntax', span, { fault: message }),
    file: name,
  }));
}
