/** Walks an index from its end. */
export const newestFirst = <C extends { reverse(): C }>(found: C): C => found.reverse(); // oxlint-disable-line unicorn/no-array-reverse -- a collection of Dexie, not an array
