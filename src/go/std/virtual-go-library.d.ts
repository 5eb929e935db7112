/** Made by the build: where the texts of Go's library are served from. */
declare module 'virtual:go-library' {
  export const goLibraryUrl: string;
}
