/**
 * Earlier applications of the same accused in the same case or FIR, with their outcome at a given time. A
 * paper lists them, so that it cannot state "none" against the record.
 */
import type { Application, ApplicationContent } from '#contract/application/application.ts';
import type { CourtKind } from '#contract/case/court.ts';
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import type { Order } from '#contract/application/order.ts';
import { type Fir, type SeveralFirs, sharesFir } from '#domain/case/fir.ts';
import { firsOfOrder } from './order-firs.ts';
import { identityOf } from './identity.ts';
import { distinctNames, type NamedApplicant } from './namesakes.ts';
import { isWithdrawal } from '#domain/case/history-events.ts';

interface Namesake {
  /** The key of the question to the filer. */
  readonly key: string;
  readonly name: string;
  /** The other applicants of both papers. */
  readonly beside: string;
}

export interface OutcomeInFirs {
  readonly granted: readonly Fir[];
  readonly refused: readonly Fir[];
}

export interface EarlierApplication {
  readonly court: CourtKind;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
  /** Null until the server assigns one. */
  readonly applicationNumber: string | null;
  readonly filedOn: CalendarDate;
  readonly relief?: Relief | undefined;
  readonly outcome: 'pending' | 'granted' | 'refused' | 'in-part' | 'withdrawn';
  /** The FIRs of an outcome in part: those that this paper asks again, or all of the order if it asks none. */
  readonly outcomeInFirs?: OutcomeInFirs | undefined;
  /** Date of the outcome. Absent if unknown or pending. */
  readonly decidedOn?: CalendarDate | undefined;
  /** Applicants of both papers, if this paper has several. */
  readonly of?: string | undefined;
  /** Persons of this paper who may only share their name with an applicant of that one. */
  readonly namesake?: Namesake | undefined;
}

/** Fields read from an application stored on the server or the device. */
export type RecordedApplication = ApplicationContent &
  Pick<Application, '_id' | 'caseId' | 'createdAt' | 'createdBy' | 'status' | 'orders' | 'updates'> & {
    readonly applicationNumber: string | null;
  };

/** The application whose predecessors are listed, possibly unfinished. */
export interface LookingBack {
  readonly _id?: string | undefined;
  readonly caseId?: string | undefined;
  /** Absent before filing: a device holds only its own user's applications. */
  readonly createdBy?: string | undefined;
  readonly applicant?: Partial<NamedApplicant> | undefined;
  readonly coApplicants?: readonly NamedApplicant[] | undefined;
  readonly case?: SeveralFirs | undefined;
  /** Time of filing, or now. */
  readonly at: string;
}

/** "ZB/2026/K7-0001": assigned by our server, not by a court. */
export const isOwnNumber = (number: string): boolean => /^ZB\/\d{4}\//.test(number);

interface TypedEarlier {
  readonly number: string;
  readonly filedOn?: string | undefined;
}

/** True for a typed row that repeats an application of record, by number or as copied before it had one. */
export const isRecorded = (row: TypedEarlier, earlier: readonly EarlierApplication[]): boolean =>
  earlier.some(
    ({ applicationNumber, filedOn }) =>
      applicationNumber === row.number || (filedOn === row.filedOn && !/\d/.test(row.number)),
  );

/** Oldest first. */
export function earlierApplications(
  from: LookingBack,
  recorded: readonly RecordedApplication[],
): EarlierApplication[] {
  return recorded
    .filter((row) => row._id !== from._id && row.createdAt < from.at)
    .filter((row) => from.createdBy === undefined || row.createdBy === from.createdBy)
    .filter((row) => applicantsOfBoth(from, row).length > 0 && isSameMatter(from, row))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map((row) => asSeen(row, from));
}

interface AppliedBefore {
  readonly name: string;
  /** Another person of the name may have applied. */
  readonly isUnsure: boolean;
}

/** The persons who apply in both. Of several namesakes those whose identity is sure. */
function applicantsOfBoth(
  { applicant: first, coApplicants = [], at }: LookingBack,
  row: RecordedApplication,
): AppliedBefore[] {
  const asking = [{ ...first, name: first?.name ?? '' }, ...coApplicants];
  const earlier = [row.applicant, ...(row.coApplicants ?? [])];
  const years = (Date.parse(at) - Date.parse(row.createdAt)) / YEAR_MS;
  const identities = earlier.map((person) => asking.map((each) => identityOf(each, person, years)));
  return distinctNames(asking).flatMap((name, n): AppliedBefore[] => {
    if (identities.some((of) => of[n] === 'same')) return [{ name, isUnsure: false }];
    const isUnsure = identities.some((of) => of[n] === 'unsure' && !of.includes('same'));
    return isUnsure ? [{ name, isUnsure }] : [];
  });
}

