import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Authority, bnss, crpc } from './authority.ts';
import type { Regime } from './facts.ts';

/** A value fixed by law, with its effective date and authority. Oldest first. */
export type Parameter<T> = readonly {
  readonly from: CalendarDate;
  readonly value: T;
  readonly authority: Authority;
}[];

/** Entry in force on `on`; `undefined` before the first. */
export function entryInForce<T>(parameter: Parameter<T>, on: CalendarDate): Parameter<T>[number] | undefined {
  return parameter.findLast((entry) => entry.from <= on);
}

/** Entry of one code on any day: a saved proceeding stays under the CrPC after its repeal. */
export function underRegime<T>(parameter: Parameter<T>, regime: Regime): Parameter<T>[number] {
  const found = parameter.findLast(({ authority }) => authority.source === regime);
  if (!found) throw new Error(`No value under the ${regime}`);
  return found;
}

/** The parallel provision of the governing code. */
export const twin = (regime: Regime, sections: { bnss: string; crpc: string }): Authority =>
  regime === 'BNSS' ? bnss(sections.bnss) : crpc(sections.crpc);
