/**
 * The record says something else than the person saw. An edit goes on by itself only where it is still
 * allowed and touches nothing that was changed meanwhile; a decision always comes back to the judge.
 */
import { type Application, contentOf } from '#contract/application.ts';
import { isWithdrawn, mayBeAmended } from '#domain/status-rules.ts';
import { patchBetween, same, touched } from '#kernel/merge-patch.ts';
import { recomputeApplication } from '#data/records/application/recompute-application.ts';
import type { Verdict } from './classify-answer.ts';
import { reflow } from './outbox.ts';
import type { OutboxRow } from './outbox-row.ts';
import { overlaps } from './overlapping-paths.ts';
import { patched } from '#data/store/patched.ts';
import { instant } from '#data/store/ports.ts';
import { keepApplication } from '#data/records/application/server-copy.ts';
import type { Desk, Settled } from './desk.ts';

type Clash = Extract<Verdict<Application>, { readonly kind: 'stale' | 'already-there' }>;
type Accept = (desk: Desk, entity: Application) => Promise<Settled>;

export async function settleConflict(desk: Desk, verdict: Clash, accept: Accept): Promise<Settled> {
  const { current } = verdict;
  if (verdict.kind === 'already-there') return sendDifference(desk, verdict.current, accept);
  if (!current) return conflict(desk, verdict);
  if (hasTakenEffect(desk.row, current)) return accept(desk, current);
  return mayRebase(desk.row, current) ? rebase(desk, current) : conflict(desk, verdict);
}

/** What this row asks for is already so: the answer to it was lost long ago, or another device did it. */
function hasTakenEffect({ op, body }: OutboxRow, current: Application): boolean {
  if (op === 'withdraw') return isWithdrawn(current.status);
  return op === 'amend' && same(patched(contentOf(current), body), contentOf(current));
}

function mayRebase({ op, body, subject, baseVersion }: OutboxRow, current: Application): boolean {
  if (op !== 'amend' || !mayBeAmended(current.status) || !subject.before) return false;
  if (current.version === baseVersion) return false; // stale against itself: asking again would never end
  const theirs = touched(patchBetween(subject.before, contentOf(current)) ?? {});
  return !touched(body).some((mine) => theirs.some((path) => overlaps(mine, path)));
}

async function rebase({ db, ports, row }: Desk, current: Application): Promise<Settled> {
  const at = instant(ports);
  const before = contentOf(current);
  await db.outbox.update(row.n, {
    state: 'pending',
    lease: null,
    key: ports.newId(),
    baseVersion: current.version,
    nextAt: at,
    subject: { ...row.subject, before, content: patched(before, row.body) },
  });
  await keepApplication(db, current, at);
  return 'on';
}

async function conflict({ db, ports, row }: Desk, verdict: Clash): Promise<Settled> {
  const at = instant(ports);
  const problem = verdict.kind === 'stale' ? verdict.problem : null;
  await db.outbox.update(row.n, {
    state: 'conflict',
    lease: null,
    ...(verdict.current && { theirs: verdict.current }),
    lastError: { code: 'stale-version', msg: problem?.msg ?? '', status: 412, at },
  });
  await reflow(db, row.entityId);
  if (verdict.current) await keepApplication(db, verdict.current, at);
  else await recomputeApplication(db, row.entityId);
  return 'on';
}

/** Filed before, with another text: the difference goes as an amendment with a key of its own. */
async function sendDifference(desk: Desk, current: Application, accept: Accept): Promise<Settled> {
  const { db, ports, row } = desk;
  const before = contentOf(current);
  const body = patchBetween(before, row.subject.content);
  if (body === undefined) return accept(desk, current);
  const at = instant(ports);
  await db.outbox.update(row.n, {
    op: 'amend',
    state: 'pending',
    lease: null,
    key: ports.newId(),
    body,
    baseVersion: current.version,
    nextAt: at,
    subject: { ...row.subject, before },
  });
  await keepApplication(db, current, at);
  return 'on';
}
