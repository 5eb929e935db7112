import { serveBrowserThread } from '../src/smt/z3/browser-thread.ts';

serveBrowserThread();
