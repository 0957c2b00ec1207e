/** A parsed question: language, subject, sections, offences, dates and personal facts. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { readRef, type SectionRef } from '#search/cards/library.ts';
import type { Tables } from '#law/tables.ts';
import { fold, wordsOf } from '#search/engine/fold.ts';
import { isNoise } from '#search/engine/noise.ts';
import type { AskedSection } from '#search/engine/asked-section.ts';
import { readSectionQuery } from '#search/engine/section-query.ts';
import COMMON_WORDS from '../vocabulary/common-words.json';
import CONCEPTS from '../vocabulary/concepts.json';
import OFFENCES from '../vocabulary/offence-names.json';
import PLAIN_WORDS from '../vocabulary/plain-words.json';
import type { ChatLanguage } from '../answer.ts';
import { withYearsInDigits } from './ages.ts';
import { isChildAccused } from './child-accused.ts';
import { type DatesRead, readDates } from './dates.ts';
import { type AskedDrug, drugSpellings, readDrug, withoutWeights } from './drugs.ts';
import { type FoundSaying, lexicon, longest, speller, withoutArticles } from './lexicon.ts';
import { agencyCodes, isNamedAct, liquorCodes, missingActIn } from './named-acts.ts';
import { patternConcepts } from './patterns.ts';
import { withSpokenNumbers } from './spoken-numbers.ts';
import { HINGLISH, languageOf } from './language-of.ts';
import { withPlainSpelling } from './plain-spelling.ts';
import {
  isBareSection,
  isCounted,
  isOneWord,
  withoutIt,
  withoutLetterless,
  withoutOther,
} from './section-numbers.ts';
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
  /** Named Act that the tables do not have. */
  readonly missingAct: string | null;
  readonly offences: readonly NamedOffence[];
  /** Named drug with its quantity. */
  readonly drug: AskedDrug | null;
  readonly premise: boolean;
  /** Content words as written that no concept, name or section of the vocabulary has. */
  readonly unexplained: readonly string[];
  /** Words as written of the phrases that name a subject. */
  readonly explained: readonly string[];
  /** The shape of the whole sentence names a subject. */
  readonly isShaped: boolean;
  /** The accused is below eighteen. */
  readonly isChildAccused: boolean;
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

/** "He is held under 302" asks for no judgment. */
const HELD_IN_CUSTODY =
  /\b(?:is|are|am|being|been|he|she|they|client|boy|son|brother|husband|man|woman)\s+held\b|\bheld (?:under|since|without|at|(?:in|by) (?:the )?(?:custody|jail|lock|police|prison|thana))/u;

/** Offences with an everyday name are also cited by number alone. */
export const hasEverydayName = ({ code, section }: SectionRef): boolean => EVERYDAY.has(`${code} ${section}`);

const PLAIN = [PLAIN_WORDS, ...COMMON_WORDS].flatMap((line) => line.split(' '));
const spelled = speller(
  [
    ...conceptNames.spellings,
    ...offenceNames.spellings,
    ...storySpellings,
    ...drugSpellings,
    ...PLAIN_WORDS.split(' '),
  ],
  PLAIN,
);
const NAMES_OF_OFFENCES = new Set(offenceNames.spellings);
/** A word of the vocabulary may follow the number of a section. */
const isAfterNumber = (word: string): boolean => spelled(word) !== word || NAMES_OF_OFFENCES.has(word);

function refIn(name: string | null | undefined): SectionRef | null {
  return name && name.indexOf(' ') > 0 ? readRef(name) : null;
}

/** Maximum length, as in the search. */
export const QUESTION_MAX = 800;

export function readQuestion(questionText: string, tables: Tables, asOf: CalendarDate): ChatQuestion {
  const text = questionText
    .slice(0, QUESTION_MAX)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  const folded = withYearsInDigits(
    withSpokenNumbers(withPlainSpelling(fold(text)).replaceAll(/\b(?:st[\s/]+sc|sc\s+st)\b/g, 'sc/st')),
  );
  const read = readDates(folded, asOf);
  const {
    sections,
    codes,
    words: rest,
  } = readSectionQuery(withoutOther(withoutIt(withoutWeights(read.rest), text)), tables);
  const written = withoutArticles(wordsOf(folded.replaceAll(OLD_IN_YEARS, '$1')));
  const words = written.map(spelled);
  const foundConcepts = longestOfConcepts(words).filter(
    ({ value, at }) =>
      (value !== 'judgment' || words[at] !== 'held' || !HELD_IN_CUSTODY.test(folded)) &&
      (value !== 'equivalent' || words[at] !== 'old' || !AGED_IN_MONTHS.test(folded)),
  );
  const shapes = patternConcepts(folded);
  const concepts = new Set([...foundConcepts.map(({ value }) => value), ...shapes]);
  const isChild = isChildAccused(folded, read.ages, concepts.has('child'));
  if (isChild) concepts.add('child');
  const drug = isInPhrase(words) ? null : readDrug(folded, words);
  const remaining = withoutArticles(wordsOf(rest)).map(spelled);
  const foundOffences = longest(offenceNames.find(remaining));
  return {
    ...read,
    text,
    language: languageOf(fold(text), words),
    words,
    has: (...any) => any.some((one) => concepts.has(one)),
    sections: realSections(sections, { folded, rest: read.rest }),
    codes: [
      ...new Set([
        ...codes.filter((code) => code !== 'OTHER' && isNamedAct(code, folded)),
        ...agencyCodes(text),
        ...liquorCodes(folded),
      ]),
    ],
    missingAct: missingActIn(folded),
    offences: drug
      ? [ofDrug(drug)]
      : offencesOf(words, foundOffences).filter((each) => !isOwnDefence(each, concepts)),
    drug,
    premise: isPremise(folded, concepts),
    unexplained: unexplainedOf(words, written, [...foundConcepts, ...offenceNames.find(words)]),
    isChildAccused: isChild,
    isShaped: [...shapes].some((each) => !ASPECTS.has(each)),
    explained: explainedBy(written, [
      ...foundConcepts.filter(({ value }) => !ASPECTS.has(value)),
      ...offenceNames.find(words),
    ]),
  };
}

