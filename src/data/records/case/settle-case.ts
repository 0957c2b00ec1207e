/**
 * What the server's answer does to facts kept on a case. A case is its owner's alone, so whoever changed it meanwhile
 * was its owner on another device, or an application that it follows: other facts merge, the same one comes back.
 */
import type { CaseRecord } from '#contract/case-record.ts';
import { patchBetween, same, touched } from '#kernel/merge-patch.ts';
import { keepCase } from './case-view.ts';
import type { Verdict } from '#data/outbox/classify-answer.ts';
import type { CaseRow } from '#data/store/db.ts';
import type { Desk, Settled } from '#data/outbox/desk.ts';
import { metaOf } from '#data/store/meta.ts';
import { moveBase, putAway, reflow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { overlaps } from '#data/outbox/overlapping-paths.ts';
import { patched } from '#data/store/patched.ts';
import { instant } from '#data/store/ports.ts';

type Clash = Extract<Verdict<CaseRecord>, { readonly kind: 'stale' | 'already-there' }>;

export async function acceptCase(desk: Desk, entity: CaseRecord): Promise<Settled> {
  const { db, ports, row } = desk;
  await moveBase(db, row, entity.version);
  await putAway(db, row, { at: instant(ports), outcome: 'accepted', version: entity.version });
  await keepCase(db, await copyOf(desk, entity));
  return 'sent';
}

export async function settleCaseConflict(desk: Desk, { current }: Clash): Promise<Settled> {
  const { row } = desk;
  if (!current) return conflict(desk, null);
  if (same(patched(current, row.body), current)) return acceptCase(desk, current);
  return mayRebase(row, current) ? rebase(desk, current) : conflict(desk, current);
}

function mayRebase({ body, subject, baseVersion }: OutboxRow, current: CaseRecord): boolean {
  if (!subject.facts || current.version === baseVersion) return false; // stale against itself would never end
  const before = { facts: subject.facts.before };
  const theirs = touched(patchBetween(before, { facts: current.facts ?? {} }) ?? {});
  return !touched(body).some((mine) => theirs.some((path) => overlaps(mine, path)));
}

async function rebase(desk: Desk, current: CaseRecord): Promise<Settled> {
  const { db, ports, row } = desk;
  const at = instant(ports);
  const facts = { firNumber: row.subject.facts?.firNumber ?? null, before: current.facts ?? {} };
  await db.outbox.update(row.n, {
    state: 'pending',
    lease: null,
    key: ports.newId(),
    baseVersion: current.version,
    nextAt: at,
    subject: { ...row.subject, facts },
  });
  await keepCase(db, await copyOf(desk, current));
  return 'on';
}

async function conflict(desk: Desk, current: CaseRecord | null): Promise<Settled> {
  const { db, ports, row } = desk;
  await db.outbox.update(row.n, {
    state: 'conflict',
    lease: null,
    ...(current && { theirs: current }),
    lastError: { code: 'stale-version', msg: '', status: 412, at: instant(ports) },
  });
  await reflow(db, row.entityId);
  if (current) await keepCase(db, await copyOf(desk, current));
  return 'on';
}

async function copyOf({ db, ports }: Desk, entity: CaseRecord): Promise<CaseRow> {
  return { ...entity, asOf: instant(ports), seen: (await metaOf(db, 'epoch')) ?? 0 };
}