const YEAR_MS = 365.25 * 86_400_000;

const namesIn = (people: readonly AppliedBefore[]): string => people.map(({ name }) => name).join(', ');

function ofWhom(from: LookingBack, row: RecordedApplication): Pick<EarlierApplication, 'of' | 'namesake'> {
  const both = applicantsOfBoth(from, row);
  const unsure = both.filter(({ isUnsure }) => isUnsure);
  const beside = namesIn(both.filter(({ isUnsure }) => !isUnsure));
  return {
    ...((from.coApplicants ?? []).length > 0 && { of: namesIn(both) }),
    ...(unsure.length > 0 && { namesake: { key: namesakeKey(row._id), name: namesIn(unsure), beside } }),
  };
}

/** The key of the question whether the earlier application is of the same person. */
const namesakeKey = (applicationId: string): string => `namesake:${applicationId}`;

/** Answers to that question. */
export const SAME_PERSON = 'same-person';
export const OTHER_PERSON = 'other-person';

/** Without other persons and their applications, by the filer's answers. */
export const withoutNamesakes = (
  earlier: readonly EarlierApplication[],
  answers: readonly { readonly concern: string; readonly reason: string }[],
): readonly EarlierApplication[] =>
  earlier.flatMap((row) => {
    const { namesake } = row;
    const isOther = answers.some(
      ({ concern, reason }) => concern === namesake?.key && reason === OTHER_PERSON,
    );
    if (!namesake || !isOther) return [row];
    return namesake.beside === '' ? [] : [{ ...row, of: namesake.beside }];
  });

const isSameMatter = (from: LookingBack, row: RecordedApplication): boolean =>
  (from.caseId !== undefined && from.caseId === row.caseId) || sharesFir(from.case ?? {}, row.case);

function asSeen(row: RecordedApplication, from: LookingBack): EarlierApplication {
  const { court, courtPlace, courtName } = row.case;
  return {
    court,
    courtPlace,
    courtName,
    applicationNumber: row.applicationNumber,
    filedOn: dayInIndia(new Date(row.createdAt)),
    relief: row.bail.relief,
    ...outcomeAt(row, from),
    ...ofWhom(from, row),
  };
}

const OUTCOME = { Approved: 'granted', Rejected: 'refused' } as const;

/** A filed paper shows the outcome at its filing. A later order does not change it. */
function outcomeAt(
  row: RecordedApplication,
  { at, case: facts = {} }: LookingBack,
): Pick<EarlierApplication, 'outcome' | 'outcomeInFirs' | 'decidedOn'> {
  const { status, orders, updates } = row;
  if (status === 'Withdrawn') {
    const withdrawn = updates.findLast(isWithdrawal)?.date;
    if (withdrawn === undefined) return { outcome: 'withdrawn' };
    if (withdrawn <= at) return { outcome: 'withdrawn', decidedOn: dayInIndia(new Date(withdrawn)) };
  }
  const order = orders.findLast((each) => each.at <= at && each.to in OUTCOME);
  if (!order) return { outcome: 'pending' };
  const decidedOn = dayInIndia(new Date(order.at));
  if (order.to !== 'Approved') return { outcome: 'refused', decidedOn };
  return { ...outcomeInFirs(facts, row, order), decidedOn };
}

/** Of a grant, in the FIRs that both applications are in. If they are in none, in each FIR of the order. */
function outcomeInFirs(
  facts: SeveralFirs,
  row: RecordedApplication,
  order: Order,
): Pick<EarlierApplication, 'outcome' | 'outcomeInFirs'> {
  const firs = firsOfOrder(row.case, order);
  const shared = firs.filter(({ fir }) => sharesFir(facts, fir));
  const asked = shared.length > 0 ? shared : firs;
  const [granted, refused] = [false, true].map((isRefused) =>
    asked.filter((each) => (each.refused !== undefined) === isRefused).map(({ fir }) => fir),
  );
  if (!refused?.length) return { outcome: 'granted' };
  if (!granted?.length) return { outcome: 'refused' };
  return { outcome: 'in-part', outcomeInFirs: { granted, refused } };
}
