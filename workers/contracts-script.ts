import { contractFix, proveContracts } from './contracts.ts';

/** A script of its own, which the compiler's worker loads when somebody asks for contracts. */
Object.assign(globalThis, { virgoContracts: { contractFix, proveContracts } });
