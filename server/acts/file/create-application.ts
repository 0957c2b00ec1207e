/** Filing under locks: one application and its case in one transaction. */
import {
  type Application,
  type ApplicationContent,
  contentOf,
  type NewApplication,
} from '#contract/application/application.ts';
import { same } from '#kernel/merge-patch.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { type Answer, created, ok } from '#server/http/answer.ts';
import { Refusal } from '#server/http/refusal.ts';
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { FILED } from '#domain/case/status-rules.ts';
import { rejectImpossibleFacts } from './reject-impossible-facts.ts';
import { applicationById, insertApplication } from '#server/storage/applications.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { caseById, caseOfFir, inNextVersion, insertCase, saveCase } from '#server/storage/cases.ts';
import { matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import type { Sql } from '#server/storage/sql.ts';
import { lockUser, nextApplicationNumber } from '#server/storage/users.ts';
import type { Effect, Write } from '#server/http/write.ts';

export const createApplication =
  (body: NewApplication): Effect =>
  async (write) => {
    const { sql, caller, note, touch } = write;
    if (caller.user.role === 'judge') throw new Refusal('forbidden');
    await lockUser(sql, caller.user._id); // serialise the user's filings, so that one FIR never gets two cases
    const repeated = body._id && (await sameAsBefore(write, body, body._id));
    if (repeated) return repeated;
    await rejectImpossibleFacts(contentOf(body), write.now);
    const found = await caseFor(write, body);
    const number = await nextApplicationNumber(sql, caller.user._id, yearOf(write.now));
    const application = applicationOf(write, body, { caseId: found?._id, number });
    const record = await keepCase(sql, found, application);
    if (!(await insertApplication(sql, application))) throw new Refusal('id-taken');
    touchBoth(touch, application, { before: found, after: record });
    note({ action: 'create', entity: 'application', id: application._id, version: 1 });
    return created(application);
  };

async function keepCase(
  sql: Sql,
  found: CaseRecord | undefined,
  application: Application,
): Promise<CaseRecord> {
  const kept = caseAfter(found, application);
  if (found) await saveCase(sql, kept);
  else if (!(await insertCase(sql, kept))) throw new Refusal('not-found'); // another user took the id meanwhile
  return kept;
}

/** The case after it received the application. */
export const caseAfter = (found: CaseRecord | undefined, application: Application): CaseRecord =>
  found
    ? inNextVersion(found, caseFollowing(found, undefined, application))
    : { ...caseOpenedBy(application), version: 1 };

function touchBoth(
  touch: Write['touch'],
  application: Application,
  { before, after }: { before: CaseRecord | undefined; after: CaseRecord },
): void {
  const ownerId = application.createdBy;
  touch({
    entity: 'case',
    id: after._id,
    version: after.version,
    ownerId,
    ...(before && { before: matterOfCase(before) }),
    after: matterOfCase(after),
  });
  touch({
    entity: 'application',
    id: application._id,
    version: application.version,
    ownerId,
    after: matterOfApplication(application),
  });
}

/** The device's id may have arrived before. Return the same application, or report the difference. */
async function sameAsBefore(
  { sql, caller }: Write,
  body: NewApplication,
  id: string,
): Promise<Answer | undefined> {
  const current = await applicationById(sql, id);
  if (!current) return undefined;
  if (current.createdBy !== caller.user._id) throw new Refusal('id-taken');
  const sameCase = body.caseId === undefined || body.caseId === current.caseId;
  if (sameCase && same(contentOf(current), contentOf(body))) return ok(current);
  throw new Refusal('id-taken', { current });
}

/** The case for the application; `undefined` if a new one must be opened. */
async function caseFor({ sql, caller }: Write, body: NewApplication): Promise<CaseRecord | undefined> {
  if (body.caseId === undefined) return caseOfFir(sql, caller.user._id, body.case);
  const found = await caseById(sql, body.caseId, 'FOR UPDATE');
  if (found && found.ownerId !== caller.user._id) throw new Refusal('not-found');
  return found;
}

export const yearOf = (now: Date): string => dayInIndia(now).slice(0, 4);

export function applicationOf(
  { caller, now, newId }: Pick<Write, 'caller' | 'now' | 'newId'>,
  body: NewApplication,
  { caseId, number }: { readonly caseId: string | undefined; readonly number: string },
): Application {
  const at = now.toISOString();
  const content: ApplicationContent = contentOf(body);
  return {
    ...content,
    _id: body._id ?? newId(),
    caseId: caseId ?? body.caseId ?? newId(),
    version: 1,
    applicationNumber: number,
    status: FILED,
    createdAt: at,
    createdBy: caller.user._id,
    applicantId: caller.user._id,
    updates: [updateLine({ code: 'filed' }, { at, by: caller.user.name })],
    documents: [],
    hearings: [],
    orders: [],
  };
}
