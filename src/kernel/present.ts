type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that hold nothing. */
export function present<T extends Record<string, unknown>>(fields: T): Present<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only keys without a value are left out
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}
