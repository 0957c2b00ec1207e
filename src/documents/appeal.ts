/** Where an Act sends the bail orders of its Special Court to the High Court: the paper is an appeal, not an application. */
import type { Authority } from '#law/authority.ts';
import { appealIn, type HighCourtAppeal } from '#law/special/high-court-appeal.ts';
import type { Matter } from './matter.ts';

export interface Appeal {
  readonly authority: Authority;
  /** Null while the day of the order is not known. */
  readonly dates: HighCourtAppeal['dates'];
  readonly late: boolean;
}

/** SC/ST 14A always; under the NIA Act only where an order of its Special Court is recorded. */
export function appealOf({ relief, found }: Matter): Appeal | null {
  if (!found || relief !== 'regular-high-court') return null;
  const { dates, conclusion, cautions } = found.highCourtAppeal;
  const codes = found.matter.rows.map(({ code }) => code);
  const named = codes.includes('SC/ST') ? 'SC/ST' : codes.find((code) => dates && appealIn(code));
  const ofRows = named === undefined ? undefined : appealIn(named);
  const authority = conclusion.kind === 'entitled' ? conclusion.because[0].authority : ofRows;
  if (!ofRows || !authority) return null;
  return { authority, dates, late: cautions.some(({ code }) => code === 'delay-to-be-condoned') };
}
