/**
 * Rights that may exist today: due on the known facts, with only unknown facts against them. They are shown
 * before future dates, with exactly the deciding questions.
 */
import { byText } from '#kernel/by-text.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from './authority.ts';
import type { Determination, NonEmpty } from './determination.ts';
import type { Determinations } from './determine.ts';
import type { FactName } from './facts.ts';
import { twin } from './parameter.ts';

export interface PossibleRight {
  readonly right: 'default-bail' | 'undertrial' | 'sixty-days' | 'produce-by';
  /** First day of the right on the known facts; an estimate if `asks` includes its starting day. */
  readonly since: CalendarDate;
  /** Only the facts that decide. */
  readonly asks: NonEmpty<FactName>;
  readonly authority: Authority;
}

/** Longest-standing right first. */
export function findPossibleRights({
  defaultBail,
  undertrial,
  sixtyDays,
  illegalArrest,
  matter,
}: Determinations): PossibleRight[] {
  const { application, undertrial: regime } = matter.regimes;
  const investigation =
    defaultBail.dates?.authority ?? twin(application, { bnss: 's.187(3)', crpc: 's.167(2)' });
  return [
    ...openIn('default-bail', defaultBail.conclusion, investigation),
    ...openIn('undertrial', undertrial.caseLevel, twin(regime, { bnss: 's.479(1)', crpc: 's.436A' })),
    ...openIn('sixty-days', sixtyDays.conclusion, twin(application, { bnss: 's.480(6)', crpc: 's.437(6)' })),
    ...notProduced(illegalArrest, twin(application, { bnss: 's.58', crpc: 's.57' })),
  ].toSorted((a, b) => byText(a.since, b.since));
}

function openIn(
  right: PossibleRight['right'],
  conclusion: Determination<unknown>,
  authority: Authority,
): PossibleRight[] {
  if (conclusion.kind !== 'undetermined' || conclusion.openSince === undefined) return [];
  return [{ right, since: conclusion.openSince, asks: conclusion.missing, authority }];
}

/** BNSS 58: twenty-four hours are over, and production before a Magistrate is unknown. */
const notProduced = (
  { overdueSince: since }: Determinations['illegalArrest'],
  authority: Authority,
): PossibleRight[] =>
  since === null ? [] : [{ right: 'produce-by', since, asks: ['production'], authority }];
