import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Authority, bnss, crpc } from './authority.ts';
import type { Regime } from './facts.ts';

/** A number fixed by law: each value, the day it took effect, the text that fixed it. Oldest first. */
export type Parameter<T> = readonly {
  readonly from: CalendarDate;
  readonly value: T;
  readonly authority: Authority;
}[];

/** The entry in force on `on`, or `undefined` before the first one. */
export function inForce<T>(parameter: Parameter<T>, on: CalendarDate): Parameter<T>[number] | undefined {
  return parameter.findLast((entry) => entry.from <= on);
}

/** The entry of one code, whatever the day: a saved proceeding goes on under the CrPC after its repeal. */
export function underRegime<T>(parameter: Parameter<T>, regime: Regime): Parameter<T>[number] {
  const found = parameter.findLast(({ authority }) => authority.source === regime);
  if (!found) throw new Error(`No value under the ${regime}`);
  return found;
}

/** The same provision in both codes: the one that governs is cited. */
export const twin = (regime: Regime, sections: { bnss: string; crpc: string }): Authority =>
  regime === 'BNSS' ? bnss(sections.bnss) : crpc(sections.crpc);
