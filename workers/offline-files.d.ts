/** What the build puts into the service worker. */
declare const OFFLINE_FILES: { readonly version: string; readonly files: readonly string[] };
