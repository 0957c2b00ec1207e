import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { openLawTables, storedTables } from '#data/law/law-tables.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { lawTables, lookUp } from '#law/tables.ts';
import { lawEditionOf } from '../../scripts/law-edition.mjs';

const FILES = {
  offences: '/a/offences.json',
  specialActs: '/a/special-acts.json',
  acts: '/a/acts.json',
  cases: '/a/cases.json',
};

let shared: SharedDb;
let requestedUrls: string[] = [];

const shipped = async (url: string) => {
  requestedUrls.push(url);
  const name = url.split('/').at(-1) ?? '';
  return new Response(readFileSync(new URL(`../../src/law/tables/${name}`, import.meta.url)));
};
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

const allButOne = async (url: string) =>
  url.includes('special') ? new Response('', { status: 503 }) : shipped(url);
const aPage = async () => new Response('"<!doctype html>"');

beforeEach(async () => {
  requestedUrls = [];
  shared = new SharedDb(`shared-${Math.random()}`);
  await shared.open();
});

it('has the edition of the table files (run scripts/law-edition.mjs after changes)', () => {
  expect(LAW_EDITION).toBe(lawEditionOf());
});

it('fetches the tables once and then reads them offline', async () => {
  const first = await openLawTables(shared, { fetch: shipped }, { files: FILES });
  expect(first.ok).toBe(true);
  expect(requestedUrls).toHaveLength(4);
  const second = await openLawTables(shared, { fetch: offline }, { files: FILES });
  expect(second.ok && lookUp(lawTables(second.value), { code: 'IPC', section: '420' }).kind).toBe('found');
});

it('opens the tables of the build in memory without a database', async () => {
  const opened = await openLawTables(null, { fetch: shipped }, { files: FILES });
  expect(opened).toMatchObject({ ok: true, value: { acts: expect.any(Array) } });
  expect((await openLawTables(null, { fetch: offline }, { files: FILES })).ok).toBe(false);
});

it('reports an error when offline without stored tables', async () => {
  const opened = await openLawTables(shared, { fetch: offline }, { files: FILES });
  expect(opened).toEqual({ ok: false, error: { kind: 'not-on-this-device' } });
});

it('stores nothing of an edition when one file fails', async () => {
  const opened = await openLawTables(shared, { fetch: allButOne }, { files: FILES });
  expect(opened.ok).toBe(false);
  expect(await shared.law.count()).toBe(0);
});

it('refuses an HTML page in place of a table', async () => {
  expect((await openLawTables(shared, { fetch: aPage }, { files: FILES })).ok).toBe(false);
});

it('keeps the old edition until the new edition is complete', async () => {
  await openLawTables(shared, { fetch: shipped }, { files: FILES, edition: 'old' });
  await openLawTables(shared, { fetch: offline }, { files: FILES, edition: 'new' });
  expect(await storedTables(shared, 'old')).not.toBeNull();
  await openLawTables(shared, { fetch: shipped }, { files: FILES, edition: 'new' });
  expect(await storedTables(shared, 'old')).toBeNull();
  expect(await storedTables(shared, 'new')).not.toBeNull();
});
