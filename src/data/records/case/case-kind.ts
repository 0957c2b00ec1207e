/** Cases: what one person's applications belong to, and the facts that they keep up on them. */
import * as z from 'zod/mini';
import { CaseRecord } from '#contract/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { OutboxRow, RowSubject } from '#data/outbox/outbox-row.ts';
import { editedKind } from '#data/records/edited-kind.ts';
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
  }
}

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
      reopen: async (_db, _ports, { entityId }) => ({ kind: 'case', caseId: entityId }),
    },
  },
  textOf: ({ facts }) => ({ facts: facts ?? {} }),
  beforeOf: (row) => (row.op === 'keep-case' ? { facts: row.subject.facts.before } : undefined),
  onText: (row, { before }) => (row.op === 'keep-case' ? withBefore(row, before) : row),
  isEdit: ({ op }) => op === 'keep-case',
  isOpen: () => true, // its facts stay open to the owner, whatever was decided
  pathsIn: (body) => {
    const facts = isRecord(body) ? body['facts'] : undefined;
    return isRecord(facts) ? Object.keys(facts).map((fact) => `facts.${fact}`) : [];
  },
  lost: lostCase,
  recompute: recomputeCase,
});

function withBefore(row: OutboxRow<'keep-case'>, text: unknown): OutboxRow {
  const { firNumber } = row.subject.facts;
  const before = isRecord(text) && isRecord(text['facts']) ? text['facts'] : {};
  return { ...row, subject: { ...row.subject, facts: { firNumber, before } } };
}
