/**
 * Rulings that require written grounds of arrest, each from the day of arrest that it governs. Before them the want
 * of writing alone is contested: Sri Darshan asks for prejudice.
 */
import { type CalendarDate, day } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import { MIHIR_SHAH, PANKAJ_BANSAL, PRABIR } from '#law/judgments.ts';
import type { Matter } from '#law/matter.ts';

interface DatedRuling {
  readonly ruling: Authority;
  /** First day of arrest to which the ruling applies. */
  readonly from: CalendarDate;
  /** Code of the Act; null for every offence. */
  readonly act: string | null;
}

/** The ruling of a special Act before the general one. */
const RULINGS: readonly DatedRuling[] = [
  { ruling: PANKAJ_BANSAL, from: day('2023-10-03'), act: 'PMLA' },
  { ruling: PRABIR, from: day('2023-10-03'), act: 'UAPA' },
  { ruling: MIHIR_SHAH, from: day('2025-11-06'), act: null },
];

/** The ruling that governs this arrest; null if none does or the day is unknown. */
export function writtenGroundsRuling({
  rows,
  firstDay,
}: Pick<Matter, 'rows' | 'firstDay'>): Authority | null {
  if (firstDay === undefined) return null;
  const found = RULINGS.find(
    ({ from, act }) => firstDay >= from && (act === null || rows.some(({ code }) => code === act)),
  );
  return found?.ruling ?? null;
}

/** Mihir Rajesh Shah: written grounds at least two hours before production. */
export const isUnderTwoHourRule = ({ firstDay }: Pick<Matter, 'firstDay'>): boolean =>
  firstDay !== undefined && RULINGS.some(({ ruling, from }) => ruling === MIHIR_SHAH && firstDay >= from);
