/** Outcome of a hearing: the options, validation and the resulting patch. */
import { type Hearing, HEARING_STATES } from '#contract/case/hearing.ts';
import type { OutcomeDraft } from '#data/records/hearing/hearing-draft.ts';
import type { HearingPatch } from '#data/records/hearing/write-hearing.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { type HearingFault, hearingFaults } from '#domain/hearing/hearing-rules.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import type { Catalogue } from '#text/catalogue.ts';

export type OutcomeField = keyof OutcomeDraft;

export const OUTCOME_FIELDS: readonly OutcomeField[] = [
  'state',
  'adjournedBy',
  'reason',
  'nextDate',
  'notes',
];

type State = Hearing['state'];

/** Listed is no outcome. Before its date a hearing can only be adjourned or cancelled. */
export const outcomesOf = ({ date }: HearingRow, today: CalendarDate): readonly State[] =>
  date > today ? ['adjourned', 'cancelled'] : HEARING_STATES.filter((state) => state !== 'listed');

/** Outcomes after which the matter is listed again. */
const COMES_BACK: readonly string[] = [
  'passed-over',
  'not-reached',
  'part-heard',
  'adjourned',
  'reserved',
] satisfies State[];

export const asksNextDate = ({ state }: Pick<OutcomeDraft, 'state'>): boolean => COMES_BACK.includes(state);

export function outcomeOf({ state, adjournedBy, reason, nextDate, notes }: HearingRow): OutcomeDraft {
  return {
    state: state === 'listed' ? '' : state,
    adjournedBy: adjournedBy ?? '',
    reason: reason ?? '',
    nextDate: nextDate ?? '',
    notes: notes ?? '',
  };
}

export interface OutcomeRules {
  readonly words: Catalogue['hearing']['outcome'];
  readonly hearing: HearingRow;
  readonly today: CalendarDate;
}

const isBlank = (typedDay: string): boolean => typedDay.replaceAll('-', '').trim() === '';

/** Only the fields of this outcome; earlier answers to another one are removed. */
export function patchOf(draft: OutcomeDraft): HearingPatch {
  const adjourned = draft.state === 'adjourned';
  return {
    state: draft.state,
    adjournedBy: (adjourned && draft.adjournedBy) || null,
    reason: (adjourned && draft.reason.trim()) || null,
    nextDate: asksNextDate(draft) && !isBlank(draft.nextDate) ? draft.nextDate : null,
    notes: draft.notes.trim() || null,
  };
}

export function outcomeErrors(
  draft: OutcomeDraft,
  { words, hearing, today }: OutcomeRules,
): FormErrors<OutcomeField> {
  if (!outcomesOf(hearing, today).some((state) => state === draft.state)) return { state: words.choose };
  const nextDate = asksNextDate(draft) && !isBlank(draft.nextDate) ? draft.nextDate : undefined;
  if (nextDate !== undefined && !isDay(nextDate)) return { nextDate: words.noDay };
  return faultErrors(hearingFaults(applyPatch(hearing, patchOf(draft)), hearing, today), words);
}

export const faultErrors = (
  faults: readonly HearingFault[],
  { faults: sentences }: OutcomeRules['words'],
): FormErrors<OutcomeField> =>
  Object.fromEntries(faults.map(({ field, code }) => [field === 'date' ? 'state' : field, sentences[code]]));
