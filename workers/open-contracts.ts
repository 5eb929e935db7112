import type { contractFix, proveContracts } from './contracts.ts';

/** What proves contracts: a quarter of the compiler, which most visits do without. */
interface ContractProver {
  readonly proveContracts: typeof proveContracts;
  readonly contractFix: typeof contractFix;
}

export type OpenContracts = () => Promise<ContractProver>;

/** In a classic worker; the script leaves what it has made behind. */
export function contractsFrom(url: string): OpenContracts {
  let loaded: ContractProver | null = null;
  return () => {
    if (loaded === null) {
      importScripts(new URL(url, self.location.href).href);
      loaded = Reflect.get(globalThis, 'virgoContracts') as ContractProver;
    }
    return Promise.resolve(loaded);
  };
}
