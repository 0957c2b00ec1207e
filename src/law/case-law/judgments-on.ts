/** The judgments that are law on a day for a matter. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Matter } from '#law/matter.ts';
import type { Judgment, Measure } from './judgment.ts';

/** Only `in-force` may be cited. `day-unknown`: prospective, and the record lacks the day that counts. */
export type JudgmentState = 'in-force' | 'not-in-effect' | 'day-unknown' | 'overruled' | 'not-decided';

/** Facts that measure the effect of a judgment. */
export type MeasuredMatter = Pick<Matter, 'rows' | 'firstDay' | 'chargesheet' | 'noticeToAppear'>;

export function judgmentState(
  row: Judgment,
  matter: MeasuredMatter,
  { on, judgments }: { readonly on: CalendarDate; readonly judgments: readonly Judgment[] },
): JudgmentState {
  if (!isDecided(row, on)) return 'not-decided';
  const treated = treatmentsOf(row, judgments);
  if (treated.some(({ as, by }) => as === 'overrules' && isDecided(by, on))) return 'overruled';
  const { effect } = row;
  if (!effect?.prospective) return 'in-force';
  if (!isOfActs(effect.charged, matter)) return 'not-in-effect';
  const measured = MEASURED[effect.by](matter, on);
  if (measured === undefined) return 'day-unknown';
  return measured >= effect.from ? 'in-force' : 'not-in-effect';
}

/** The judgments that may be cited for the matter on the day. */
export const judgmentsInForce = (
  matter: MeasuredMatter,
  given: { readonly on: CalendarDate; readonly judgments: readonly Judgment[] },
): Judgment[] => given.judgments.filter((row) => judgmentState(row, matter, given) === 'in-force');

export interface LaterTreatment {
  readonly as: NonNullable<Judgment['treats']>[number]['as'];
  readonly by: Judgment;
}

/** Treatment of this judgment by others, in the order of the table. */
export function treatmentsOf({ id }: Judgment, judgments: readonly Judgment[]): readonly LaterTreatment[] {
  let byTreated = indexes.get(judgments);
  if (!byTreated) {
    byTreated = indexOf(judgments);
    indexes.set(judgments, byTreated);
  }
  return byTreated.get(id) ?? [];
}

/** A determination asks for a handful of judgments, and the clock determines thousands of matters. */
const indexes = new WeakMap<readonly Judgment[], ReadonlyMap<string, readonly LaterTreatment[]>>();

function indexOf(judgments: readonly Judgment[]): ReadonlyMap<string, readonly LaterTreatment[]> {
  const byTreated = new Map<string, LaterTreatment[]>();
  for (const by of judgments) {
    for (const { id, as } of by.treats ?? []) byTreated.set(id, [...(byTreated.get(id) ?? []), { as, by }]);
  }
  return byTreated;
}

const MEASURED: Readonly<
  Record<Measure, (matter: MeasuredMatter, on: CalendarDate) => CalendarDate | undefined>
> = {
  arrest: ({ firstDay }) => firstDay,
  application: (_matter, on) => on,
  complaint: ({ chargesheet }) => (chargesheet?.state === 'filed' ? chargesheet.on : undefined),
  notice: ({ noticeToAppear }) => (noticeToAppear?.state === 'to-appear' ? noticeToAppear.on : undefined),
};

/** Without a verified day the year decides. */
const isDecided = ({ date, year }: Judgment, on: CalendarDate): boolean =>
  date === undefined ? year <= Number(on.slice(0, 4)) : date <= on;

/** "NDPS" is every section of the Act; "BNS 80" is the section with its sub-sections. */
export function isOfActs(charged: readonly string[] | undefined, { rows }: Pick<Matter, 'rows'>): boolean {
  return (
    charged === undefined ||
    rows.some(({ code, section }) =>
      charged.some(
        (each) =>
          each === code || each === `${code} ${section}` || `${code} ${section}`.startsWith(`${each}(`),
      ),
    )
  );
}
