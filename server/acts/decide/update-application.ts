/** Acts on an application: the filer amends or withdraws it while Pending, a judge decides it. */
import {
  type Application,
  ApplicationContent,
  contentOf,
  PATCHABLE,
} from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { mergePatch, same } from '#kernel/merge-patch.ts';
import { Decision } from '#contract/application/order.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { assertNever } from '#kernel/assert.ts';
import { ok } from '#server/http/answer.ts';
import { canSee, requireDocket } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import { caseFollowing } from '#domain/application/case-of-application.ts';
import {
  isMakersStatus,
  filerRequest,
  canBeAmended,
  canBeDecided,
  canBeWithdrawn,
  WITHDRAWN,
} from '#domain/case/status-rules.ts';
import { rejectImpossibleFacts } from '#server/acts/file/reject-impossible-facts.ts';
import { decide, reasonsThatDoNotFit } from './order-of-decision.ts';
import { applicationById, newestApplicationOf, saveApplication } from '#server/storage/applications.ts';
import { updateLine } from '#server/acts/update-line.ts';
import type { AuditEntry } from '#server/storage/audit.ts';
import { caseById, inNextVersion, saveCase } from '#server/storage/cases.ts';
import { matterOfApplication, matterOfCase } from '#server/storage/matter.ts';
import type { Effect, Write } from '#server/http/write.ts';

type Body = Readonly<Record<string, unknown>>;

export const updateApplication =
  (id: string, body: Body): Effect =>
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
          await keep(write, lockedApplication, {
            action: 'withdraw',
            next: withdrawn(write, lockedApplication.application),
          }),
        );
      case 'amend':
        await rejectImpossibleFacts(act.content, write.now);
        return ok(
          await keep(write, lockedApplication, {
            action: 'amend',
            next: amended(write, lockedApplication.application, act.content),
          }),
        );
      case 'decide':
        return ok(await decideHeld(write, lockedApplication, act.decision));
      default:
        return assertNever(act);
    }
  };

export interface LockedApplication {
  readonly application: Application;
  readonly record: CaseRecord;
}

/** Locks the case, then the application. All writers use this order. */
async function holdApplication({ sql, caller }: Write, id: string): Promise<LockedApplication> {
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

export function checkVersion({ expected }: Write, current: { readonly version: number }): void {
  if (expected !== undefined && expected !== current.version) throw new Refusal('stale-version', { current });
}

type Act =
  | { readonly kind: 'nothing' | 'withdraw' }
  | { readonly kind: 'amend'; readonly content: ApplicationContent }
  | { readonly kind: 'decide'; readonly decision: Decision };

function actOf({ caller }: Write, application: Application, body: Body): Act {
  if (caller.user.role === 'judge') return { kind: 'decide', decision: decisionOf(body) };
  const wish = filerRequest(application, body['status']);
  if (wish === 'not-theirs') throw new Refusal('forbidden');
  if (wish === 'amend') return amendmentOf(application, body);
  if (!canBeWithdrawn(application.status)) throw new Refusal('status-closed');
  return { kind: 'withdraw' };
}

export function decisionOf(body: Body): Decision {
  if (isMakersStatus(body['status'])) throw new Refusal('forbidden');
  const parsed = Decision.safeParse(withoutBlanks(body));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  if (reasonsThatDoNotFit(parsed.data)) {
    throw invalid({ reasons: 'Choose reasons that fit the decision.' });
  }
  return parsed.data;
}

function amendmentOf(application: Application, body: Body): Act {
  const patch = Object.fromEntries(
    PATCHABLE.flatMap((group) => (group in body ? [[group, body[group]]] : [])),
  );
  const before = contentOf(application);
  const parsed = ApplicationContent.safeParse(withoutBlanks(mergePatch(before, patch)));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  if (same(contentOf(parsed.data), before)) return { kind: 'nothing' };
  if (!canBeAmended(application.status)) throw new Refusal('status-closed');
  return { kind: 'amend', content: contentOf(parsed.data) };
}

function amended({ caller, now }: Write, application: Application, content: ApplicationContent): Application {
  // remove optional groups first, so that an amendment can drop one
  const { language: _l, lawEdition: _e, annexure: _x, advocate: _a, packet: _p, ...kept } = application;
  const line = updateLine({ code: 'amended' }, { at: now.toISOString(), by: caller.user.name });
  return {
    ...kept,
    ...content,
    updates: [...application.updates, line],
    version: application.version + 1,
  };
}

function withdrawn({ caller, now }: Write, application: Application): Application {
  const line = updateLine({ code: 'withdrawn' }, { at: now.toISOString(), by: caller.user.name });
  return {
    ...application,
    status: WITHDRAWN,
    version: application.version + 1,
    updates: [...application.updates, line],
  };
}

export async function decideHeld(
  write: Write,
  lockedApplication: LockedApplication,
  decision: Decision,
): Promise<Application> {
  if (!canBeDecided(lockedApplication.application.status)) throw new Refusal('status-closed');
  const next = decide(lockedApplication.application, decision, {
    orderId: write.newId(),
    at: write.now.toISOString(),
    judge: write.caller.user.name,
    deviceTime: write.deviceTime,
  });
  return keep(write, lockedApplication, {
    action: 'decide',
    next,
    detail: { from: lockedApplication.application.status, to: next.status },
  });
}

interface ApplicationUpdate {
  readonly action: AuditEntry['action'];
  readonly next: Application;
  readonly detail?: unknown;
}

/** Saves the application, and its case if this is the newest application. */
async function keep(
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
