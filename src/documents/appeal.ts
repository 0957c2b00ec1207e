/** Where an Act sends the bail orders of its Special Court to the High Court: the paper is an appeal, not an application. */
import { daysBetween } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import { appealIn, type HighCourtAppeal } from '#law/special/high-court-appeal.ts';

/** The relief asked for, and what the law found. */
interface AppealInput {
  readonly relief: Relief | null;
  readonly found: Determinations | null;
}

export interface Appeal {
  readonly authority: Authority;
  /** Null while the day of the order is not known. */
  readonly dates: HighCourtAppeal['dates'];
  /** Days after the ordinary time; 0 where it is not over, or not known. */
  readonly late: number;
}

/** Whoever asks in it is the appellant. */
export const isAppeal = (asked: AppealInput): boolean => appealOf(asked) !== null;

/** SC/ST 14A always; under the NIA Act only where an order of its Special Court is recorded. */
export function appealOf({ relief, found }: AppealInput): Appeal | null {
  if (!found || relief !== 'regular-high-court') return null;
  const { dates, conclusion } = found.highCourtAppeal;
  const codes = found.matter.rows.map(({ code }) => code);
  const named = codes.includes('SC/ST') ? 'SC/ST' : codes.find((code) => dates && appealIn(code));
  const ofRows = named === undefined ? undefined : appealIn(named);
  const authority = conclusion.kind === 'entitled' ? conclusion.because[0].authority : ofRows;
  if (!ofRows || !authority) return null;
  const late = dates ? Math.max(0, daysBetween(dates.last, found.matter.asOf)) : 0;
  return { authority, dates, late };
}
