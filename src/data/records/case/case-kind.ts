/** Cases: what one person's applications belong to, and the facts that they keep up on them. */
import * as z from 'zod/mini';
import { CaseRecord, DcmCategory } from '#contract/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { OutboxRow, RowSubject } from '#data/outbox/outbox-row.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import type { Operation } from '#data/records/record-kind.ts';
import { lostCase } from './lost-case.ts';
import { recomputeCase } from './case-view.ts';

type Facts = NonNullable<CaseRecord['facts']>;

declare module '#data/outbox/outbox-row.ts' {
  interface Operations {
    'keep-case': {
      readonly entity: 'case';
      readonly body: { readonly facts: Readonly<Record<string, unknown>> };
      /** The FIR by which it is known, and the facts that the person changed. */
      readonly subject: RowSubject & {
        readonly facts: { readonly firNumber: string | null; readonly before: Facts };
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
    'keep-case': {
      opVersion: 1,
      endpoint: ENDPOINTS.updateCase,
      body: z.object({ facts: z.record(z.string(), z.unknown()) }),
      reopen,
    },
    'manage-case': {
      opVersion: 7,
      endpoint: ENDPOINTS.updateCase,
      body: z.object({ dcmCategory: DcmCategory }),
      reopen,
    },
  },
  textOf: ({ facts, dcmCategory }) => ({ facts: facts ?? {}, dcmCategory }),
  beforeOf,
  onText: (row, { before }) => withBefore(row, before),
  isEdit: ({ op }) => op === 'keep-case' || op === 'manage-case',
  isOpen: () => true, // its facts stay open to the owner, whatever was decided
  pathsIn: (body) => {
    if (!isRecord(body)) return [];
    const { facts } = body;
    return isRecord(facts) ? Object.keys(facts).map((fact) => `facts.${fact}`) : Object.keys(body);
  },
  lost: lostCase,
  recompute: recomputeCase,
});

function beforeOf(row: OutboxRow): unknown {
  if (row.op === 'keep-case') return { facts: row.subject.facts.before };
  return row.op === 'manage-case' ? { dcmCategory: row.subject.before } : undefined;
}

function withBefore(row: OutboxRow, text: unknown): OutboxRow {
  if (!isRecord(text)) return row;
  if (row.op === 'manage-case') {
    const before = DcmCategory.safeParse(text['dcmCategory']);
    return before.success ? { ...row, subject: { ...row.subject, before: before.data } } : row;
  }
  if (row.op !== 'keep-case') return row;
  const { firNumber } = row.subject.facts;
  const before = isRecord(text['facts']) ? text['facts'] : {};
  return { ...row, subject: { ...row.subject, facts: { firNumber, before } } };
}
