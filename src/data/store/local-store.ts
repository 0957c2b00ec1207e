/** Local storage, for what a worker runs as well: its types do not know it, and it has none. What is thrown there is caught. */
interface LocalStore {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export const localStore = (): LocalStore =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  (globalThis as unknown as { readonly localStorage: LocalStore }).localStorage;
