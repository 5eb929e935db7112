import type { ContextEvent } from '../family/context.ts';
import type { OutputEvent } from '../family/output.ts';
import type { VariableEvent } from '../family/variable.ts';
import type { Narration } from './narration.ts';

export const contextEvents: Narration<ContextEvent> = {
  cancel: ({ context, error }) => `cancels ${context.name}: ${error}`,
};

export const variableEvents: Narration<VariableEvent> = {
  read: ({ variable, value }) =>
    value === '' ? `reads ${variable.name}` : `reads ${variable.name}, which is ${value}`,
  write: ({ variable, value }) =>
    value === '' ? `writes ${variable.name}` : `sets ${variable.name} to ${value}`,
  atomic: ({ variable, operation, value }) => `does ${operation}; ${variable.name} is ${value}`,
};

export const outputEvents: Narration<OutputEvent> = {
  print: ({ text }) => `prints ${JSON.stringify(text)}`,
};
