/** Reading one record or a list; what a judge reads is written to the audit log. */
import type { Application, Status } from '#contract/application.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { Entity } from '#contract/changes.ts';
import { type Caller, maySee } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { Refusal } from '../http/refusal.ts';
import { applicationById, applicationsBefore, applicationsOfOwner } from '../application/applications.ts';
import { audit, type AuditEntry } from '../db/audit.ts';
import { caseById, casesBefore, casesOfOwner } from '../case/cases.ts';
import { matterOfApplication, matterOfCase } from '../db/matter.ts';
import type { Page } from '../db/page.ts';
import { sqlOf } from '../db/sql.ts';

export async function readApplication(
  ports: Ports,
  caller: Caller,
  { id, action }: { readonly id: string; readonly action: 'read' | 'download' },
): Promise<Application> {
  const application = await applicationById(sqlOf(ports.pool), id);
  if (!application) throw new Refusal('not-found');
  if (!maySee(caller, matterOfApplication(application))) {
    throw new Refusal('not-found', { denied: { entity: 'application', id } });
  }
  await auditRead(ports, caller, { action, entity: 'application', id, version: application.version });
  return application;
}

export async function readCase(ports: Ports, caller: Caller, id: string): Promise<CaseRecord> {
  const record = await caseById(sqlOf(ports.pool), id);
  if (!record) throw new Refusal('not-found');
  if (!maySee(caller, matterOfCase(record))) {
    throw new Refusal('not-found', { denied: { entity: 'case', id } });
  }
  await auditRead(ports, caller, { action: 'read', entity: 'case', id, version: record.version });
  return record;
}

export async function listApplications(
  ports: Ports,
  caller: Caller,
  page: Page & { readonly status?: Status },
): Promise<Application[]> {
  const sql = sqlOf(ports.pool);
  const { user, seats } = caller;
  const rows =
    user.role === 'judge'
      ? await applicationsBefore(sql, seats, page)
      : await applicationsOfOwner(sql, user._id, page);
  await auditList(ports, caller, carried('application', rows));
  return rows;
}

export async function listCases(ports: Ports, caller: Caller, page: Page): Promise<CaseRecord[]> {
  const sql = sqlOf(ports.pool);
  const { user, seats } = caller;
  const rows =
    user.role === 'judge' ? await casesBefore(sql, seats, page) : await casesOfOwner(sql, user._id, page);
  await auditList(ports, caller, carried('case', rows));
  return rows;
}

type Carried = readonly { readonly entity: Entity; readonly id: string; readonly version: number }[];

const carried = (entity: Entity, rows: readonly { _id: string; version: number }[]): Carried =>
  rows.map(({ _id, version }) => ({ entity, id: _id, version }));

/** A list and a pull are a read of each record they carried: one row that names them all. */
export async function auditList(ports: Ports, caller: Caller, records: Carried): Promise<void> {
  if (records.length === 0) return;
  await auditRead(ports, caller, { action: 'read', detail: { records } });
}

async function auditRead(ports: Ports, { user }: Caller, entry: Omit<AuditEntry, 'userId'>): Promise<void> {
  if (user.role !== 'judge') return;
  await audit(sqlOf(ports.pool), ports, { ...entry, userId: user._id });
}
