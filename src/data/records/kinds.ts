/** All synced record kinds. To add one, create its file and add it here. */
import type { Table } from 'dexie';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';
import { applicationKind } from './application/application-kind.ts';
import { assessmentKind } from './assessment/assessment-kind.ts';
import { caseKind } from './case/case-kind.ts';
import { contestedKind } from './contested/contested-kind.ts';
import { diaryKind } from './diary/diary-kind.ts';
import { documentKind } from './document/document-kind.ts';
import { feedbackKind } from './feedback/feedback-kind.ts';
import { hearingKind } from './hearing/hearing-kind.ts';
import { noteKind } from './note/note-kind.ts';
import type { Operation, RecordKind } from '../outbox/record-kind.ts';
import { orderDraftKind } from './order-draft/order-draft-kind.ts';
import { userKind } from './user/user-kind.ts';

/** In the order in which a page is applied. */
const kinds: RecordKind[] = [
  applicationKind,
  caseKind,
  assessmentKind,
  contestedKind,
  documentKind,
  diaryKind,
  feedbackKind,
  hearingKind,
  noteKind,
  orderDraftKind,
  userKind,
];

export const allKinds = (): readonly RecordKind[] => kinds;

export const kindNamed = (entity: string): RecordKind | undefined =>
  kinds.find((kind) => kind.entity === entity);

/** Kind of a record that this device has written. */
export function kindOf({ entity }: { readonly entity: string }): RecordKind {
  const kind = kindNamed(entity);
  invariant(kind, `a row about ${entity}, which is no kind of record`);
  return kind;
}

/** Undefined for a row of a newer app version. */
export const operationOf = ({
  entity,
  op,
}: {
  readonly entity: string;
  readonly op: string;
}): Operation | undefined => kindNamed(entity)?.operations[op];

/** True for a row of a newer app version. */
export function isNewer(row: Parameters<typeof operationOf>[0] & { readonly opVersion: number }): boolean {
  const known = kinds.flatMap(({ operations }) =>
    Object.values(operations).map(({ opVersion }) => opVersion),
  );
  return operationOf(row) === undefined || row.opVersion > Math.max(...known);
}

/** Tables of the records that an operation can change, and of their related data. */
export const recordTables = (db: Db): Table[] => [
  ...kinds.flatMap(({ table }) => (table === null ? [] : [db.table(table)])),
  db.bases,
  db.blobs,
  db.formDrafts,
];

/** For tests: adds or replaces a kind. Call the result to undo it. */
export function withKind(kind: RecordKind): () => void {
  const before = [...kinds];
  kinds.splice(0, kinds.length, ...before.filter(({ entity }) => entity !== kind.entity), kind);
  return () => {
    kinds.splice(0, kinds.length, ...before);
  };
}
