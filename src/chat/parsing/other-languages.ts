/**
 * Questions in Marathi, Tamil, Telugu and Bengali as English terms, in their order. Their words take endings, so
 * a term matches by the beginning of each word; the longest term wins.
 */
import { fold } from '#search/engine/fold.ts';
import type { ChatLanguage } from '../answer.ts';

export type RegionalLanguage = Exclude<ChatLanguage, 'en' | 'hi' | 'hinglish'>;

/** English terms with their words in each language (`vocabulary/other-languages.json`). */
export type RegionalTerms = Readonly<
  Record<string, Readonly<Record<(typeof NAMES)[RegionalLanguage], string>>>
>;

export interface TranslatedQuestion {
  readonly language: RegionalLanguage;
  /** English terms, with the codes and numbers of the question. */
  readonly text: string;
}

const SCRIPTS: readonly (readonly [RegionalLanguage, RegExp])[] = [
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['bn', /\p{Script=Bengali}/gu],
];

/** Words that Marathi has and Hindi lacks. */
const MARATHI = new Set(
  'आहे आहेत आहेस काय किती कुठे कोठे मला माझा माझी माझे माझ्या माझ्यावर झाला झाली झाले झालं आणि कसा कसे कशी पाहिजे होतो होते मिळतो मिळते मिळेल करायचा करायचे करावे येईल देता येतो शकतो शकते असते असतो साठी कोणत्या कोणता कोणते कोणती पोलीस अटक जामीन'
    .split(' ')
    .map(fold),
);
const WORD = /[\p{L}\p{M}]+|\p{N}[\p{L}\p{M}\p{N}()./-]*/gu;
/** Minimum share of the letters in that script. */
const SHARE = 3;

/** The terms of these languages are loaded only for a question in one of them. */
export const isRegional = (text: string): boolean => languageOf(fold(text)) !== null;

function languageOf(folded: string): RegionalLanguage | null {
  const latin = folded.match(/[a-z]/g)?.length ?? 0;
  const script = SCRIPTS.find(([, letters]) => (folded.match(letters)?.length ?? 0) * SHARE > latin);
  if (script) return script[0];
  return isMarathi(wordsIn(folded)) ? 'mr' : null;
}

const HINDI = new Set('है हैं में की का के से को ने क्या नहीं और'.split(' ').map(fold));
const MARATHI_ENDING = /^(?!बच्च|नीच|खर्च|पर्च|चर्च)[\p{L}\p{M}]{4,}(?:च[ेीा]|च्या|मध्ये|साठी|ांना|ांनी|ाला|ातून)$/u;

/** By a word or, without any Hindi word, by an ending. */
const isMarathi = (words: readonly string[]): boolean =>
  words.some((word) => MARATHI.has(word)) ||
  (!words.some((word) => HINDI.has(word)) && words.some((word) => MARATHI_ENDING.test(word)));

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

interface Term {
  readonly english: string;
  readonly words: readonly { readonly start: string; readonly isWhole: boolean }[];
}

const NAMES = {
  mr: 'marathi',
  ta: 'tamil',
  te: 'telugu',
  bn: 'bengali',
} as const satisfies Readonly<Record<RegionalLanguage, string>>;

const lengthOf = ({ words }: Term): number => words.reduce((sum, { start }) => sum + start.length, 0);

/** By the first letter of the first word, longest first. */
function termsOf(all: RegionalTerms, language: RegionalLanguage): ReadonlyMap<string, readonly Term[]> {
  const terms = Object.entries(all).flatMap(([english, forms]) =>
    forms[NAMES[language]].split('|').map((form): Term => {
      const words = fold(form.trim())
        .split(/\s+/)
        .map((word) => ({ start: word.replace(/\.$/, ''), isWhole: word.endsWith('.') }));
      return { english, words };
    }),
  );
  const byLetter = new Map<string, Term[]>();
  for (const term of terms.toSorted((a, b) => b.words.length - a.words.length || lengthOf(b) - lengthOf(a))) {
    const letter = term.words[0]?.start.charAt(0) ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), term]);
  }
  return byLetter;
}

type TermsByLetter = ReadonlyMap<string, readonly Term[]>;

const termAt = (words: readonly string[], at: number, terms: TermsByLetter): Term | undefined =>
  terms
    .get(words[at]?.charAt(0) ?? '')
    ?.find((term) =>
      term.words.every(({ start, isWhole }, step) =>
        isWhole ? words[at + step] === start : words[at + step]?.startsWith(start),
      ),
    );

export type Translator = (text: string) => TranslatedQuestion | null;

/** Null for a question in English or Hindi. `englishOf` has the words of the search. */
export function openTranslator(
  all: () => RegionalTerms,
  englishOf: (word: string) => ReadonlySet<string>,
): Translator {
  const opened = new Map<RegionalLanguage, TermsByLetter>();
  return (text) => {
    const folded = fold(text);
    const language = languageOf(folded);
    if (language === null) return null;
    const terms = opened.get(language) ?? termsOf(all(), language);
    opened.set(language, terms);
    const words = wordsIn(folded);
    const english: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const term = termAt(words, at, terms);
      if (term) {
        english.push(term.english);
        at += term.words.length - 1;
      } else if (/^[\da-z]/.test(word)) english.push(word);
      else english.push(...[...englishOf(word)].slice(0, 1));
    }
    return { language, text: english.join(' ') };
  };
}
