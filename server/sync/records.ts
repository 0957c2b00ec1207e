/** Reading one record or a list; what a judge reads of a case file is written to the audit log. */
import type { Entity } from '#contract/changes.ts';
import { type Caller, maySee } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../http/refusal.ts';
import { audit, type AuditEntry } from '../db/audit.ts';
import { type Listing, recordsBefore, recordsOfOwner } from '../db/list-records.ts';
import { readRecord } from '../db/read-records.ts';
import type { Kept, StoredKind } from '../db/record-kind.ts';
import { sqlOf } from '../db/sql.ts';

interface Asked<Whole extends Kept> {
  readonly kind: StoredKind<Whole>;
  readonly id: string;
  readonly action?: 'read' | 'download';
}

/** Someone else's record is not there. */
export async function readSeen<Whole extends Kept>(
  ports: Ports,
  caller: Caller,
  { kind, id, action = 'read' }: Asked<Whole>,
): Promise<Whole> {
  const { entity } = kind;
  const found = await readRecord(sqlOf(ports.pool), kind, id);
  if (!found) throw new Refusal('not-found');
  if (!maySee(caller, found.matter)) throw new Refusal('not-found', { denied: { entity, id } });
  if (kind.inCaseFile) await auditRead(ports, caller, { action, entity, id, version: found.record.version });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own table holds nothing else
  return found.record as Whole;
}

/** A judge's list is what is before them, everyone else's is their own. */
export async function listSeen<Whole extends Kept>(
  ports: Ports,
  caller: Caller,
  listing: Listing<Whole>,
): Promise<Whole[]> {
  const sql = sqlOf(ports.pool);
  const { user, seats } = caller;
  const { seen, entity } = listing.kind;
  const rows =
    user.role === 'judge' && seen === 'court'
      ? await recordsBefore(sql, listing, seats)
      : await recordsOfOwner(sql, listing, user._id);
  await auditRecords(
    ports,
    caller,
    rows.map(({ _id, version }) => ({ entity, id: _id, version })),
  );
  return rows;
}

type Carried = readonly { readonly entity: Entity; readonly id: string; readonly version: number }[];

/** A list and a pull are a read of each record they carried: one row that names them all, kind by kind. */
export async function auditRecords(ports: Ports, caller: Caller, carried: Carried): Promise<void> {
  const records: Partial<Record<Entity, Record<string, number>>> = {};
  for (const { entity, id, version } of carried) {
    if (ports.records.kindOf(entity).inCaseFile) (records[entity] ??= {})[id] = version;
  }
  if (Object.keys(records).length === 0) return;
  await auditRead(ports, caller, { action: 'read', detail: { records } });
}

async function auditRead(ports: Ports, { user }: Caller, entry: Omit<AuditEntry, 'userId'>): Promise<void> {
  if (user.role !== 'judge') return;
  await audit(sqlOf(ports.pool), ports, { ...entry, userId: user._id });
}
