/** A parsed question with its sections, numbers and dates: the input of all strategies. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactName } from '#law/facts.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Offence } from '#law/tables.ts';
import type { Provision } from '#search/cards/library.ts';
import type { LawSearch } from '#search/engine/law-search.ts';
import type { NotCovered, Rule } from './answer.ts';
import type { Judgments } from './answers/judgments.ts';
import { type AboutOffence, describedRows } from './answers/offence.ts';
import type { CompareExamples } from './parsing/examples.ts';
import type { ChatQuestion } from './parsing/question.ts';
import { rolesOf } from './parsing/roles.ts';
import { namedCard, offencesOf, type Target, targetsOf } from './parsing/targets.ts';
import type { Sources } from './sources.ts';

export interface ChatSources {
  readonly search: LawSearch;
  readonly sources: Sources;
  readonly judgments: Judgments;
  readonly likeExamples: CompareExamples;
}

export interface ReadQuestion extends AboutOffence, ChatSources {
  readonly targets: readonly Target[];
  /** Cards of the subject, sections before names. */
  readonly cards: readonly Provision[];
  readonly offences: readonly Offence[];
  /** Day of the act, if stated. */
  readonly on: CalendarDate | null;
}

/** Result of one strategy. */
export interface AnswerParts {
  readonly rules: readonly Rule[];
  readonly open?: readonly FactName[];
  readonly notCovered?: readonly NotCovered[];
  /** The nearest cards, of which none is certain. */
  readonly isUnsure?: boolean;
}

export type AnswerStrategy = (asked: ReadQuestion) => AnswerParts | null;

export function askedOf(question: ChatQuestion, opened: ChatSources, asOf: CalendarDate): ReadQuestion {
  const { sources } = opened;
  const targets = targetsOf(question, sources);
  const on = offenceDay(question, asOf);
  const numbered = targets.flatMap((each) => cardsOf(each, on));
  const offenceCards = question.offences.flatMap((each) => namedCard(each, on, sources) ?? []);
  const penal = numbered.filter((card) => offencesOf(card, sources).length > 0);
  const cards = penal.length > 0 ? numbered : [...numbered, ...offenceCards];
  const offences = (penal.length > 0 ? penal : offenceCards).flatMap((card) =>
    describedRows(offencesOf(card, sources)),
  );
  return { question, asOf, ...opened, targets, cards, offences, on };
}

function cardsOf(target: Target, on: CalendarDate | null): Provision[] {
  if (target.is === 'section') return [target.card];
  if (target.is === 'not-there') return target.meant ? [target.meant] : [];
  const card = ofTheDay(target, on);
  return card ? [card] : [];
}

/** Users who name no code mostly mean the old number. */
const ofTheDay = (
  { before, now }: Extract<Target, { is: 'bare' }>,
  on: CalendarDate | null,
): Provision | null => (on !== null && on >= BNSS_FROM ? (now ?? before) : (before ?? now));

function offenceDay(question: ChatQuestion, asOf: CalendarDate): CalendarDate | null {
  const { offence, offenceTo, fir } = rolesOf(question, asOf);
  if (offence !== null) return offence;
  return fir !== null && fir < BNSS_FROM ? fir : offenceTo;
}
