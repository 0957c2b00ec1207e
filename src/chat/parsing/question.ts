/** A parsed question: language, subject, sections, offences, dates and personal facts. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { SectionRef } from '#search/cards/library.ts';
import type { Tables } from '#law/tables.ts';
import { cleanQuery } from '#search/engine/clean-query.ts';
import { fold, wordsOf } from '#search/engine/fold.ts';
import { type AskedSection, readSectionQuery } from '#search/engine/section-query.ts';
import CONCEPTS from '../vocabulary/concepts.json';
import OFFENCES from '../vocabulary/offence-names.json';
import PLAIN_WORDS from '../vocabulary/plain-words.json';
import type { ChatLanguage } from '../answer.ts';
import { type DatesRead, readDates } from './dates.ts';
import { type AskedDrug, drugSpellings, readDrug, withoutWeights } from './drugs.ts';
import { type FoundSaying, lexicon, longest, speller } from './lexicon.ts';
import { storyIn, storySpellings } from './stories.ts';

export type Concept = keyof typeof CONCEPTS;

/** Everyday name of an offence, with its section in each code. */
export interface NamedOffence {
  readonly now: SectionRef | null;
  readonly before: SectionRef | null;
}

export interface ChatQuestion extends DatesRead {
  readonly text: string;
  readonly language: ChatLanguage;
  readonly words: readonly string[];
  readonly has: (...any: readonly Concept[]) => boolean;
  /** Word positions of each concept. */
  readonly sections: readonly AskedSection[];
  readonly codes: readonly string[];
  readonly offences: readonly NamedOffence[];
  /** Named drug with its quantity. */
  readonly drug: AskedDrug | null;
  readonly premise: boolean;
}

const conceptNames = lexicon(
  Object.entries(CONCEPTS).map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the JSON file
    ([name, sayings]) => [name as Concept, sayings.split('|')] as const,
  ),
);

const offenceNames = lexicon(
  OFFENCES.map(([now, before, sayings]) => [
    { now: refIn(now), before: refIn(before) },
    (sayings ?? '').split(','),
  ]),
);

const EVERYDAY: ReadonlySet<string | null> = new Set(
  OFFENCES.flatMap(([now, before]) => [now ?? null, before ?? null]),
);

/** Offences with an everyday name are also cited by number alone. */
export const hasEverydayName = ({ code, section }: SectionRef): boolean => EVERYDAY.has(`${code} ${section}`);

const spelled = speller([
  ...conceptNames.spellings,
  ...offenceNames.spellings,
  ...storySpellings,
  ...drugSpellings,
  ...PLAIN_WORDS.split(' '),
]);

function refIn(name: string | null | undefined): SectionRef | null {
  const at = name?.indexOf(' ') ?? -1;
  return name && at > 0 ? { code: name.slice(0, at), section: name.slice(at + 1) } : null;
}

/** Maximum length, as in the search. */
export const QUESTION_MAX = 800;

export function readQuestion(questionText: string, tables: Tables, asOf: CalendarDate): ChatQuestion {
  const text = questionText
    .slice(0, QUESTION_MAX)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  const folded = fold(text).replaceAll(/\bst[\s/]+sc\b/g, 'sc/st');
  const read = readDates(folded, asOf);
  const {
    sections,
    codes,
    words: rest,
  } = readSectionQuery(cleanQuery(withoutIt(withoutWeights(read.rest), text)), tables);
  const words = wordsOf(folded).map(spelled);
  const concepts = new Set(longestOfConcepts(words));
  const drug = readDrug(folded, words);
  const remaining = wordsOf(rest).map(spelled);
  const foundOffences = longest(offenceNames.find(remaining));
  return {
    ...read,
    text,
    language: languageOf(folded, words),
    words,
    has: (...any) => any.some((one) => concepts.has(one)),
    sections: sections
      .filter(({ number }) => !/^(?:19|20)\d{2}$/.test(number))
      .filter(({ sure, number }) => sure || Number.parseInt(number, 10) > 20)
      .map((sectionMention) =>
        isOneWord(sectionMention, folded) ? withoutOther(sectionMention) : sectionMention,
      ),
    codes,
    offences: drug ? [ofDrug(drug)] : offencesOf(words, foundOffences),
    drug,
    premise: isPremise(folded, concepts),
  };
}

const ofDrug = ({ section }: AskedDrug): NamedOffence => ({ now: { code: 'NDPS', section }, before: null });

/** Described offences before named ones: in "beating her for dowry" the beating is not the offence. */
function offencesOf(
  words: readonly string[],
  foundOffences: readonly FoundSaying<NamedOffence>[],
): NamedOffence[] {
  const story = storyIn(words);
  const apart = foundOffences.filter(({ at, words: many }) => !story || !isWithin(at, many, story.places));
  const all = [
    ...(story ? [{ now: refIn(story.now), before: refIn(story.before) }] : []),
    ...apart.map(({ value }) => value),
  ];
  return [...new Map(all.map((each) => [each.now?.section ?? each.before?.section ?? '', each])).values()];
}

const isWithin = (at: number, many: number, places: ReadonlySet<number>): boolean =>
  Array.from({ length: many }, (_, step) => at + step).some((place) => places.has(place));

/** "66A" as one word is exactly that section; "66 a" may be a number and a word. */
const isOneWord = ({ number, orNumber }: AskedSection, folded: string): boolean =>
  orNumber !== null && folded.replaceAll('-', '').includes(number);

const withoutOther = (sectionMention: AskedSection): AskedSection => ({ ...sectionMention, orNumber: null });

/** "It" is a word unless written like the Act. */
const withoutIt = (rest: string, phrase: string): string =>
  /\bIT\b/.test(phrase) || /\bit\s+act\b/i.test(phrase) ? rest : rest.replaceAll(/\bit\b(?!\s*\d)/g, '  ');

const longestOfConcepts = (words: readonly string[]): Concept[] => {
  const found = conceptNames.find(words);
  const bailable = longest(found.filter(({ value }) => value === 'bailable' || value === 'nonbailable'));
  return [...found.filter(({ value }) => value !== 'bailable' && value !== 'nonbailable'), ...bailable].map(
    ({ value }) => value,
  );
};

/** An assumption that the user wants confirmed. */
const isPremise = (folded: string, concepts: ReadonlySet<Concept>): boolean =>
  concepts.has('right') &&
  /\b(?:right|correct|true|isn|since|because|na|sahi|yes|sach)\b|ना(?![\p{L}\p{M}])|सही|सच/u.test(folded);

const HINGLISH = new Set(
  'kya hai hain ka ki ke ko mein se kab kaise kitne kitni kitna kaun kaunsi kaunsa konsi konsa kon hota hoti hote hui hua nahi aur batao lagegi lagti milegi milti mil sakti sakta sakte gaya gaye mera mere meri bhai ho raha dhara saza saja zamanat jamanat bina bataiye ab pehle tha thi kiya dena chahiye rakha din naya nayi purani matlab liye wala hota karna kaha'.split(
    ' ',
  ),
);

function languageOf(folded: string, words: readonly string[]): ChatLanguage {
  const devanagari = folded.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = folded.match(/[a-z]/g)?.length ?? 0;
  if (devanagari > 0 && devanagari * 2 >= latin) return 'hi';
  const hinglish = words.filter((word) => HINGLISH.has(word)).length;
  return hinglish >= 2 || (hinglish === 1 && words.length <= 5) ? 'hinglish' : 'en';
}
