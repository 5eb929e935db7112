/** What the build puts into the service worker. */
declare const OFFLINE_FILES: {
  readonly version: string;
  readonly files: readonly string[];
  /** What is kept when it is fetched first. */
  readonly later: readonly string[];
  /** What of that is fetched once the page has nothing to do. */
  readonly idle: readonly string[];
};