/** Aspects of any subject; their words do not tell one subject from another. */
const ASPECTS = new Set<Concept>([
  'punish',
  'bailable',
  'nonbailable',
  'cognizable',
  'court',
  'whichsection',
  'offenceword',
  'whatis',
  'when',
  'howmany',
  'right',
  'who',
  'eligible',
  'bail',
  'apply',
  'custody',
  'police_by',
  'highcourt',
  'fir',
  'still',
  'whichcode',
  'minimum',
]);

function explainedBy(written: readonly string[], found: readonly FoundSaying<unknown>[]): string[] {
  return found.flatMap(({ at, words }) => written.slice(at, at + words));
}

/** Numbers that are sections, without years, counts and words. */
const realSections = (
  sections: readonly AskedSection[],
  { folded, rest }: { readonly folded: string; readonly rest: string },
): AskedSection[] =>
  sections
    .filter(({ number }) => !/^(?:19|20)\d{2}$/.test(number))
    .filter((each) =>
      each.sure ? !isCounted(each, rest, isAfterNumber) : isBareSection(each, rest, isAfterNumber),
    )
    .map((mention) => (isOneWord(mention, folded) ? withoutLetterless(mention) : mention));

/** "लज्जा भंग": a phrase of an offence has the name of a drug in it. */
const isInPhrase = (words: readonly string[]): boolean =>
  offenceNames
    .find(words)
    .some(({ at, words: many }) => many > 1 && words.slice(at, at + many).some(isBhang));

const isBhang = (word: string): boolean => word === 'भंग' || word === 'bhang';

/** The age of a person says nothing of an old code. */
const OLD_IN_YEARS = /\b(years?|yrs?)[\s-]+old\b/g;

const AGED_IN_MONTHS = /\b(?:months?|weeks?|days?)[\s-]+old\b/;

const ofDrug = ({ section }: AskedDrug): NamedOffence => ({ now: { code: 'NDPS', section }, before: null });

/** "False case, how do I get bail": the asker is accused and asks nothing about the offence of a false charge. */
const isOwnDefence = ({ now }: NamedOffence, concepts: ReadonlySet<Concept>): boolean =>
  now?.code === 'BNS' &&
  now.section.startsWith('248') &&
  concepts.has('falsecase') &&
  (concepts.has('bail') || concepts.has('anticipatory') || concepts.has('custody'));

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

/** Of these concepts a longer phrase includes a shorter one: "previously convicted" is no appeal and no old section. */
const OVERLAPPING: readonly ReadonlySet<Concept>[] = [
  new Set<Concept>(['bailable', 'nonbailable']),
  new Set<Concept>(['convictedbefore', 'appeal', 'equivalent']),
];

const longestOfConcepts = (words: readonly string[]): FoundSaying<Concept>[] =>
  OVERLAPPING.reduce(
    (found, group) => [
      ...found.filter(({ value }) => !group.has(value)),
      ...longest(found.filter(({ value }) => group.has(value))),
    ],
    conceptNames.find(words),
  );

/** Subjects of the vocabulary that the words name. */
export const subjectsIn = (words: readonly string[]): Concept[] =>
  longestOfConcepts(words).map(({ value }) => value);

function unexplainedOf(
  words: readonly string[],
  written: readonly string[],
  found: readonly FoundSaying<unknown>[],
): string[] {
  const covered = new Set(
    found.flatMap(({ at, words: many }) => Array.from({ length: many }, (_, step) => at + step)),
  );
  return written.filter((_, at) => {
    const word = words[at] ?? '';
    return (
      !covered.has(at) &&
      word.length > 2 &&
      !/^\d/.test(word) &&
      !isNoise(word) &&
      !HINGLISH.has(word) &&
      !ASKING.has(word)
    );
  });
}

/** An assumption that the user wants confirmed. */
const isPremise = (folded: string, concepts: ReadonlySet<Concept>): boolean =>
  concepts.has('right') &&
  /\b(?:right|correct|true|isn|na|sahi|yes|sach)\b|^(?:since|because)\b|\b(?:since|because) (?:it|this|that|section|the (?:offence|section)|[a-z]+ \d+|\d+[\da-z()]*) .{0,20}\b(?:is|are|carries)\b|ना(?![\p{L}\p{M}])|सही|सच/u.test(
    folded,
  );

/** Words of any question on bail. */
const ASKING = new Set(
  'court put get take must need want give given grant case accused person police before after file filed judge magistrate still now next what today going let able करें सकता सकती मिल मिलेगी मिलती मिलता मिली कौन पुलिस आरोपी अभियुक्त कितनी कितना कितने accused days years not नहीं nahi nahin'.split(
    ' ',
  ),
);
