/**
 * The facts of a matter, kept up on its case: a charge-sheet filed later, a first remand, confirmed delay. A filed
 * application keeps what it said. The answer is on the device at once and goes to the server behind the case's filing.
 */
import * as z from 'zod/mini';
import { CaseFacts } from '#contract/case-facts.ts';
import { isRecord, patchBetween, same } from '#kernel/merge-patch.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { keepCaseBase, recomputeCase, withFacts } from './case-view.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import { goAnew } from '#data/outbox/go-anew.ts';
import { enqueue, putAway, reflow, rowsOf, versionSeen } from '#data/outbox/outbox.ts';
import { isRefused, type OutboxRow } from '#data/outbox/outbox-row.ts';
import { instant, type Ports } from '#data/store/ports.ts';
import { saving, type StorageFull } from '#data/store/saving.ts';

/** A merge patch: `null` makes a fact unknown again. */
export type FactsPatch = Readonly<Partial<Record<keyof CaseFacts, unknown>>>;

export type FactsRefusal =
  | { readonly kind: 'gone' }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> };

const KnownFacts = z.partial(CaseFacts);

// oxlint-disable-next-line max-params -- every act begins with db and ports
export async function saveCaseFacts(
  db: Db,
  ports: Ports,
  caseId: string,
  patch: FactsPatch,
): Promise<Result<CaseRow, FactsRefusal | StorageFull>> {
  const tables = [db.cases, db.applications, db.bases, db.outbox, db.receipts];
  return saving(db, tables, async (): Promise<Result<CaseRow, FactsRefusal>> => {
    const row = await db.cases.get(caseId);
    if (!row) return err({ kind: 'gone' });
    const next = withFacts(row, patch);
    const checked = KnownFacts.safeParse(next.facts);
    if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
    if (same(row.facts ?? {}, next.facts)) return ok(row);
    await keepCaseBase(db, row);
    await queue(db, ports, { row, next });
    await recomputeCase(db, caseId);
    return ok(next);
  });
}

interface Change {
  readonly row: CaseRow;
  readonly next: CaseRow;
}

async function queue(db: Db, ports: Ports, { row, next }: Change): Promise<void> {
  const before = row.facts ?? {};
  const changed = patchBetween(before, next.facts);
  if (!isRecord(changed)) return;
  const stuck = await stuckFacts(db, row._id);
  if (stuck) return joinStuck(db, ports, { ...stuck, row, changed });
  const filing = await waitingFiling(db, row._id);
  const about = { entity: 'case', entityId: row._id } as const;
  await enqueue(db, ports, {
    op: 'keep-case',
    opVersion: 1,
    ...about,
    ...(filing && { after: filing }),
    body: { facts: changed },
    baseVersion: await versionSeen(db, about, row.version),
    subject: {
      title: row.applicant.name,
      applicationNumber: null,
      facts: { firNumber: row.firNumber ?? null, before },
    },
  });
}

interface Stuck {
  /** Refused, or waiting for its person's choice. */
  readonly came: OutboxRow<'keep-case'>;
  readonly behind: readonly OutboxRow<'keep-case'>[];
}

async function stuckFacts(db: Db, caseId: string): Promise<Stuck | null> {
  const said = (await rowsOf(db, caseId)).filter((row) => row.op === 'keep-case');
  const [came, ...behind] = said.slice(said.findIndex(isRefused));
  return came && isRefused(came) ? { came, behind } : null;
}

/**
 * Behind what came back nothing is shown, and so it would be said over unseen: there is one change. A refused one goes
 * anew with what is said now, one that stands in conflict waits with it for the choice. What is said last of a fact is it.
 */
async function joinStuck(
  db: Db,
  ports: Ports,
  { came, behind, row, changed }: Stuck & { readonly row: CaseRow; readonly changed: object },
): Promise<void> {
  const facts = Object.assign({}, ...[came, ...behind].map(({ body }) => body.facts), changed);
  const joined = { ...came, body: { facts } };
  if (came.state === 'conflict') await db.outbox.put(joined);
  else {
    const subject = { ...came.subject, facts: { ...came.subject.facts, before: row.facts ?? {} } };
    await goAnew(db, ports, { ...joined, baseVersion: row.version, subject });
  }
  for (const each of behind) await putAway(db, each, { at: instant(ports), outcome: 'replaced' });
  await reflow(db, row._id);
}

/** A case is opened on the server by its first filing: until that is there, nothing can be kept on it. */
export async function waitingFiling(db: Db, caseId: string): Promise<string | undefined> {
  const ids = await db.applications.where('caseId').equals(caseId).primaryKeys();
  const filing = await db.outbox
    .where('entityId')
    .anyOf(ids)
    .filter(({ op }) => op === 'file')
    .first();
  return filing?.entityId;
}
