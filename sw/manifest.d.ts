/** Filled in by the build: every file of the app, with its hash, and a revision if its name has none. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: readonly {
    readonly url: string;
    readonly revision: string | null;
    readonly integrity?: string;
  }[];
}

declare module '*.css?inline' {
  const style: string;
  export default style;
}
