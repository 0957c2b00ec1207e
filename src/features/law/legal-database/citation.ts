/** How a card is cited in a paper. */
import type { Provision } from '#search/cards/library.ts';
import type { Catalogue } from '#text/catalogue.ts';

export function citationOf(
  { code, section, judgment, offences }: Provision,
  words: Catalogue['legalDatabase'],
): string {
  if (judgment) return `${judgment.name}, ${judgment.citation}`;
  return words.ofCode(section, words.codes[code] ?? offences[0]?.act ?? code);
}
