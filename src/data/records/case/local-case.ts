/** The case that an application opens, or the device's own case brought up to its newest application. */
import type { ApplicationContent } from '#contract/application.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import { patched } from '#data/store/patched.ts';
import { instant, type Ports } from '#data/store/ports.ts';

interface Opening {
  readonly caseId: string;
  readonly ownerId: string;
  readonly content: ApplicationContent;
}

export async function openLocalCase(db: Db, ports: Ports, opening: Opening): Promise<void> {
  const known = await db.cases.get(opening.caseId);
  await db.cases.put(known ? followedBy(known, opening.content) : newCase(ports, opening));
}

/** The case after its newest application: what that says newly, and what its owner wrote on the case since. */
export function followedBy(known: CaseRow, content: ApplicationContent): CaseRow {
  return { ...known, ...fromNewest(content), facts: patched(known.facts ?? {}, content.case) };
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
