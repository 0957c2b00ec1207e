/** Adds a case without an application: on the device at once, then to the server. */
import { NewCase } from '#contract/case/case-record.ts';
import { fieldErrors, withoutBlanks } from '#contract/primitives.ts';
import { FILED } from '#domain/case/status-rules.ts';
import { splitName } from '#domain/case/split-name.ts';
import { invariant } from '#kernel/assert.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import { enqueue } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { discardNewCaseDraft } from './new-case-draft.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';
import { nameFor, partyFor } from '#domain/case/name-for.ts';

type AddCaseResult = Result<
  CaseRow,
  { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
>;
type OpenCaseRefusal = Extract<AddCaseResult, { readonly ok: false }>['error'];

/** Deletes its draft in the same transaction. */
export async function openCase(
  db: Db,
  ports: Ports,
  newCase: Omit<NewCase, '_id'>,
): Promise<Result<CaseRow, OpenCaseRefusal>> {
  const checked = NewCase.safeParse(withoutBlanks({ ...newCase, _id: ports.newId() }));
  if (!checked.success) return err({ kind: 'invalid', fields: fieldErrors(checked.error) });
  const { _id: id = '', ...body } = checked.data;
  return saveInTransaction(db, [db.cases, db.outbox], async (): Promise<AddCaseResult> => {
    const user = await getMeta(db, 'user');
    invariant(user, 'a case without a person');
    const row = openedBy({ ...body, _id: id }, { ownerId: user._id, at: nowIso(ports) });
    await db.cases.add(row);
    await enqueue(db, ports, {
      op: 'open-case',
      opVersion: 6,
      entity: 'case',
      entityId: id,
      body: { ...body, _id: id },
      baseVersion: 0,
      subject: { title: nameFor(row), applicationNumber: null, firNumber: row.firNumber ?? null },
    });
    await discardNewCaseDraft(db);
    return ok(row);
  });
}

/** The local case until the server has it. */
export function openedBy(
  {
    applicant,
    title,
    respondent = 'State',
    charges = [],
    description = '',
    filingDate,
    _id: id = '',
    ...said
  }: NewCase,
  { ownerId, at }: { readonly ownerId: string; readonly at: string },
): CaseRow {
  const party = typeof applicant === 'string' ? { name: applicant } : applicant;
  return {
    ...said,
    charges,
    description,
    _id: id,
    version: 0,
    ownerId,
    title: title ?? `${partyFor({ ...said, applicant: party })} v. ${respondent}`,
    applicant: { ...party, ...splitName(party.name) },
    respondent,
    filingDate: filingDate ?? dayInIndia(new Date(at)),
    status: FILED,
    dcmCategory: 'Standard',
    createdAt: at,
    asOf: null,
  };
}

/** True if the user's own creation of the case is still queued here. */
export async function isBeingOpened(db: Db, caseId: string): Promise<boolean> {
  const rows = await db.outbox.where('entityId').equals(caseId).toArray();
  return rows.some((row: OutboxRow) => row.op === 'open-case');
}
