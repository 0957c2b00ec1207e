/** Facts of a matter that a follow-up question adds: dates, ages, custody, charge-sheet, earlier convictions. */
import type { ChatQuestion, Concept } from '../parsing/question.ts';

const FACTS = [
  'firstoffender',
  'convictedbefore',
  'nochargesheet',
  'chargesheet',
  'filed',
  'custody',
  'remand',
  'woman',
  'infant',
  'sick',
  'child',
  'when',
  'howmany',
  'fir',
  'police_by',
  'offenceword',
] as const satisfies readonly Concept[];

const KNOWN: ReadonlySet<Concept> = new Set(FACTS);

export const isFact = (concept: Concept): boolean => KNOWN.has(concept);

/** A date, a period or an age; "first offender" is a fact without one. */
export const isOfFacts = (question: ChatQuestion): boolean =>
  question.dates.length > 0 ||
  question.ages.length > 0 ||
  question.has('firstoffender', 'convictedbefore', 'nochargesheet') ||
  (question.periods.length > 0 && question.has('custody', 'remand'));

export const addsFacts = (question: ChatQuestion): boolean =>
  isOfFacts(question) && !question.has('judgment', 'whatis', 'difference', 'inforce', 'whichcode');

const OPPOSITES: readonly (readonly [Concept, Concept])[] = [
  ['firstoffender', 'convictedbefore'],
  ['convictedbefore', 'firstoffender'],
];

/** An earlier fact that the newer question corrects. */
export const contradicts = (newer: ChatQuestion, older: ChatQuestion): boolean =>
  OPPOSITES.some(([now, before]) => newer.has(now) && !newer.has(before) && older.has(before));
