/** What the build puts into the service worker. */
declare const OFFLINE_FILES: {
  readonly version: string;
  readonly files: readonly string[];
  /** What is kept when it is fetched first. */
  readonly later: readonly string[];
};
