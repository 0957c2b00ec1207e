type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes undefined fields. */
export function present<T extends Record<string, unknown>>(fields: T): Present<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only undefined fields are removed
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
