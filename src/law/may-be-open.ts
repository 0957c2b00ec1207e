/**
 * Rights that may be open today: the facts that are known would make them due, and only what is not known stands against
 * them. They are told before everything that is not yet due, with exactly the questions that decide.
 */
import { byText } from '#kernel/by-text.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Authority } from './authority.ts';
import type { Determination, NonEmpty } from './determination.ts';
import type { Determinations } from './determine.ts';
import type { FactName } from './facts.ts';
import { twin } from './parameter.ts';

export interface MayBeOpen {
  readonly right: 'default-bail' | 'undertrial' | 'sixty-days' | 'produce-by';
  /** The first day of the right on the facts that are known; an estimate where one of `asks` is its own starting day. */
  readonly since: CalendarDate;
  /** What decides whether it is open, and nothing else. */
  readonly asks: NonEmpty<FactName>;
  readonly authority: Authority;
}

/** The right that has been open longest comes first. */
export function rightsThatMayBeOpen({
  defaultBail,
  undertrial,
  sixtyDays,
  illegalArrest,
  matter,
}: Determinations): MayBeOpen[] {
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
  right: MayBeOpen['right'],
  conclusion: Determination<unknown>,
  authority: Authority,
): MayBeOpen[] {
  if (conclusion.kind !== 'undetermined' || conclusion.openSince === undefined) return [];
  return [{ right, since: conclusion.openSince, asks: conclusion.missing, authority }];
}

/** BNSS 58: twenty-four hours are over and nobody has said whether a Magistrate has seen the person. */
const notProduced = (
  { overdueSince: since }: Determinations['illegalArrest'],
  authority: Authority,
): MayBeOpen[] => (since === null ? [] : [{ right: 'produce-by', since, asks: ['production'], authority }]);
