/**
 * Follow-up questions ("and for the second time?", "what about BNS?"). They refer to the previous section if
 * it is unambiguous; all other questions are independent.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Provision, SectionRef } from '#search/cards/library.ts';
import type { ChatLanguage } from '../answer.ts';
import { hasTwin } from '../answers/concordance.ts';
import { topicOf } from '../answers/topics.ts';
import { askedOf, type ChatSources, type ReadQuestion } from '../parsed-question.ts';
import { type Concept, readQuestion } from '../parsing/question.ts';
import { PART } from '../parsing/roles.ts';
import { addsFacts, contradicts, isFact, isOfFacts } from './told-facts.ts';

export interface ResolvedQuestion {
  /** Question with its reference resolved. */
  readonly question: string;
  /** Section taken from earlier questions; null for an independent question. */
  readonly carried: SectionRef | null;
  /** Language of the question itself, without the words of earlier ones. */
  readonly language: ChatLanguage;
}

/** Number of earlier questions that a reference may reach. */
const REMEMBERED = 4;

/** `before`: earlier questions of the conversation, oldest first. */
export function resolveFollowUp(
  text: string,
  before: readonly string[],
  within: FollowUpContext,
): ResolvedQuestion {
  let last: PreviousTurn | null = null;
  for (const question of before.slice(-REMEMBERED)) last = spokenOf(question, last, within);
  const parsedQuestion = readOf(text, within);
  const carried = carriedInto(parsedQuestion, last, within);
  const { language } = parsedQuestion.question;
  if (!carried || !last) return { question: text, carried: null, language };
  const asked = isWhereToFile(parsedQuestion) ? (['bail'] as const) : repeatedAspects(parsedQuestion, last);
  const aspects = asked.map((each) => WORDS[each][language === 'hi' ? 'hi' : 'en']);
  const facts = addsFacts(parsedQuestion.question) ? factsBefore(parsedQuestion, last, within) : [];
  const own = [`${carried.code} ${carried.section}`, ...aspects, text].join(' ');
  return { question: [own, ...facts].join(PART), carried, language };
}

/** "Where do we file for him": a court is asked for, and the application is for bail. */
const isWhereToFile = ({ question }: ReadQuestion): boolean =>
  question.has('whereto') && !question.has('bail', 'anticipatory', 'rejected', 'appeal', 'court');

/** A question with dates asks for the date that they give, and no longer for the sentence. */
function repeatedAspects(parsedQuestion: ReadQuestion, last: PreviousTurn): readonly Aspect[] {
  if (ownAsks(parsedQuestion).length > 0) return [];
  const isCounted = parsedQuestion.question.dates.length > 0;
  return last.asks.filter((each) => !isCounted || COUNTED.has(each));
}

const COUNTED: ReadonlySet<Aspect> = new Set<Aspect>([
  'default',
  'undertrial',
  'bail',
  'anticipatory',
  'court',
]);

/** Newest first, so that a corrected date comes before the earlier one. */
const factsBefore = (
  { question }: ReadQuestion,
  last: PreviousTurn,
  within: FollowUpContext,
): readonly string[] => last.facts.filter((each) => !contradicts(question, readOf(each, within).question));

export interface FollowUpContext {
  readonly opened: ChatSources;
  readonly asOf: CalendarDate;
}

/** Subject of a question, and its aspects. */
interface PreviousTurn {
  readonly about: Provision;
  readonly asks: readonly Aspect[];
  /** Earlier questions with facts of the matter, newest first. */
  readonly facts: readonly string[];
}

/** Repeated aspects of an offence, with their phrases. */
const WORDS = {
  punish: { en: 'punishment', hi: 'सजा' },
  bailable: { en: 'bailable', hi: 'जमानती' },
  cognizable: { en: 'cognizable', hi: 'संज्ञेय' },
  court: { en: 'which court', hi: 'किस न्यायालय' },
  anticipatory: { en: 'anticipatory bail', hi: 'अग्रिम जमानत' },
  default: { en: 'default bail', hi: 'डिफॉल्ट बेल' },
  undertrial: { en: 'undertrial', hi: 'विचाराधीन' },
  bail: { en: 'bail', hi: 'जमानत' },
} as const satisfies Partial<Record<Concept, unknown>>;

type Aspect = keyof typeof WORDS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
const ASPECTS = Object.keys(WORDS) as Aspect[];

const readOf = (text: string, { opened, asOf }: FollowUpContext): ReadQuestion =>
  askedOf(readQuestion(text, opened.search.library.tables, asOf), opened, asOf);

function ownAsks({ question }: ReadQuestion): Aspect[] {
  const aspects = ASPECTS.filter((each) => question.has(each));
  return aspects.length > 1 ? aspects.filter((each) => each !== 'bail') : aspects;
}

