/** Cases: created by the owner or a first filing, and updated by the owner. */
import { type CaseRecord, DcmCategory, type NewCase } from '#contract/case/case-record.ts';
import { isRecord, touched } from '#kernel/merge-patch.ts';
import type { OutboxRow, RowSubject } from '#data/store/outbox-row.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { caseRecord } from '#records/case.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import type { Operation, ResumeTarget } from '#data/outbox/record-kind.ts';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { closeRow, rowsOf } from '#data/outbox/outbox.ts';
import { type CaseText, caseText } from './case-text.ts';
import { forgetHistory } from './case-history.ts';
import { lostCase } from './lost-case.ts';
import { recomputeCase } from './case-view.ts';
import { keepNewCaseDraft, newCaseDraftOf } from './new-case-draft.ts';

type Facts = NonNullable<CaseRecord['facts']>;

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'open-case': {
      readonly entity: 'case';
      readonly body: NewCase;
      readonly subject: RowSubject & { readonly firNumber: string | null };
    };
    'keep-case': {
      readonly entity: 'case';
      /** A merge patch of the fields that the owner writes. */
      readonly body: { readonly facts?: unknown } & Readonly<Record<string, unknown>>;
      /** FIR number, and the facts before the change. */
      readonly subject: RowSubject & {
        readonly facts: { readonly firNumber: string | null; readonly before: Facts };
        /** Other fields before the change; rows of older releases change only facts. */
        readonly said?: Omit<CaseText, 'facts'>;
      };
    };
    /** The judge's category of the case. */
    'manage-case': {
      readonly entity: 'case';
      readonly body: { readonly dcmCategory: DcmCategory };
      readonly subject: RowSubject & { readonly before: DcmCategory };
    };
  }
}

const reopen: Operation['reopen'] = async (_db, _ports, { entityId }) => ({
  kind: 'record',
  entity: 'case',
  entityId,
});

export const caseKind = editedKind<CaseRecord>({
  ...definedKind(caseRecord, {
    create: { reopen: reopenOpening, discard: discardOpening },
    change: { reopen },
    categorise: { reopen },
  }),
  textOf: (record) => ({ ...caseText(record), dcmCategory: record.dcmCategory }),
  beforeOf,
  onText: (row, { before }) => withBefore(row, before),
  isOpen: () => true, // the owner may update it after any decision
  pathsIn: (body) => {
    const { facts, ...said } = isRecord(body) ? body : {};
    const known = isRecord(facts) ? Object.keys(facts).map((fact) => `facts.${fact}`) : [];
    return [...known, ...(Object.keys(said).length === 0 ? [] : touched(said))];
  },
  filedText: (row, current) => (row.op === 'open-case' ? openedText(row, current) : undefined),
  asEdit: (row, { before, body }) =>
    row.op === 'open-case'
      ? withBefore(
          {
            ...row,
            op: 'keep-case',
            body: { ...Object(body) },
            subject: { ...row.subject, facts: { firNumber: row.subject.firNumber, before: {} } },
          },
          before,
        )
      : row,
  // a refiled case starts with the default category
  anew: (theirs, ours) => theirs.dcmCategory === 'Standard' && ours.dcmCategory !== 'Standard',
  lost: lostCase,
  forget: async (db, id) => {
    await forgetHistory(db, id);
    await db.visits.delete(id);
  },
  recompute: recomputeCase,
});

function beforeOf(row: OutboxRow): unknown {
  if (row.op === 'keep-case') return { ...row.subject.said, facts: row.subject.facts.before };
  return row.op === 'manage-case' ? { dcmCategory: row.subject.before } : undefined;
}

/** The case exists already, by a filing or an update. Existing values win; missing ones are added. */
const openedText = ({ body }: OutboxRow<'open-case'>, current: CaseRecord): unknown => {
  const { _id, applicant: _party, title: _title, ...said } = body;
  const { dcmCategory } = current;
  const text = caseText(current);
  const facts = applyPatch(said.facts ?? {}, text.facts ?? {});
  return { ...said, ...text, facts, dcmCategory };
};

function withBefore(row: OutboxRow, text: unknown): OutboxRow {
  if (!isRecord(text)) return row;
  const { dcmCategory, ...own } = text;
  if (row.op === 'manage-case') {
    const before = DcmCategory.safeParse(dcmCategory);
    return before.success ? { ...row, subject: { ...row.subject, before: before.data } } : row;
  }
  if (row.op !== 'keep-case') return row;
  const { firNumber } = row.subject.facts;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `textOf` of this kind has made it
  const { facts: before = {}, ...said } = own as unknown as CaseText;
  return { ...row, subject: { ...row.subject, facts: { firNumber, before }, said } };
}

/** Turns a returned case creation into a form draft again. Discarding it deletes the case too. */
async function reopenOpening(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(row.op === 'open-case', 'only an opening becomes the form that it was');
  await keepNewCaseDraft(db, newCaseDraftOf(row.body));
  await forgetOpening(db, ports, { row, outcome: 'edited' });
  return { kind: 'form', form: 'new-case', id: '' };
}

async function discardOpening(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  await forgetOpening(db, ports, { row, outcome: 'discarded' });
}

interface Forgetting {
  readonly row: OutboxRow;
  readonly outcome: 'edited' | 'discarded';
}

/** A case with an application stays, because the filing creates it. Other rows of the case stay queued. */
async function forgetOpening(db: Db, ports: Ports, { row, outcome }: Forgetting): Promise<void> {
  const { entityId: id } = row;
  const at = nowIso(ports);
  await closeRow(db, row, { at, outcome });
  const record = await db.cases.get(id);
  const isIts = record?.version === 0 && (await db.applications.where('caseId').equals(id).count()) === 0;
  if (!isIts) return recomputeCase(db, id);
  await db.cases.delete(id);
  await db.bases.delete(['case', id]);
  for (const each of await rowsOf(db, id)) await closeRow(db, each, { at, outcome });
}
