/** The matter as the rules read it: sections looked up, custody counted, codes chosen. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Regimes, governingCodes } from '#law/bnss/s531-governing-code.ts';
import { custodyRecord, isOut, type TimeOut } from './custody-days.ts';
import type { LawFacts } from './facts.ts';
import { type LimbQuestion, limbQuestions } from './limbs.ts';
import { floorOf, principalsInCharge, withPrincipals } from './principal-offence.ts';
import { lookUp, type Offence, type OffenceRef, type Tables } from './tables.ts';

export interface Matter extends LawFacts {
  /** Each offence once. Sections that only extend liability are excluded. */
  readonly rows: readonly Offence[];
  /** Principal offences. Their values are already applied to the rows. */
  readonly principals: readonly Offence[];
  /** Limbs that the user did not choose yet. The rows take the section as charged. */
  readonly openLimbs: readonly LimbQuestion[];
  /** False while a section is unrecognised, needs a limb, or none is given. */
  readonly allRead: boolean;
  readonly asOf: CalendarDate;
  readonly regimes: Regimes;
  /** First day of custody: from the recorded periods, or the arrest. */
  readonly firstDay: CalendarDate | undefined;
  readonly out: readonly TimeOut[];
  /** Whether arrested in this case; undefined if unknown. */
  readonly arrested: boolean | undefined;
  /** In custody on `asOf`. Interim bail does not count. */
  readonly inCustody: boolean | undefined;
}

export function matterOf(facts: LawFacts, tables: Tables, asOf: CalendarDate): Matter {
  const { rows, principals, allRead, openLimbs } = matterRows(facts, tables);
  const { firstDay, out } = custodyRecord(facts);
  return {
    ...facts,
    rows,
    principals,
    openLimbs,
    allRead,
    asOf,
    regimes: governingCodes(facts, rows, asOf).regimes,
    firstDay,
    out,
    ...custodyOn(facts, { firstDay, out }, asOf),
  };
}

/** Each charged offence once, and whether all sections were read. */
export function matterRows(
  facts: LawFacts,
  tables: Tables,
): Pick<Matter, 'rows' | 'principals' | 'allRead' | 'openLimbs'> {
  const { rows: charged, unread } = readOffences(tables, facts.offences);
  const questions = limbQuestions(charged, facts, tables);
  const chosen = new Map(questions.map((one) => [one.charged, one.chosen ?? one.charged]));
  const rows = charged.map((row) => chosen.get(row) ?? row);
  const principals = readOffences(tables, facts.principalOffences ?? []).rows;
  const allRead = rows.length > 0 && unread === 0 && facts.unrecognised.length === 0;
  const offences = rows.map((row) => withPrincipals(row, principalsOf(row, rows, principals)));
  return { rows: offences, principals, allRead, openLimbs: questions.filter(({ chosen: one }) => !one) };
}

/** Robbery or dacoity of a minimum term, then the named principals, then those that the charge names. */
function principalsOf(
  row: Offence,
  charged: readonly Offence[],
  named: readonly Offence[],
): readonly Offence[] {
  const robbery = floorOf(row, charged);
  if (robbery.length > 0) return robbery;
  return named.length > 0 ? named : principalsInCharge(row, charged);
}

/** Rows of the references, each once, and the number of unresolved references. */
export function readOffences(
  tables: Tables,
  refs: readonly OffenceRef[],
): { readonly rows: readonly Offence[]; readonly unread: number } {
  const rows = new Map<string, Offence>();
  let unread = 0;
  for (const ref of refs) {
    const found = lookUp(tables, ref);
    if (found.kind === 'found') rows.set(found.offence.id, found.offence);
    else if (found.kind !== 'spread') unread += 1;
  }
  return { rows: [...rows.values()], unread };
}

function custodyOn(
  { custodyStatus }: LawFacts,
  { firstDay, out }: { readonly firstDay: CalendarDate | undefined; readonly out: readonly TimeOut[] },
  asOf: CalendarDate,
): Pick<Matter, 'arrested' | 'inCustody'> {
  if (custodyStatus === 'not-arrested') return { arrested: false, inCustody: false };
  if (firstDay !== undefined) return { arrested: true, inCustody: !isOut(out, asOf) };
  return custodyStatus === undefined
    ? { arrested: undefined, inCustody: undefined }
    : { arrested: true, inCustody: true };
}
