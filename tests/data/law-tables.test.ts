import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { openLawTables, storedTables } from '#data/law/law-tables.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { lawTables, lookUp } from '#law/tables.ts';
import { lawEditionOf } from '../../scripts/law-edition.mjs';

const FILES = { offences: '/a/offences.json', specialActs: '/a/special-acts.json', acts: '/a/acts.json' };

let shared: SharedDb;
let asked: string[] = [];

const shipped = async (url: string) => {
  asked.push(url);
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
  asked = [];
  shared = new SharedDb(`shared-${Math.random()}`);
  await shared.open();
});

it('has the edition of the tables on disk: after a change of a table, run scripts/law-edition.mjs', () => {
  expect(LAW_EDITION).toBe(lawEditionOf());
});

it('is fetched once and then read without a network', async () => {
  const first = await openLawTables(shared, { fetch: shipped }, { files: FILES });
  expect(first.ok).toBe(true);
  expect(asked).toHaveLength(3);
  const second = await openLawTables(shared, { fetch: offline }, { files: FILES });
  expect(second.ok && lookUp(lawTables(second.value), { code: 'IPC', section: '420' }).kind).toBe('found');
});

it('says so when it was never fetched and there is no network', async () => {
  const opened = await openLawTables(shared, { fetch: offline }, { files: FILES });
  expect(opened).toEqual({ ok: false, error: { kind: 'not-on-this-device' } });
});

it('keeps nothing of an edition of which one file failed', async () => {
  const opened = await openLawTables(shared, { fetch: allButOne }, { files: FILES });
  expect(opened.ok).toBe(false);
  expect(await shared.law.count()).toBe(0);
});

it('refuses a page of HTML that stands where a table was', async () => {
  expect((await openLawTables(shared, { fetch: aPage }, { files: FILES })).ok).toBe(false);
});

it('keeps the old edition until the new one is complete, and then only the new one', async () => {
  await openLawTables(shared, { fetch: shipped }, { files: FILES, edition: 'old' });
  await openLawTables(shared, { fetch: offline }, { files: FILES, edition: 'new' });
  expect(await storedTables(shared, 'old')).not.toBeNull();
  await openLawTables(shared, { fetch: shipped }, { files: FILES, edition: 'new' });
  expect(await storedTables(shared, 'old')).toBeNull();
  expect(await storedTables(shared, 'new')).not.toBeNull();
});
