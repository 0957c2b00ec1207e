/**
 * Filed applications as counted by prediction and trends, limited to those visible to the reader. No names,
 * gender, age, place or judge are used as features.
 */
import type { Application } from '#contract/application/application.ts';
import type { CourtKind } from '#contract/case/court.ts';
import type { DecisionStatus } from '#contract/application/order.ts';
import { type CalendarDate, dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { custodyRecord, daysInCustody } from '#law/custody-days.ts';
import { proposedRelief, type Relief } from '#law/relief.ts';
import type { FactorAnswer } from '#law/risk/checklist.ts';
import {
  applicantNumbers,
  contentFor,
  lastOrderFor,
  resultSoFar,
} from '#domain/application/order-applicants.ts';
import { isDecided, isUndecided } from './status-rules.ts';

export interface OwnMatter {
  readonly _id: string;
  readonly caseId: string;
  readonly number: string;
  readonly court: CourtKind;
  readonly courtName: string | undefined;
  /** "BNS 303(2)", without duplicates. */
  readonly offences: readonly string[];
  readonly filedOn: CalendarDate;
  readonly relief: Relief | null;
  readonly outcome: DecisionStatus | null;
  /** Days from filing to the current order, or to today. */
  readonly days: number;
  /** Whole months in custody at the order or today. Null without an arrest or a known date. */
  readonly custodyMonths: number | null;
  /** Number of earlier convictions. */
  readonly convictions: number | null;
  /** From the latest risk assessment of the case. */
  readonly flightRisk: FactorAnswer | null;
  /** The refused FIRs of an order that grants bail in others. Figures without an offence leave it out. */
  readonly isRefusedPart?: true;
}

/** Each decided matter once, also if an order grants bail in some of the FIRs. */
export const undivided = <Matter extends Pick<OwnMatter, 'isRefusedPart'>>(
  matters: readonly Matter[],
): Matter[] => matters.filter(({ isRefusedPart }) => !isRefusedPart);

/** Fields used from an application. */
export type CountedApplication = Pick<
  Application,
  '_id' | 'caseId' | 'status' | 'case' | 'bail' | 'createdAt' | 'orders' | 'coApplicants'
> & { readonly applicationNumber: string | null };

interface OwnMatterContext {
  readonly flightRisk: FactorAnswer | null;
  readonly today: CalendarDate;
}

/**
 * One for each applicant with the result of that applicant, and two for an order that grants bail in some of the FIRs.
 * None if withdrawn: no court will decide it.
 */
export function ownMatters(application: CountedApplication, context: OwnMatterContext): OwnMatter[] {
  const { status } = application;
  if (!isDecided(status) && !isUndecided(status)) return [];
  return applicantNumbers(application).flatMap((number) => {
    const matter = matterOf(application, number, context);
    return byFirs(application, number, matter);
  });
}

/** The matter of the first applicant as filed, with the offences of all its FIRs. */
export const wholeMatter = (application: CountedApplication, context: OwnMatterContext): OwnMatter =>
  matterOf(application, 1, context);

/** The offences and the result of the granted and of the refused FIRs apart. */
function byFirs({ case: facts, orders }: CountedApplication, number: number, matter: OwnMatter): OwnMatter[] {
  const order = lastOrderFor({ orders }, number);
  const { refusedFirs } = order ?? {};
  if (!refusedFirs) return [matter];
  const firs = [facts, ...(facts.furtherFirs ?? [])];
  const refused = new Set(refusedFirs.map(({ fir }) => fir));
  const offencesIn = (isRefused: boolean) =>
    unique(firs.flatMap((fir, n) => (refused.has(n + 1) === isRefused ? writtenSections(fir) : [])));
  return [
    { ...matter, offences: offencesIn(false), outcome: 'Approved' },
    { ...matter, offences: offencesIn(true), outcome: 'Rejected', isRefusedPart: true },
  ];
}

function matterOf(
  application: CountedApplication,
  number: number,
  { flightRisk, today }: OwnMatterContext,
): OwnMatter {
  const { _id, caseId, bail, createdAt, applicationNumber } = application;
  const { case: facts } = number === 1 ? application : contentFor(application, [number]);
  const outcome = resultSoFar(application, number) ?? null;
  const order = lastOrderFor(application, number);
  const filedOn = dayInIndia(new Date(createdAt));
  const until = outcome && order ? dayInIndia(new Date(order.at)) : today;
  const { antecedents, court, courtName, firNumber } = facts;
  return {
    _id,
    caseId,
    number: applicationNumber ?? firNumber,
    court,
    courtName,
    offences: offencesOf(facts),
    relief: bail.relief ?? proposedRelief(court, facts.custodyStatus) ?? null,
    filedOn,
    outcome,
    days: Math.max(0, daysBetween(filedOn, until)),
    custodyMonths: custodyMonths(facts, until),
    convictions: antecedents ? antecedents.rows.filter(({ state }) => state === 'convicted').length : null,
    flightRisk: number === 1 ? flightRisk : null, // the assessment is of the first applicant
  };
}

const DAYS_OF_A_MONTH = 30.44;

function custodyMonths(facts: Application['case'], until: CalendarDate): number | null {
  const days = daysInCustody(custodyRecord(facts), until);
  return days === null ? null : Math.floor(days / DAYS_OF_A_MONTH);
}

const offencesOf = (facts: Application['case']): string[] => unique(writtenSections(facts));

type ChargedSections = Pick<Application['case'], 'offences' | 'sections'>;

const writtenSections = ({ offences, sections }: ChargedSections): string[] =>
  offences?.map(({ code, section }) => `${code} ${section}`) ?? sections;

const unique = (sections: readonly string[]): string[] => [...new Set(sections.map(sectionName))];

/** "bns 303 (2)" becomes "BNS 303(2)". */
export const sectionName = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*\(\s*/g, '(')
    .trim();
