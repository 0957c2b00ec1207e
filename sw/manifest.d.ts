/** Filled in by the build: every file of the app, with its revision where the name has none. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: readonly (string | { readonly url: string; readonly revision: string | null })[];
}
