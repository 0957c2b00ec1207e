/** The part of a case and its applications that the liberty clock counts, for device and server. */
import type { Application } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { type CalendarDate, dayOfInstant } from '#kernel/calendar-date.ts';
import { lastOrderFor } from '#domain/application/order-applicants.ts';
import { byText } from '#kernel/by-text.ts';
import { nameFor } from './name-for.ts';
import { isGranted, isWithdrawn } from './status-rules.ts';

export type KnownFacts = NonNullable<CaseRecord['facts']>;

export interface ClockMatter {
  readonly caseId: string;
  readonly name: string;
  readonly firNumber: string | null;
  readonly facts: KnownFacts;
  /** Date of the default bail application, which preserves the right against a later charge-sheet. */
  readonly claimedOn: CalendarDate | undefined;
  /** Date of a bail order in this app without a record of release. */
  readonly grantedOn?: CalendarDate;
}

type ClockCase = Pick<CaseRecord, 'status' | 'facts'>;

/**
 * A granted matter leaves the clock once release is recorded, or at once for anticipatory bail. A rejected or
 * withdrawn one stays, and so does a case in whose own FIR an order that grants bail in others refuses it.
 */
export function isOffTheClock({ status, facts }: ClockCase, isRefusedHere = false): boolean {
  if (!isGranted(status)) return false;
  const order = facts?.bailOrder;
  if (isRefusedHere && order?.state !== 'granted') return false;
  return order?.state === 'granted'
    ? order.releasedOn !== undefined
    : facts?.custodyStatus === 'not-arrested';
}

/** Granted in this app without a record of release. */
export const asksRelease = ({ status, facts }: ClockCase, isRefusedHere = false): boolean =>
  isGranted(status) && !isRefusedHere && facts?.bailOrder?.state !== 'granted';

/** The FIR of a case is the first one of its applications, and its facts are those of the first applicant. */
const FIRST = 1;

export const grantsInOwnFir = ({ to, refusedFirs = [] }: Pick<Order, 'to' | 'refusedFirs'>): boolean =>
  isGranted(to) && !refusedFirs.some(({ fir }) => fir === FIRST);

/** True if the newest order of all applications of a case grants bail in other FIRs alone. */
export function isRefusedInOwnFir(applications: readonly Pick<Application, 'status' | 'orders'>[]): boolean {
  const newest = applications
    .filter(({ status }) => !isWithdrawn(status))
    .flatMap((application) => lastOrderFor(application, FIRST) ?? [])
    .toSorted((one, other) => byText(one.at, other.at))
    .at(-1);
  return newest !== undefined && isGranted(newest.to) && !grantsInOwnFir(newest);
}

/** The cases of these applications in whose own FIR bail is refused by an order that grants it in others. */
export function refusedInOwnFirs(
  applications: readonly Pick<Application, 'caseId' | 'status' | 'orders'>[],
): ReadonlySet<string> {
  const ids = [...new Set(applications.map(({ caseId }) => caseId))];
  return new Set(ids.filter((id) => isRefusedInOwnFir(applications.filter(({ caseId }) => caseId === id))));
}

/** The claim date matters only after a charge-sheet. */
export const countsClaim = ({ facts }: Pick<CaseRecord, 'facts'>): boolean =>
  facts?.chargesheet?.state === 'filed';

/** Date of the effective order of a granted application. */
export function grantedOn({
  status,
  orders,
}: Pick<Application, 'status' | 'orders'>): CalendarDate | undefined {
  if (!isGranted(status)) return undefined;
  const order = orders.findLast(({ to, correction }) => isGranted(to) && !correction);
  return order && dayOfInstant(order.at);
}

type Claiming = Pick<Application, 'status' | 'createdAt'> & {
  readonly bail: Pick<Application['bail'], 'relief'>;
};

/** Date on which an application claimed default bail. */
export const claimedOn = ({ bail, status, createdAt }: Claiming): CalendarDate | undefined =>
  bail.relief === 'default' && !isWithdrawn(status) ? dayOfInstant(createdAt) : undefined;

interface Days {
  readonly claimedOn: CalendarDate | undefined;
  readonly grantedOn: CalendarDate | undefined;
}

type NamedCase = Pick<CaseRecord, '_id' | 'firNumber' | 'facts' | 'applicant'>;

export function clockMatter(row: NamedCase, { claimedOn: claimed, grantedOn: granted }: Days): ClockMatter {
  const { _id, firNumber, facts = {} } = row;
  const { allegations: _a, applicantVersion: _v, role: _r, ...light } = facts; // drop long texts, which no date needs
  return {
    caseId: _id,
    name: nameFor(row),
    firNumber: firNumber ?? light.firNumber ?? null,
    facts: light,
    claimedOn: claimed,
    ...(granted && { grantedOn: granted }),
  };
}

/** A record treats absent and undefined alike. */
export function knownFacts(facts: KnownFacts): Partial<CaseFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
