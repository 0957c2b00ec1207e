/** Cases: what one person's applications belong to, opened by hand or by a filing, and kept up by their owner. */
import * as z from 'zod/mini';
import { CASE_PATCHABLE, CaseRecord, DcmCategory, NewCase } from '#contract/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord, touched } from '#kernel/merge-patch.ts';
import type { OutboxRow, RowSubject } from '#data/outbox/outbox-row.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import type { Operation, ResumeTarget } from '#data/outbox/record-kind.ts';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { closeRow, rowsOf } from '#data/outbox/outbox.ts';
import { type CaseText, caseText } from './case-text.ts';
import { lostCase } from './lost-case.ts';
import { recomputeCase } from './case-view.ts';
import { keepNewCaseDraft, newCaseDraftOf } from './new-case-draft.ts';

type Facts = NonNullable<CaseRecord['facts']>;

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'open-case': {
      readonly entity: 'case';
      readonly body: NewCase;
      readonly subject: RowSubject & { readonly firNumber: string | null };
    };
    'keep-case': {
      readonly entity: 'case';
      /** A merge patch of what its owner writes. */
      readonly body: { readonly facts?: unknown } & Readonly<Record<string, unknown>>;
      /** The FIR by which it is known, and the facts that the person changed. */
      readonly subject: RowSubject & {
        readonly facts: { readonly firNumber: string | null; readonly before: Facts };
        /** The rest of the text that they changed; a row of an older release changes facts alone. */
        readonly said?: Omit<CaseText, 'facts'>;
      };
    };
    /** A judge's: how the case is managed. */
    'manage-case': {
      readonly entity: 'case';
      readonly body: { readonly dcmCategory: DcmCategory };
      readonly subject: RowSubject & { readonly before: DcmCategory };
    };
  }
}

const reopen: Operation['reopen'] = async (_db, _ports, { entityId }) => ({ kind: 'case', caseId: entityId });

export const caseKind = editedKind<CaseRecord>({
  entity: 'case',
  table: 'cases',
  schema: CaseRecord,
  isCaseload: true,
  operations: {
    'open-case': {
      opVersion: 6,
      endpoint: ENDPOINTS.createCase,
      body: NewCase,
      reopen: reopenOpening,
      discard: discardOpening,
    },
    'keep-case': {
      opVersion: 6,
      endpoint: ENDPOINTS.updateCase,
      body: z.partialRecord(z.enum(CASE_PATCHABLE), z.unknown()),
      reopen,
    },
    'manage-case': {
      opVersion: 7,
      endpoint: ENDPOINTS.updateCase,
      body: z.object({ dcmCategory: DcmCategory }),
      requiresLease: true,
      reopen,
    },
  },
  textOf: (record) => ({ ...caseText(record), dcmCategory: record.dcmCategory }),
  beforeOf,
  onText: (row, { before }) => withBefore(row, before),
  isEdit: ({ op }) => op === 'keep-case' || op === 'manage-case',
  isOpen: () => true, // it stays its owner's to keep up, whatever was decided
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
  // filed again, it begins as any other case does
  anew: (theirs, ours) => theirs.dcmCategory === 'Standard' && ours.dcmCategory !== 'Standard',
  lost: lostCase,
  recompute: recomputeCase,
});

function beforeOf(row: OutboxRow): unknown {
  if (row.op === 'keep-case') return { ...row.subject.said, facts: row.subject.facts.before };
  return row.op === 'manage-case' ? { dcmCategory: row.subject.before } : undefined;
}

/** An application has opened it meanwhile, or it was kept up since: what stands there wins, what is not known there is added. */
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

/** The opening of a case that came back: a draft again, in the form in which it was typed; discarded, the case goes with it. */
async function reopenOpening(db: Db, ports: Ports, row: OutboxRow): Promise<ResumeTarget> {
  invariant(row.op === 'open-case', 'only an opening becomes the form that it was');
  await keepNewCaseDraft(db, newCaseDraftOf(row.body));
  await forgetOpening(db, ports, { row, outcome: 'edited' });
  return { kind: 'new-case' };
}

async function discardOpening(db: Db, ports: Ports, row: OutboxRow): Promise<void> {
  await forgetOpening(db, ports, { row, outcome: 'discarded' });
}

interface Forgetting {
  readonly row: OutboxRow;
  readonly outcome: 'edited' | 'discarded';
}

/** A case with an application stays: that opens it. What else waits of it waits on. */
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
