import { emptySpan } from '../../../base/span.ts';
import type { PackageDiagnostic } from '../../types/checked-package.ts';
import type { Found } from './program-builder.ts';

export function describeFound({ code, file, span }: Found): PackageDiagnostic {
  const { message, hint } = words[code];
  return {
    code,
    severity: 'warning',
    message,
    span: span ?? emptySpan,
    related: [],
    hint,
    fix: null,
    file: file.name,
  };
}

const words = {
  'go-too-deep': {
    message: 'This is nested so deeply that it is not read any further; it counts as unknown.',
    hint: 'Give parts of it names: variables, or functions of their own.',
  },
  'go-too-many-instances': {
    message: 'From here on generic functions or types are instantiated without an end in sight.',
    hint: 'What was instantiated beyond the limit counts as unknown.',
  },
} as const;
