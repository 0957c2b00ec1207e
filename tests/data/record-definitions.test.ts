/** The definitions in `src/records` and the places that repeat a part of them. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { assessmentRecord } from '#records/assessment.ts';
import { contestedPointRecord } from '#records/contested-point.ts';
import { diaryRecord } from '#records/diary-entry.ts';
import { documentRecord } from '#records/document.ts';
import { feedbackRecord } from '#records/feedback.ts';
import { hearingRecord } from '#records/hearing.ts';
import { noteRecord } from '#records/note.ts';
import { KINDS } from '#data/records/kinds.ts';
import { Db } from '#data/store/db.ts';
import { RECORDS } from '../../server/kinds/all-kinds.ts';

const DEFINITIONS = [
  assessmentRecord,
  contestedPointRecord,
  diaryRecord,
  documentRecord,
  feedbackRecord,
  hearingRecord,
  noteRecord,
];

it.each(DEFINITIONS)('defines the device table and its indexes: $kind', ({ table, indexes }) => {
  const { schema } = new Db('definitions').table(table);
  expect(schema.primKey.name).toBe('_id');
  expect(schema.indexes.map(({ name }) => name)).toEqual([...indexes, 'seen']);
});

it.each(DEFINITIONS)('defines the same kind on device and server: $kind', ({ kind, table, verbs }) => {
  const onDevice = KINDS.named(kind);
  expect(onDevice?.table).toBe(table);
  const ops = Object.values(verbs).map(({ op }) => op);
  expect(new Set(Object.keys(onDevice?.operations ?? {}))).toEqual(new Set(ops));
  expect(RECORDS.stored.find(({ entity }) => entity === kind)?.table).toBe(table);
});

it.each(DEFINITIONS)('removes a record with the parent that shows it: $kind', ({ kind, parent, seenBy }) => {
  const onDevice = KINDS.named(kind)?.parent;
  const shown = seenBy === 'parent' ? parent : null;
  expect([onDevice?.entity, onDevice?.index]).toEqual([shown?.kind, shown?.field]);
});
