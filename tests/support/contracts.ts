import type { OpenContracts } from '../../workers/open-contracts.ts';

/** Node needs no script for it. */
export const openContracts: OpenContracts = () => import('../../workers/contracts.ts');
