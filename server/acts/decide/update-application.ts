/** Acts on an application: the filer amends or withdraws it while Pending, a judge decides it. */
import type { Application, ApplicationContent } from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { Decision } from '#contract/application/order.ts';
import { assertNever, invariant } from '#kernel/assert.ts';
import { issuedIdentity } from '#server/account/issued-identity.ts';
import { ok } from '#server/http/answer.ts';
import { requireDocket } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { caseFollowing } from '#domain/application/case-of-application.ts';
import { hasOrderForEach } from '#domain/application/order-applicants.ts';
import { rejectImpossibleFacts } from '#server/acts/file/reject-impossible-facts.ts';
import { rejectStoppedFiling } from '#server/acts/file/reject-stopped-filing.ts';
import { checkVersion } from '#server/records/authored.ts';
import { closeHearings } from '#server/acts/hear/close-hearings.ts';
import { refuseFaults } from './refuse-faults.ts';
import { actOf, amended, decided, withdrawn } from './application-act.ts';
import { applicationById, newestApplicationOf, saveApplication } from '#server/storage/applications.ts';
import type { AuditEntry } from '#server/storage/audit.ts';
import { caseById, inNextVersion, saveCase } from '#server/storage/cases.ts';
import { canSee, matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import type { Composer } from '#server/papers/compose-papers.ts';
import { composedPapers, storePapers, withPaperHash } from '#server/papers/filed-papers.ts';
import { sealLastOrder } from '#server/orders/seal-order.ts';
import type { Effect, Write } from '#server/http/write.ts';

type Body = Readonly<Record<string, unknown>>;

export const updateApplication =
  (id: string, body: Body, compose?: Composer): Effect =>
  async (write) => {
    if (write.caller.user.role === 'judge') requireDocket(write.caller);
    const lockedApplication = await holdApplication(write, id);
    checkVersion(write, lockedApplication.application);
    const act = actOf(write, lockedApplication.application, body);
    switch (act.kind) {
      case 'nothing':
        return ok(lockedApplication.application);
      case 'withdraw':
        return ok(
          await keepUpdate(write, lockedApplication, {
            action: 'withdraw',
            next: withdrawn(write, lockedApplication.application),
          }),
        );
      case 'amend':
        await rejectImpossibleFacts(act.content, {
          now: write.now,
          user: write.caller.user,
          before: lockedApplication.application,
        });
        await rejectStoppedFiling(act.content, {
          sql: write.sql,
          ownerId: lockedApplication.application.createdBy,
          now: write.now,
          caseId: lockedApplication.application.caseId,
          before: lockedApplication.application,
        });
        return ok(await keepAmendment(write, lockedApplication, { content: act.content, compose }));
      case 'decide':
        return ok(await decideHeld(write, lockedApplication, act.decision));
      default:
        return assertNever(act);
    }
  };

/** With the papers of its new words. */
async function keepAmendment(
  write: Write,
  lockedApplication: LockedApplication,
  { content, compose }: { readonly content: ApplicationContent; readonly compose: Composer | undefined },
): Promise<Application> {
  const { sql, now } = write;
  const next = amended(write, lockedApplication.application, content);
  const papers = await composedPapers(sql, next, compose);
  if (papers) await storePapers(sql, { applicationId: next._id, at: now }, papers);
  return keepUpdate(write, lockedApplication, { action: 'amend', next: withPaperHash(next, papers) });
}

export interface LockedApplication {
  readonly application: Application;
  readonly record: CaseRecord;
}

/** Locks the case, then the application. All writers use this order. */
export async function holdApplication({ sql, caller }: Write, id: string): Promise<LockedApplication> {
  const seen = await applicationById(sql, id);
  if (!seen) throw new Refusal('not-found');
  if (!canSee(caller, matterOfApplication(seen)))
    throw new Refusal('not-found', { denied: { entity: 'application', id } });
  const record = await caseById(sql, seen.caseId, 'FOR UPDATE');
  const application = await applicationById(sql, id, 'FOR UPDATE');
  // content and visibility may have changed while waiting
  if (!record || !application || !canSee(caller, matterOfApplication(application)))
    throw new Refusal('not-found');
  return { application, record };
}

export async function decideHeld(
  write: Write,
  lockedApplication: LockedApplication,
  decision: Decision,
): Promise<Application> {
  const { application } = lockedApplication;
  const identity = issuedIdentity(write.caller.user);
  const unsealed = decided({ ...write, identity }, application, decision);
  const made = unsealed.orders.at(-1);
  invariant(made, 'decideHeld: no order was made');
  await refuseFaults(application, made, decision);
  const next = await sealLastOrder(write, unsealed, decision.shown);
  const order = next.orders.at(-1);
  const decidedApplication = await keepUpdate(write, lockedApplication, {
    action: 'decide',
    next,
    detail: { from: application.status, to: next.status, order: order?._id, sha256: order?.proof?.sha256 },
  });
  // the hearing goes on for the applicants without an order
  if (hasOrderForEach(next))
    await closeHearings(write, { record: lockedApplication.record, applicationId: application._id });
  return decidedApplication;
}

interface ApplicationUpdate {
  readonly action: AuditEntry['action'];
  readonly next: Application;
  readonly detail?: unknown;
}

/** Saves the application, and its case if this is the newest application. */
export async function keepUpdate(
  write: Write,
  { application, record }: LockedApplication,
  update: ApplicationUpdate,
): Promise<Application> {
  const { sql, touch, note } = write;
  const { next, action, detail } = update;
  const newest = await newestApplicationOf(sql, next.caseId);
  await saveApplication(sql, next);
  touch({
    entity: 'application',
    id: next._id,
    version: next.version,
    ownerId: next.createdBy,
    before: matterOfApplication(application),
    after: matterOfApplication(next),
  });
  note({ action, entity: 'application', id: next._id, version: next.version, detail });
  if (newest?._id !== next._id) return next;
  const follows = inNextVersion(record, caseFollowing(record, application, next));
  if (follows === record) return next;
  await saveCase(sql, follows);
  touch({
    entity: 'case',
    id: record._id,
    version: follows.version,
    ownerId: record.ownerId,
    before: matterOfCase(record),
    after: matterOfCase(follows),
  });
  return next;
}
