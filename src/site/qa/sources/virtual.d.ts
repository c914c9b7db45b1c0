/** Made by `vite.config.ts`. */
declare module 'virtual:hashed-sources' {
  const sources: import('./read-sources.ts').Sources;
  export default sources;
}
