/**
 * Required search of the specification: case-insensitive substring of section, title or description over
 * every row of a card. Its matches are always in the results; official texts follow separately
 * (`official-search.ts`).
 */
import type { Library, Provision } from '#search/cards/library.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';

export interface Floor {
  readonly find: (query: string) => number[];
}

export function buildFloor({ provisions }: Library): Floor {
  const texts = provisions.flatMap((each, at) =>
    isOfficialOnly(each) ? [] : [{ at, text: textsOf(each).join('\n').toLowerCase() }],
  );
  let last = { wanted: '', held: texts };
  return {
    find: (query) => {
      const lowerQuery = query.toLowerCase();
      if (lowerQuery === '') return [];
      // while typing, only matches of the prefix can match the longer text
      const from = last.wanted !== '' && lowerQuery.startsWith(last.wanted) ? last.held : texts;
      last = { wanted: lowerQuery, held: from.filter(({ text }) => text.includes(lowerQuery)) };
      return last.held.map(({ at }) => at);
    },
  };
}

const textsOf = ({ section, title, names, description, changed, offences }: Provision): string[] => [
  section,
  title,
  ...names,
  description,
  changed ?? '',
  ...offences.flatMap(({ note, bars }) => [note, ...bars.map(({ summary }) => summary)]),
];
