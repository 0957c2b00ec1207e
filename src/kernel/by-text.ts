/**
 * Compares by character code, for ISO dates and keys; sort words for readers with `Intl.Collator`.
 * The tables of `localeCompare` for all languages take 40 ms at a phone's first start.
 */
export const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
