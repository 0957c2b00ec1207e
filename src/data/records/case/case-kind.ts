/** Cases: what one person's applications belong to, opened by hand or by a filing, and kept up by their owner. */
import * as z from 'zod/mini';
import { CASE_PATCHABLE, CaseRecord, NewCase } from '#contract/case-record.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isRecord, touched } from '#kernel/merge-patch.ts';
import type { OutboxRow, RowSubject } from '#data/outbox/outbox-row.ts';
import { patched } from '#data/store/patched.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import { type CaseText, caseText } from './case-text.ts';
import { discardOpening, reopenOpening } from './reopen-case.ts';
import { lostCase } from './lost-case.ts';
import { recomputeCase } from './case-view.ts';

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
  }
}

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
      reopen: async (_db, _ports, { entityId }) => ({ kind: 'case', caseId: entityId }),
    },
  },
  textOf: caseText,
  beforeOf: (row) =>
    row.op === 'keep-case' ? { ...row.subject.said, facts: row.subject.facts.before } : undefined,
  onText: (row, { before }) => (row.op === 'keep-case' ? withBefore(row, before) : row),
  isEdit: ({ op }) => op === 'keep-case',
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
  lost: lostCase,
  recompute: recomputeCase,
});

/** An application has opened it meanwhile, or it was kept up since: what stands there wins, what is not known there is added. */
const openedText = ({ body }: OutboxRow<'open-case'>, current: CaseRecord): CaseText => {
  const { _id, applicant: _party, title: _title, ...said } = body;
  const text = caseText(current);
  return patched({ ...said, ...text }, { facts: patched(said.facts ?? {}, text.facts ?? {}) });
};

function withBefore(row: OutboxRow<'keep-case'>, text: unknown): OutboxRow {
  const { firNumber } = row.subject.facts;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `textOf` of this kind has made it
  const { facts: before = {}, ...said } = text as CaseText;
  return { ...row, subject: { ...row.subject, facts: { firNumber, before }, said } };
}
