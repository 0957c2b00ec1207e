/** The judgments that the applicant must disclose. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Determinations } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import type { AdverseFact, AdverseTo, Judgment } from './judgment.ts';
import { isOfActs, judgmentState } from './judgments-on.ts';

/** Judgments against this application that the applicant must disclose. A row of low confidence is not listed. */
export function adverseJudgments(
  found: Determinations,
  relief: Relief | null,
  given: { readonly on: CalendarDate; readonly judgments: readonly Judgment[] },
): Judgment[] {
  if (relief === null) return [];
  return given.judgments.filter(
    (row) =>
      row.confidence !== 'low' &&
      row.adverse !== undefined &&
      isAdverse(row.adverse, found, relief) &&
      judgmentState(row, found.matter, given) === 'in-force',
  );
}

function isAdverse(adverse: AdverseTo, found: Determinations, relief: Relief): boolean {
  const { to, reliefs, charged, when = [], arrestedBefore } = adverse;
  const { firstDay } = found.matter;
  return (
    to === 'applicant' &&
    (reliefs ?? []).includes(relief) &&
    isOfActs(charged, found.matter) &&
    when.every((fact) => FACTS[fact](found)) &&
    (arrestedBefore === undefined || (firstDay !== undefined && firstDay < arrestedBefore))
  );
}

const FACTS: Readonly<Record<AdverseFact, (found: Determinations) => boolean>> = {
  'charge-sheet-filed': ({ matter }) => matter.chargesheet?.state === 'filed',
  'no-written-grounds': ({ matter }) => matter.groundsOfArrest?.state === 'none',
  proclaimed: ({ matter }) => matter.proclaimed === true,
  'life-sentence': ({ matter }) => matter.sentenceYears === Infinity,
  'sentence-of-ten-years': ({ matter }) => (matter.sentenceYears ?? 0) >= 10,
  'long-custody': ({ longDelay }) => longDelay.conclusion.kind === 'entitled',
  'special-conditions': ({ specialGates, matter }) =>
    specialGates.conclusion.kind !== 'entitled' &&
    matter.rows.some(({ bars }) => bars.some(({ kind }) => kind === 'twin-conditions')),
};
