/** Filled in by the build: every file of the app, with a revision if its name has no hash. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: readonly (string | { readonly url: string; readonly revision: string | null })[];
}
