/**
 * A name of a list that a record keeps as it was chosen, in the language of whoever chose it: printed and shown in the
 * language of the paper or the screen.
 */

export type NamedIn = 'en' | 'hi';
export type Named = Readonly<Record<NamedIn, string>>;

/** What is no name of the list stands as it was written. `plain`: of two ways to write a name, the same. */
export function localizedName(
  list: readonly Named[],
  written: string,
  { language, plain = (name) => name }: { language: NamedIn; plain?: (name: string) => string },
): string {
  const asked = plain(written);
  return list.find(({ en, hi }) => plain(en) === asked || plain(hi) === asked)?.[language] ?? written;
}
