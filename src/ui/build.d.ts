/** Put in place when the page is built. */
declare const VIRGO_VERSION: string;
/** Empty where nobody said. */
declare const VIRGO_SOURCE: string;