function spokenOf(text: string, last: PreviousTurn | null, within: FollowUpContext): PreviousTurn | null {
  const parsedQuestion = readOf(text, within);
  const own = ownAsks(parsedQuestion);
  const [about, ...others] = spokenCards(parsedQuestion);
  const facts = isOfFacts(parsedQuestion.question) ? [text] : [];
  if (about && others.length === 0) return { about, asks: own, facts };
  const carried = carriedInto(parsedQuestion, last, within);
  const card = carried && within.opened.sources.nearest(carried);
  if (!card || !last) return null;
  return { about: card, asks: own.length > 0 ? own : last.asks, facts: [...facts, ...last.facts] };
}

/** A number without a code that means two sections is ambiguous. */
function spokenCards({ targets, cards }: ReadQuestion): readonly Provision[] {
  const twofold = targets.some((each) => each.is === 'bare' && each.before !== null && each.now !== null);
  return twofold ? [] : [...new Map(cards.map((card) => [card.key, card])).values()];
}

function carriedInto(
  parsedQuestion: ReadQuestion,
  last: PreviousTurn | null,
  within: FollowUpContext,
): SectionRef | null {
  if (!last || !isFollowUp(parsedQuestion)) return null;
  const { about } = last;
  const [code] = parsedQuestion.question.codes;
  if (code === undefined || code === about.code) return about;
  return twinIn(code, about, within);
}

/** "What about BNS?": the corresponding section, if there is exactly one. */
function twinIn(code: string, about: Provision, { opened }: FollowUpContext): SectionRef | null {
  const twins = about.equivalent.filter((each) => each.code === code);
  const penal = twins.filter((each) => (opened.sources.card(each)?.offences.length ?? 0) > 0);
  const [only, ...others] = penal.length > 0 ? penal : twins;
  return only && others.length === 0 ? only : null;
}

const END = String.raw`(?![\p{L}\p{M}])`;
const START = String.raw`(?<![\p{L}\p{M}])`;
/** Starts like a continuation. */
const GOES_ON = new RegExp(
  String.raw`^(?:and|also|but|so|then|or|if|what about|how about|what if|aur|or|phir|fir|toh?|agar|lekin|और|फिर|तो|अगर|लेकिन)${END}`,
  'u',
);
/** Refers back. */
const POINTS_BACK = new RegExp(
  String.raw`${START}(?:it|its|him|her|he|she|them|that|this|the same|such|iska|iski|iske|isme|ismein|is mein|isko|uska|uski|uske|usme|usmein|yeh?|ye|wahi|इसका|इसकी|इसके|इसमें|इसको|उसका|उसकी|उसके|उसमें|यह|ये|वही)${END}`,
  'u',
);
const TIMES = new RegExp(
  String.raw`${START}(?:(?:second|third|first|next) (?:time|conviction|offence)|again|repeat|dobara|doosri baar|dusri baar|दोबारा|दूसरी बार)${END}`,
  'u',
);

const SHORT = 4;

function isFollowUp(parsedQuestion: ReadQuestion): boolean {
  if (hasOwnSubject(parsedQuestion)) return false;
  const { question } = parsedQuestion;
  const text = question.text.toLowerCase();
  const goesOn = GOES_ON.test(text);
  const { length: words } = question.words;
  if (TIMES.test(text) || question.codes.length === 1) return goesOn || words <= SHORT + 2;
  if (isAboutOffence(question)) return addsFacts(question) || goesOn || POINTS_BACK.test(text) || words <= 2;
  return goesOn && isOfTheMatter(question);
}

/** "And if she is a woman?": a fact of the matter without a question of its own. */
const isOfTheMatter = ({ dates, has }: ReadQuestion['question']): boolean =>
  dates.length > 0 || has('woman', 'sick', 'child', 'infant');

function hasOwnSubject({ question, targets, offences, judgments, cards }: ReadQuestion): boolean {
  const { codes } = question;
  if (targets.length > 0 || offences.length > 0 || cards.length > 0) return true;
  return codes.length > 1 || codes.some((code) => !hasTwin(code)) || judgments.named(question).length > 0;
}

/** "And how do I apply for bail?" does not concern an offence. */
const isAboutOffence = (question: ReadQuestion['question']): boolean =>
  (ASPECTS.some((each) => question.has(each)) || question.has('whereto') || addsFacts(question)) &&
  (topicOf(question)?.concepts ?? []).every(
    (each) =>
      each in WORDS ||
      each === 'whereto' ||
      isFact(each) ||
      (each === 'appeal' && question.has('firstoffender', 'convictedbefore')),
  );
