/** Files under locks in one transaction, with the same statement as `fileInOneStatement`. */
import { contentOf, type NewApplication } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { invariant } from '#kernel/assert.ts';
import { created } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import type { Composer } from '#server/papers/compose-papers.ts';
import { applicationById } from '#server/storage/applications.ts';
import { isMove } from '#server/storage/change-log.ts';
import { caseById, caseOfFir } from '#server/storage/cases.ts';
import { lockCourts } from '#server/storage/court-locks.ts';
import { matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import { filingCount, lockUser } from '#server/storage/users.ts';
import { writeFiling } from './filing.ts';
import { type PaperedFiling, withPapers } from './filing-papers.ts';
import { answerRefiled, filingOf } from './new-filing.ts';
import { rejectImpossibleFacts } from './reject-impossible-facts.ts';
import { rejectStoppedFiling } from './reject-stopped-filing.ts';

export const createApplication =
  (body: NewApplication, compose?: Composer): Effect =>
  async (write) => {
    const { sql, caller } = write;
    if (caller.user.role === 'judge') throw new Refusal('forbidden');
    await lockUser(sql, caller.user._id); // serialise the user's filings, so that one FIR never gets two cases
    const current = body._id === undefined ? undefined : await applicationById(sql, body._id);
    if (current) return answerRefiled(write, current, body);
    await rejectImpossibleFacts(contentOf(body), { now: write.now, user: caller.user });
    await rejectStoppedFiling(contentOf(body), {
      sql,
      ownerId: caller.user._id,
      now: write.now,
      caseId: body.caseId,
    });
    const found = await caseFor(write, body);
    const before = { found, ...(await filingCount(sql, caller.user._id)) };
    const filing = await withPapers(sql, filingOf(write, body, before), compose);
    await writeUnderLocks(write, filing);
    return created(filing.application);
  };

async function writeUnderLocks({ sql, now, newId, touch }: Write, filing: PaperedFiling): Promise<void> {
  const { application, record, before } = filing;
  const moved = before.found ? [matterOfCase(before.found)] : [];
  await lockCourts(sql, [...moved, matterOfCase(record), matterOfApplication(application)]);
  const text = JSON.stringify(application);
  const isFiled = await orRefused(writeFiling(sql, filing, { now, auditId: newId(), text }));
  invariant(isFiled, 'a filing under locks found a row that another writer had changed');
  touchMove(touch, before.found, record);
}

/** A case that moves to another court leaves the log of the former one, with its records. */
function touchMove(touch: Write['touch'], found: CaseRecord | undefined, after: CaseRecord): void {
  if (!found) return;
  const matters = { before: matterOfCase(found), after: matterOfCase(after) };
  const { _id: id, version, ownerId } = after;
  if (isMove(matters)) touch({ entity: 'case', id, version, ownerId, ...matters });
}

/** Another user took the id of the application or of the case meanwhile. Any other error is not an answer. */
async function orRefused(filing: Promise<boolean>): Promise<boolean> {
  try {
    return await filing;
  } catch (error) {
    const taken = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    if (taken === 'applications_pkey') throw new Refusal('id-taken');
    if (taken === 'cases_pkey') throw new Refusal('not-found');
    throw error;
  }
}

/** The case for the application; `undefined` if a new one must be opened. */
async function caseFor({ sql, caller }: Write, body: NewApplication): Promise<CaseRecord | undefined> {
  if (body.caseId === undefined) return caseOfFir(sql, caller.user._id, body.case);
  const found = await caseById(sql, body.caseId, 'FOR UPDATE');
  if (found && found.ownerId !== caller.user._id) throw new Refusal('not-found');
  return found;
}
