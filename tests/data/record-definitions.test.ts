/** The definitions in `src/records` and the places that repeat a part of them. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { ENTITIES } from '#contract/changes.ts';
import { ALL_RECORDS } from '#records/all-records.ts';
import type { ParentField, RecordDefinition, Verb } from '#records/define-record.ts';
import { KINDS } from '#data/records/kinds.ts';
import { english } from '../support/english.ts';
import { listUnsentWork } from '#data/store/unsent-work.ts';
import { Db } from '#data/store/db.ts';
import { RECORDS } from '../../server/kinds/all-kinds.ts';

interface Definition extends Omit<RecordDefinition<unknown>, 'parent' | 'patchable' | 'sharedBy'> {
  readonly sharedBy?: string;
  readonly parent: (Pick<ParentField<unknown>, 'kind'> & { readonly field: string }) | null;
  readonly verbs: Readonly<Record<string, Verb>>;
}

const DEFINITIONS: readonly Definition[] = ALL_RECORDS;
const onServer = ({ kind }: Definition) => RECORDS.kindOf(kind);

it('defines every kind of the change log that has a record', () => {
  const defined = DEFINITIONS.map(({ kind }) => kind);
  expect(new Set(ENTITIES)).toEqual(new Set([...defined, 'notification'])); // computed, never stored
  expect(KINDS.all.map(({ entity }) => entity)).toEqual(defined);
  expect(RECORDS.kinds.map(({ entity }) => entity)).toEqual(defined);
});

it('moves the unsent work of every kind to another account', async () => {
  const tables = (await listUnsentWork(new Db('definitions'), 'someone')).map(({ table }) => table);
  const defined = DEFINITIONS.flatMap(({ table }) => (table === null ? [] : [table]));
  expect(tables).toEqual(expect.arrayContaining(defined));
});

it('has a label for opening every record that Needs you shows', () => {
  const opened = DEFINITIONS.filter(({ verbs }) =>
    Object.values(verbs).some(({ offersEdit }) => !offersEdit),
  );
  expect(Object.keys(english.sync.acts.open).toSorted()).toEqual(opened.map(({ kind }) => kind).toSorted());
});

it('has words for every operation, and for no other', () => {
  const ops = DEFINITIONS.flatMap(({ verbs }) => Object.values(verbs).map(({ op }) => op));
  const { ops: names, needs } = english.sync;
  expect(Object.keys(names).toSorted()).toEqual([...ops, 'change-profile'].toSorted()); // sent outside the outbox
  expect(Object.keys(needs.safe).toSorted()).toEqual(ops.toSorted());
});

it('gives every verb an operation name of its own', () => {
  const ops = DEFINITIONS.flatMap(({ verbs }) => Object.values(verbs).map(({ op }) => op));
  expect(ops.length).toBeGreaterThan(15);
  expect(new Set(ops).size).toBe(ops.length);
});

it.each(DEFINITIONS)('defines the device table and its indexes: $kind', ({ table, indexes }) => {
  const { tables } = new Db('definitions');
  const found = tables.find(({ name }) => name === table)?.schema;
  expect(found?.primKey.name).toBe(table === null ? undefined : '_id');
  expect(found?.indexes.map(({ name }) => name)).toEqual(table === null ? undefined : [...indexes, 'seen']);
});

it.each(DEFINITIONS)('defines the same kind on device and server: $kind', (definition) => {
  const { kind, table, verbs } = definition;
  const onDevice = KINDS.kindNamed(kind);
  const isInOutbox = Object.keys(verbs).length > 0;
  expect(isInOutbox ? onDevice?.table : (onDevice?.ownTable ?? null)).toBe(table);
  const operations = Object.values(verbs).map(({ op, ...verb }) => [op, verb]);
  expect(onDevice?.operations).toMatchObject(Object.fromEntries(operations));
  expect(Object.keys(onDevice?.operations ?? {})).toHaveLength(operations.length);
  const stored = onServer(definition);
  expect('table' in stored ? stored.table : null).toBe(table);
});

it.each(DEFINITIONS)('removes a record with the parent that shows it: $kind', ({ kind, parent, seenBy }) => {
  const onDevice = KINDS.kindNamed(kind)?.parent;
  const shown = seenBy === 'parent' ? parent : null;
  expect([onDevice?.entity, onDevice?.index]).toEqual([shown?.kind, shown?.field]);
});

it.each(DEFINITIONS)('shows a record on the server to its readers alone: $kind', (definition) => {
  const { seenBy, parent, table } = definition;
  const stored = onServer(definition);
  expect(stored.inCaseFile).toBe(seenBy !== 'owner');
  const seen = table === null ? undefined : seenBy === 'parent' ? { under: parent?.kind } : seenBy;
  expect('seen' in stored ? stored.seen : undefined).toEqual(seen);
});
