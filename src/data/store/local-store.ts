/** Local storage for code that also runs in a worker, which has none. Callers catch the error there. */
interface LocalStore {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export const localStore = (): LocalStore =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  (globalThis as unknown as { readonly localStorage: LocalStore }).localStorage;
