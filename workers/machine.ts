import { expose } from 'comlink';
import { goLibraryUrl } from 'virtual:go-library';
import { GoReader } from '../src/go/plain/go-reader.ts';
import { fetchStandardLibrary } from '../src/go/std/fetch-library.ts';
import { MachineService } from './machine-service.ts';

expose(new MachineService(async () => new GoReader(await fetchStandardLibrary(goLibraryUrl))));
