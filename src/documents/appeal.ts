/** Appeals to the High Court from a Special Court's bail order, if the paper is not an application. */
import { daysBetween } from '#kernel/calendar-date.ts';
import type { BailPart } from '#contract/application/application.ts';
import type { Authority } from '#law/authority.ts';
import type { Determinations } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import { appealCode, appealIn, type HighCourtAppeal } from '#law/special/high-court-appeal.ts';

/** An outcome as typed, in English or Hindi. */
const REFUSED = /reject|refus|dismiss|नामंज़ूर|नामंजूर|अस्वीकार|खारिज|ख़ारिज/iu;

/** Relief and the conclusions of the law. */
interface AppealInput {
  readonly bail: Partial<BailPart>;
  readonly relief: Relief | null;
  readonly found: Determinations | null;
}

export interface Appeal {
  readonly authority: Authority;
  /** Null while the date of the order is unknown. */
  readonly dates: HighCourtAppeal['dates'];
  /** Days past the ordinary period; 0 if it is not over or unknown. */
  readonly late: number;
}

const isRefused = ({ previous = [] }: Partial<BailPart>): boolean =>
  previous.some(({ outcome }) => REFUSED.test(outcome));

/** In an appeal the applicant is the appellant. */
export const isAppeal = (input: AppealInput): boolean => appealOf(input) !== null;

/** SC/ST 14A always; the NIA Act only if an order of its Special Court or a refusal is recorded. */
export function appealOf({ relief, found, bail }: AppealInput): Appeal | null {
  if (!found || relief !== 'regular-high-court') return null;
  const { dates, conclusion } = found.highCourtAppeal;
  const codes = found.matter.rows.map(({ code }) => code);
  const code = appealCode(codes, dates !== null || isRefused(bail));
  const ofRows = code === undefined ? undefined : appealIn(code);
  const authority = conclusion.kind === 'entitled' ? conclusion.because[0].authority : ofRows;
  if (!ofRows || !authority) return null;
  const late = dates ? Math.max(0, daysBetween(dates.last, found.matter.asOf)) : 0;
  return { authority, dates, late };
}
