/** A query that is a list of sections as charged: the reader of charges gives each number its Act. */
import { sectionKey, type Tables } from '#law/tables.ts';
import { readSectionsOf } from '#reading/sections/read-sections.ts';
import type { AskedSection } from './asked-section.ts';

/** Words that join the numbers of a list. */
const JOINING =
  /(?<![\p{L}\p{M}])(?:and|aur|in|of|the|to|with|read|r|w|part|i{1,2}|u|ss?|secs?|sections?|act|indian|व|एवं|और|तथा|सह|की|के|का|भाग|एक्ट|अधिनियम)(?![\p{L}\p{M}])/giu;
const HAS_LETTER_IN_BRACKET = /\d\s?\([A-Z]\)/;

export interface ListQuery {
  /** Words beside the numbers and the names of the codes. */
  readonly words: string;
  /** Numbers that the pattern of the search found. */
  readonly count: number;
}

/** Null if the query is a question, or one plain number, or names an Act that the tables do not have. */
export function sectionList(
  query: string,
  { words, count }: ListQuery,
  tables: Tables,
): AskedSection[] | null {
  const isList = count > 1 || HAS_LETTER_IN_BRACKET.test(query);
  if (!isList || /[\p{L}\p{N}]/u.test(words.replaceAll(JOINING, ' '))) return null;
  const { sections, notCharged } = readSectionsOf(query, tables);
  const named = sections.filter(({ actNumber }) => actNumber !== true);
  if (named.length === 0 || named.some(({ code }) => code === null || code === 'OTHER')) return null;
  return [...named, ...notCharged].map(({ code, section }) => ({
    code,
    number: sectionKey(section),
    orNumber: null,
    sure: true,
  }));
}
