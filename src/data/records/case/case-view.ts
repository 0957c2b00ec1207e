/** What a screen shows of a case: the server's copy, and what waits to be sent about it laid over it. */
import { isRecord } from '#kernel/merge-patch.ts';
import type { CaseRow, Db } from '#data/store/db.ts';
import { followedBy } from './local-case.ts';
import { type OutboxRow, WAITING } from '#data/outbox/outbox-row.ts';
import { patched } from '#data/store/patched.ts';

/** Keeps the case as it is before the first unsent fact is laid over it. */
export async function keepCaseBase(db: Db, row: CaseRow): Promise<void> {
  const kept = await db.bases.get(['case', row._id]);
  if (!kept) await db.bases.add({ entity: 'case', id: row._id, data: row });
}

/**
 * The server's copy comes in; what is unsent is laid over it again. An older copy changes nothing, except in a
 * full fetch that has not seen this case yet: then the server itself was set back.
 */
export async function keepCase(db: Db, copy: CaseRow): Promise<void> {
  const base = await caseBase(db, copy._id);
  const previous = base ?? (await db.cases.get(copy._id));
  const seen = copy.seen ?? 0;
  const older = previous !== undefined && previous.version > copy.version && (previous.seen ?? seen) >= seen;
  const kept = older
    ? { ...previous, asOf: copy.asOf, ...(copy.seen !== undefined && { seen: copy.seen }) }
    : copy;
  if (!base) {
    await db.cases.put(kept);
    return;
  }
  await db.bases.put({ entity: 'case', id: copy._id, data: kept });
  await recomputeCase(db, copy._id);
}

/** After anything in the outbox of this case has changed; without a base nothing was laid over it. */
export async function recomputeCase(db: Db, id: string): Promise<void> {
  const base = await caseBase(db, id);
  if (!base) return;
  const applications = await db.applications.where('caseId').equals(id).primaryKeys();
  const rows = await db.outbox
    .where('entityId')
    .anyOf([id, ...applications])
    .sortBy('n');
  const nextHearingDate = (await db.cases.get(id))?.nextHearingDate; // this device's own, from the hearings
  await db.cases.put({ ...shownCase(base, rows), ...(nextHearingDate && { nextHearingDate }) });
  if (!rows.some(({ entity }) => entity === 'case')) await db.bases.delete(['case', id]);
}

async function caseBase(db: Db, id: string): Promise<CaseRow | undefined> {
  const kept = await db.bases.get(['case', id]);
  return kept?.entity === 'case' ? kept.data : undefined;
}

/** What was refused is not shown as if it held; of a case that only this device has, everything is. */
function shownCase(base: CaseRow, rows: readonly OutboxRow[]): CaseRow {
  const applying = rows.filter(({ state }) => base.version === 0 || WAITING.includes(state));
  return applying.reduce(laidOver, base);
}

function laidOver(shown: CaseRow, { op, body, subject }: OutboxRow): CaseRow {
  if (op === 'file' && subject.content) return followedBy(shown, subject.content);
  if (op === 'amend' && isRecord(body)) return withFacts(shown, body['case']);
  return op === 'keep-case' && isRecord(body) ? withFacts(shown, body['facts']) : shown;
}

/** A merge patch on the facts alone. */
export function withFacts(row: CaseRow, patch: unknown): CaseRow {
  return isRecord(patch) ? { ...row, facts: patched(row.facts ?? {}, patch) } : row;
}
