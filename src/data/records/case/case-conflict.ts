/** The same fact of a case was said twice, on two devices of its owner: fact by fact, the person chooses. */
import { CaseRecord } from '#contract/case-record.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { recomputeCase } from './case-view.ts';
import type { ApplyRefusal, Conflict } from '#data/outbox/conflict.ts';
import type { Db } from '#data/store/db.ts';
import { putAway, reflow } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { patched } from '#data/store/patched.ts';
import { instant, type Ports } from '#data/store/ports.ts';

export function caseConflict(row: OutboxRow): Conflict {
  const theirs = theirsOf(row);
  const base: Readonly<Record<string, unknown>> = { ...row.subject.facts?.before };
  const yours: Readonly<Record<string, unknown>> = { ...patched(base, factsIn(row.body)) };
  const other: Readonly<Record<string, unknown>> = { ...theirs?.facts };
  return {
    n: row.n,
    op: row.op,
    applicationId: row.entityId,
    title: row.subject.title,
    theirStatus: theirs?.status ?? null,
    open: theirs !== null, // its facts stay open to the owner, whatever was decided
    fields: Object.keys(factsIn(row.body)).map((fact) => ({
      path: `facts.${fact}`,
      base: base[fact],
      yours: yours[fact],
      theirs: other[fact],
    })),
  };
}

interface Again {
  readonly row: OutboxRow;
  readonly paths: readonly string[] | undefined;
}

/** Inside the caller's transaction. */
export async function applyFactsAgain(
  db: Db,
  ports: Ports,
  { row, paths }: Again,
): Promise<Result<null, ApplyRefusal>> {
  const theirs = theirsOf(row);
  if (!theirs) return err({ kind: 'gone' });
  const said = Object.entries(factsIn(row.body));
  const mine = said.filter(([fact]) => !paths || paths.includes(`facts.${fact}`));
  if (mine.length === 0) await putAway(db, row, { at: instant(ports), outcome: 'kept-theirs' });
  else {
    const facts = { firNumber: row.subject.facts?.firNumber ?? null, before: { ...theirs.facts } };
    await db.outbox.put({
      ...row,
      key: ports.newId(),
      state: 'pending',
      nextAt: instant(ports),
      baseVersion: theirs.version,
      body: { facts: Object.fromEntries(mine) },
      lastError: null,
      subject: { ...row.subject, facts },
    });
    await reflow(db, row.entityId);
  }
  await recomputeCase(db, row.entityId);
  return ok(null);
}

function theirsOf(row: OutboxRow): CaseRecord | null {
  const parsed = CaseRecord.safeParse(row.theirs);
  return parsed.success ? parsed.data : null;
}

function factsIn(body: unknown): Readonly<Record<string, unknown>> {
  const facts = isRecord(body) ? body['facts'] : undefined;
  return isRecord(facts) ? facts : {};
}
