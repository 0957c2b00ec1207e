/** Words that cannot identify an individual: legal terms, and common words of three languages. */
import { wordsOf } from '#search/engine/fold.ts';
import { stem } from '#search/engine/stem.ts';
import { CASE, type Library } from '#search/cards/library.ts';
import CONCEPTS from '../vocabulary/concepts.json';
import OFFENCES from '../vocabulary/offence-names.json';
import COMMON from '../vocabulary/common-words.json';

export interface KnownWords {
  readonly has: (word: string) => boolean;
  /** Parties of published judgments: "Arnesh Kumar". */
  readonly parties: readonly RegExp[];
}

export function knownWords({ provisions }: Library): KnownWords {
  const known = new Set<string>(wordsOf(COMMON.join(' ')).flatMap(forms));
  const add = (text: string): void => {
    for (const word of wordsOf(text)) for (const form of forms(word)) known.add(form);
  };
  for (const sayings of Object.values(CONCEPTS)) add(sayings);
  for (const [, , sayings] of OFFENCES) add(sayings ?? '');
  for (const { code } of provisions) if (code !== CASE) add(code);
  for (const card of provisions) {
    if (card.code === CASE) continue;
    for (const text of [card.title, card.description, ...card.names]) add(inSmallLetters(text));
    add(card.keywords.join(' '));
  }
  return {
    has: (word) => wordsOf(word).every((each) => known.has(each) || known.has(stem(each))),
    parties: provisions.filter(({ code }) => code === CASE).flatMap(({ title }) => partiesIn(title)),
  };
}

const forms = (word: string): string[] => [word, stem(word)];

/** Capitalised names in a digest ("Sushila Aggarwal") must not make a name a known word. */
const inSmallLetters = (text: string): string =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word === word.toLowerCase()).join(' ');

const partiesIn = (title: string): RegExp[] =>
  title
    .split(/\s+v\.?s?\.?\s+/)
    .map((party) => party.replaceAll(/\(.*?\)/g, '').trim())
    .filter((party) => /^[A-Za-z]+(?: [A-Za-z]+){1,4}$/.test(party))
    .map((party) => new RegExp(String.raw`\b${party}\b`, 'gi'));
