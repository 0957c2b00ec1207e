/** Creates a case without an application. A later application with its id or FIR joins it. */
import { CaseRecord, type NewCase } from '#contract/case/case-record.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { FILED } from '#domain/case/status-rules.ts';
import { splitName } from '#domain/case/split-name.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { same } from '#kernel/merge-patch.ts';
import { type Answer, created } from '#server/http/answer.ts';
import { answerRepeated } from '#server/records/authored.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { matterOfCase } from '#server/storage/matter.ts';
import { lockUser } from '#server/storage/users.ts';
import { caseById, casesOfFirNumber, insertCase } from '#server/storage/cases.ts';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { mayBeSameCase } from '#domain/case/may-be-same-case.ts';
import { present } from '#kernel/present.ts';
import { partyFor } from '#domain/case/name-for.ts';

export const createCase =
  (body: NewCase): Effect =>
  async (write) => {
    const { sql, caller, now, newId } = write;
    if (caller.user.role === 'judge') throw new Refusal('forbidden');
    await lockUser(sql, caller.user._id);
    const record = newCase(body, { ownerId: caller.user._id, now, newId });
    const current = await caseById(sql, record._id);
    if (current) return answerReopened(current, record);
    await createdCase(write, record);
    return created({ ...record, ...(await likeIt(write, record)) });
  };

/** A device asks afterwards if these are one case; a refusal would stop the queue of older releases. */
async function likeIt({ sql }: Write, record: CaseRecord): Promise<{ readonly mayBeSame?: string[] }> {
  const others = await casesOfFirNumber(sql, record);
  const mayBeSame = others.filter((other) => mayBeSameCase(record, other)).map(({ _id }) => _id);
  return present({ mayBeSame: mayBeSame.length > 0 ? mayBeSame : undefined });
}

async function createdCase(write: Write, record: CaseRecord): Promise<void> {
  if (!(await insertCase(write.sql, record))) throw new Refusal('id-taken');
  noteCreated(write, record);
}

/** The rows of the change log and the audit log of a new case. */
export function noteCreated({ touch, note }: Write, record: CaseRecord): void {
  const { _id: id, version, ownerId } = record;
  touch({ entity: 'case', id, version, ownerId, after: matterOfCase(record) });
  note({ action: 'create', entity: 'case', id, version });
}

/** Another user's case has the id, or this call was repeated. */
export const answerReopened = (current: CaseRecord, record: CaseRecord): Answer =>
  answerRepeated(current, {
    isOwn: current.ownerId === record.ownerId,
    isSame: same(openedFields(current), openedFields(record)),
  });

/** Fields set by the owner. Dates of receipt are set by the server. */
const openedFields = ({
  createdAt: _at,
  filingDate: _day,
  version: _version,
  ...said
}: CaseRecord): unknown => said;

interface NewCaseInput {
  readonly ownerId: string;
  readonly now: Date;
  readonly newId: () => string;
}

export function newCase(body: NewCase, { ownerId, now, newId }: NewCaseInput): CaseRecord {
  const { applicant, respondent = 'State', title, ...said } = body;
  const party = typeof applicant === 'string' ? { name: applicant } : applicant;
  const parsed = CaseRecord.safeParse({
    charges: [],
    description: '',
    ...said,
    ...present({ caseNumber: caseNumberOf(said) }),
    _id: body._id ?? newId(),
    version: 1,
    ownerId,
    title: title ?? `${partyFor({ ...said, applicant: party })} v. ${respondent}`,
    applicant: { ...party, ...splitName(party.name) },
    respondent,
    filingDate: body.filingDate ?? dayInIndia(now),
    status: FILED,
    dcmCategory: 'Standard',
    createdAt: now.toISOString(),
  });
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}
