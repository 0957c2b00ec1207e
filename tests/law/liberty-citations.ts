/** The citations of the liberty clock, for one matter that has every date. */
import { addDays, day } from '#kernel/calendar-date.ts';
import { cite } from '#law/authority.ts';
import { determineAll } from '#law/determine.ts';
import type { Regime } from '#law/facts.ts';
import { libertyDates } from '#law-explain/liberty-dates.ts';
import { TABLES } from './law-tables.ts';

const ARREST = day('2025-03-01');

export function libertyCitations(regime: Regime): (readonly [string, string])[] {
  return [true, false].flatMap((neverConvicted) => {
    const found = determineAll(
      {
        regime,
        offences: [{ code: 'BNS', section: '303(2)' }],
        unrecognised: [],
        arrestDate: ARREST,
        firstRemandDate: ARREST,
        chargesheet: { state: 'not-filed', asOf: addDays(ARREST, 5) },
        firstEvidenceDate: addDays(ARREST, 2),
        interimProtectionUntil: addDays(ARREST, 20),
        delayByAccusedDays: 0,
        neverConvicted,
        otherPendingCases: 0,
      },
      TABLES,
      addDays(ARREST, 5),
    );
    return libertyDates(found).map(({ right, authority }) => [right, cite(authority)] as const);
  });
}
