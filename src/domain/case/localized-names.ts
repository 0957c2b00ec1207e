/** Localizes a list value that is stored in the language of its author, for papers and screens. */

export type NameLanguage = 'en' | 'hi';
export type LocalizedName = Readonly<Record<NameLanguage, string>>;

/** Older records write "criminal" with a letter for the nasal. */
export const inOneSpelling = (name: string): string => name.replaceAll('दाण्डिक', 'दांडिक');

/** Values outside the list are returned unchanged. `plain` normalises alternative spellings. */
export function localizedName(
  list: readonly LocalizedName[],
  written: string,
  { language, plain = (name) => name }: { language: NameLanguage; plain?: (name: string) => string },
): string {
  const plainName = plain(written);
  return list.find(({ en, hi }) => plain(en) === plainName || plain(hi) === plainName)?.[language] ?? written;
}
