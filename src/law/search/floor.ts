/**
 * The specification's search: a case-insensitive substring of section, title or description. It has the last word:
 * what it finds is never missing from the results.
 */
import type { Library, Provision } from './library.ts';

export interface Floor {
  readonly find: (query: string) => number[];
}

export const floorTexts = ({ section, title, description }: Provision): string[] => [
  section,
  title,
  description,
];

export function buildFloor({ provisions }: Library): Floor {
  const texts = provisions.map((provision) => floorTexts(provision).join('\n').toLowerCase());
  return {
    find: (query) => {
      const wanted = query.toLowerCase();
      return wanted === '' ? [] : texts.flatMap((text, at) => (text.includes(wanted) ? [at] : []));
    },
  };
}
