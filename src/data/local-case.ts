/** The case that an application opens, or the device's own case brought up to its newest application. */
import type { ApplicationContent } from '#contract/application.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { CaseRow, Db } from './db.ts';
import { instant, type Ports } from './ports.ts';

interface Opening {
  readonly caseId: string;
  readonly ownerId: string;
  readonly content: ApplicationContent;
}

export async function openLocalCase(db: Db, ports: Ports, opening: Opening): Promise<void> {
  const known = await db.cases.get(opening.caseId);
  const newest = fromNewest(opening.content);
  await db.cases.put(known ? { ...known, ...newest } : newCase(ports, opening));
}

/** What the newest application fills in. */
function fromNewest({ case: facts }: ApplicationContent) {
  return { charges: facts.sections, description: facts.allegations, status: 'Pending' as const, facts };
}

function newCase(ports: Ports, { caseId, ownerId, content }: Opening): CaseRow {
  const { applicant, case: facts, advocate } = content;
  const respondent = facts.state ? `State of ${facts.state}` : 'State';
  const { name, address, phone, email } = applicant;
  return {
    _id: caseId,
    version: 0,
    ownerId,
    title: `${name} v. ${respondent}`,
    firNumber: facts.firNumber,
    policeStation: facts.policeStation,
    ...(facts.cnr && { cnr: facts.cnr }),
    court: facts.court,
    ...(facts.courtPlace && { courtPlace: facts.courtPlace }),
    ...(facts.courtName && { courtName: facts.courtName }),
    filingDate: dayInIndia(ports.now()),
    applicant: { name, address, ...(phone && { phone }), ...(email && { email }) },
    respondent,
    dcmCategory: 'Standard',
    ...(advocate && { lawyer: lawyerOf(advocate) }),
    createdAt: instant(ports),
    asOf: null,
    ...fromNewest(content),
  };
}

function lawyerOf({ name, enrolmentNumber, phone }: NonNullable<ApplicationContent['advocate']>) {
  return { name, ...(enrolmentNumber && { barCouncilNumber: enrolmentNumber }), ...(phone && { phone }) };
}
