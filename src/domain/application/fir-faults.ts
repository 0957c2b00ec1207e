/** Further FIRs that one application cannot cover. */
import { isSameFir } from '#domain/case/fir.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { proposedRelief, type Relief } from '#law/relief.ts';
import type { Tables } from '#law/tables.ts';
import { type FirApart, firApart, type FirContent } from './fir-apart.ts';

export type FirCode =
  | 'several-firs'
  | 'same-fir-twice'
  | 'too-many-firs'
  | 'day-after-today'
  | FirApart['code'];

export interface FirFault extends Partial<Pick<FirApart, 'station' | 'act'>> {
  readonly code: FirCode;
  /** The number of the FIR, or its day. */
  readonly about: string;
}

/** Protection from arrest, also in transit, does not turn on the custody or the stage of one case. */
export const coversSeveralFirs = (relief: Relief | null | undefined): boolean => relief === 'anticipatory';

/** One fault of each kind, about the first FIR that has it. */
export const firFaults = (content: FirContent, tables: Tables, today: CalendarDate): FirFault[] => [
  ...notCovered(content),
  ...listedTwice(content),
  ...tooMany(content),
  ...firApart(content, tables, today),
  ...ahead(content, today),
];

function notCovered({ case: facts = {}, bail }: FirContent): FirFault[] {
  const { furtherFirs = [], court, custodyStatus } = facts;
  const relief = bail?.relief ?? (court && proposedRelief(court, custodyStatus));
  if (relief === undefined || coversSeveralFirs(relief)) return [];
  return furtherFirs.slice(0, 1).map(({ firNumber }) => ({ code: 'several-firs', about: firNumber }));
}

function listedTwice({ case: facts = {} }: FirContent): FirFault[] {
  const { furtherFirs = [] } = facts;
  const again = furtherFirs.find(
    (fir, n) => isSameFir(fir, facts) || furtherFirs.slice(0, n).some((earlier) => isSameFir(fir, earlier)),
  );
  return again ? [{ code: 'same-fir-twice', about: again.firNumber }] : [];
}

/** Each FIR is determined for each applicant, and a phone must do it while the filer types. */
const MOST_PAIRS = 60;

function tooMany({ case: { furtherFirs = [] } = {}, coApplicants = [] }: FirContent): FirFault[] {
  const applicants = 1 + coApplicants.length;
  if (furtherFirs.length === 0 || applicants * (1 + furtherFirs.length) <= MOST_PAIRS) return [];
  return [{ code: 'too-many-firs', about: String(Math.floor(MOST_PAIRS / applicants)) }];
}

function ahead({ case: { furtherFirs = [] } = {} }: FirContent, today: CalendarDate): FirFault[] {
  const days = furtherFirs.flatMap(({ firDate }) => firDate ?? []);
  return days
    .filter((day) => day > today)
    .slice(0, 1)
    .map((about) => ({ code: 'day-after-today', about }));
}
