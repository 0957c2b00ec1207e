/**
 * Appeals to the High Court against a Special Court's bail decision: SC/ST Act 14A(2), NIA Act 21(4). The
 * party is the Appellant, time runs from the order, and BNSS 483 does not apply.
 */
import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { act, type Authority } from '#law/authority.ts';
import { barred, type Caution, entitled, type Finding, undetermined } from '#law/determination.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';

export interface AppealLimits {
  readonly authority: Authority;
  readonly limitation: Authority;
  readonly days: number;
  /** Days from the order within which the Act's text allows condonation of delay. */
  readonly condonable: number;
}

const APPEALS: Readonly<Record<string, AppealLimits>> = {
  'SC/ST': {
    authority: act('SC/ST', 's.14A(2)'),
    limitation: act('SC/ST', 's.14A(3)'),
    days: 90,
    condonable: 180,
  },
  UAPA: { authority: act('NIA', 's.21(4)'), limitation: act('NIA', 's.21(5)'), days: 30, condonable: 90 },
};

/** Limits of the appeal for the charged Acts; if both apply, the shorter period. */
export const appealLimits = ({ rows }: Pick<Matter, 'rows'>): AppealLimits | undefined =>
  Object.entries(APPEALS)
    .filter(([code]) => rows.some((row) => row.code === code))
    .map(([, each]) => each)
    .toSorted((a, b) => a.days - b.days)[0];

/** Provision for the appeal of an Act's bail orders to the High Court. */
export const appealIn = (code: string): Authority | undefined => APPEALS[code]?.authority;

/** The charged Act whose appeal this is. Under the NIA Act only an order of its Special Court opens one. */
export const appealCode = (codes: readonly string[], isAfterOrder: boolean): string | undefined =>
  codes.includes('SC/ST') ? 'SC/ST' : codes.find((code) => isAfterOrder && appealIn(code) !== undefined);

export interface HighCourtAppeal extends Finding<{ readonly party: 'appellant' }> {
  readonly dates: {
    readonly order: CalendarDate;
    /** Last day of the ordinary period, excluding the day of the order. */
    readonly last: CalendarDate;
    readonly lastIfCondoned: CalendarDate;
    readonly limitation: Authority;
  } | null;
}

export function highCourtAppeal(matter: Matter): HighCourtAppeal {
  const limits = appealLimits(matter);
  if (!limits) return { ...noAppeal(matter), dates: null };
  const dates = datesOf(matter.specialCourtOrderOn, limits);
  if (!dates) {
    return {
      conclusion: undetermined('specialCourtOrderOn'),
      cautions: cautionsOf(matter, limits),
      dates: null,
    };
  }
  if (matter.appealFiledOn !== undefined) {
    const filed = { code: 'appeal-filed', authority: limits.authority, about: matter.appealFiledOn } as const;
    return { conclusion: barred([filed]), cautions: [], dates };
  }
  const conclusion = entitled<{ readonly party: 'appellant' }>(
    { party: 'appellant' },
    { code: 'appeal-to-the-high-court', authority: limits.authority, about: dates.last },
  );
  return { conclusion, cautions: cautionsOf(matter, limits), dates };
}

function noAppeal(matter: Matter): Finding<never> {
  if (!matter.allRead) return { conclusion: undetermined('offences'), cautions: [] };
  const authority = twin(matter.regimes.application, { bnss: 's.483(1)', crpc: 's.439(1)' });
  return { conclusion: barred([{ code: 'no-appeal-under-a-special-act', authority }]), cautions: [] };
}

const datesOf = (
  order: CalendarDate | undefined,
  { days, condonable, limitation }: AppealLimits,
): HighCourtAppeal['dates'] =>
  order === undefined
    ? null
    : { order, last: addDays(order, days), lastIfCondoned: addDays(order, condonable), limitation };

function cautionsOf({ specialCourtOrderOn: order, asOf, rows }: Matter, limits: AppealLimits): Caution[] {
  const cautions: Caution[] = [];
  if (order !== undefined && daysBetween(order, asOf) > limits.days) {
    cautions.push({
      code: 'delay-to-be-condoned',
      authority: limits.limitation,
      about: addDays(order, limits.condonable),
    });
  }
  if (rows.some(({ code }) => code === 'SC/ST')) {
    cautions.push({ code: 'hear-the-victim', authority: act('SC/ST', 's.15A(5)'), about: 'SC/ST' });
  }
  if (limits.authority.source === 'NIA') {
    cautions.push({ code: 'if-tried-under-the-nia-act', authority: limits.authority });
  }
  return cautions;
}
