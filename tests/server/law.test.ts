/**
 * Official texts on the server: editions imported, replaced, removed and rolled back, and the files served to
 * devices.
 */
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { LawTextsFile } from '#contract/law/law-texts.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { lawListCommand } from '../../server/operations/commands/law-list.ts';
import { importLawTexts, removeSource, revertEdition } from '../../server/law/change-edition.ts';
import { lawFileOf, SOURCE, TEXT } from '../support/law-texts-file.ts';
import { lawManifestOf, lawOperatorForEach } from '../support/law-operator.ts';

const operator = lawOperatorForEach();
const manifest = async () => lawManifestOf(operator());

const fileOf = (source: string, text: string): LawTextsFile =>
  LawTextsFile.parse(lawFileOf([{ ...TEXT, text }], { ...SOURCE, name: source }));
const textsNow = async (): Promise<string[]> => {
  const files = (await manifest()).files.filter(({ kind }) => kind === 'texts');
  const read = await Promise.all(
    files.map(async ({ name }) => (await operator().lawyer.get(`/law/${name}`)).body),
  );
  return read.flatMap(({ texts }): string[] => texts.map(({ text }: { text: string }) => text)).toSorted();
};

it('serves our own tables until the first import', async () => {
  const { lawEdition, files } = await manifest();
  expect(lawEdition).toBe(LAW_EDITION);
  expect(files.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'table'));
  const [offences] = files;
  expect((await operator().lawyer.get(`/law/${offences?.name}`)).body.length).toBeGreaterThan(900);
});

it('serves each file under its hash, immutable', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'Invented once.'));
  for (const { name, sha256, bytes } of (await manifest()).files) {
    const answer = await operator().server.inject({
      url: `/api/law/${name}`,
      headers: { 'x-auth-token': (await operator().server.makeUser('user')).token },
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      'x-zamanat': '1',
    });
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(sha256);
    expect(answer.rawPayload.length).toBe(bytes);
  }
});

it('answers 304 if nothing changed, also for a weak tag in a list', async () => {
  const first = await operator().lawyer.get('/law');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toBe(`"${LAW_EDITION}"`);
  const again = await operator().lawyer.get('/law', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, again.body]).toEqual([304, '']);
  await importLawTexts(operator().ports, fileOf('Gazette', 'Invented once.'));
  expect((await operator().lawyer.get('/law', { 'if-none-match': etag })).status).toBe(200);
});

it('reports a missing file with a message', async () => {
  for (const name of ['texts-00000000000000000000000000000000.json', 'offences-0.json']) {
    const { status, body } = await operator().lawyer.get(`/law/${name}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect(body.msg).toBe('This file is not in the current law edition. Ask GET /api/law for its files.');
  }
  expect((await operator().lawyer.get('/law/..%2Fsecret')).status).toBe(404);
});

it('replaces the texts of one source only', async () => {
  expect(await importLawTexts(operator().ports, fileOf('Gazette', 'First.'))).toMatchObject({
    changed: true,
    number: 1,
  });
  await importLawTexts(operator().ports, fileOf('State amendments', 'Other.'));
  expect(await textsNow()).toEqual(['First.', 'Other.']);
  await importLawTexts(operator().ports, fileOf('GAZETTE', 'Second.'));
  expect(await textsNow()).toEqual(['Other.', 'Second.']);
});

it('changes nothing for an identical import', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  expect(await importLawTexts(operator().ports, fileOf('Gazette', 'First.'))).toMatchObject({
    changed: false,
    number: 1,
  });
  expect((await manifest()).lawEdition).toMatch(/\+1\.[0-9a-f]{8}$/);
});

it('reverts as a new edition to any edition or to none', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  await importLawTexts(operator().ports, fileOf('Gazette', 'Second.'));
  expect(await revertEdition(operator().ports)).toMatchObject({ changed: true, number: 3 });
  expect(await textsNow()).toEqual(['First.']);
  expect(await revertEdition(operator().ports, 1)).toMatchObject({ changed: false, number: 3 });
  expect(await revertEdition(operator().ports, 0)).toMatchObject({ changed: true, number: 4, sets: [] });
  expect(await textsNow()).toEqual([]);
  await revertEdition(operator().ports, 2);
  expect(await textsNow()).toEqual(['Second.']);
  await expect(revertEdition(operator().ports, 9)).rejects.toThrow(
    'There is no edition 9. Name one from 0 to 5; law-list shows them.',
  );
});

it('stops serving a removed text', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  const texts = (await manifest()).files.find(({ kind }) => kind === 'texts');
  await removeSource(operator().ports, 'gazette');
  expect((await operator().lawyer.get(`/law/${texts?.name}`)).status).toBe(404);
});

it('reports that there is no earlier edition or no such source', async () => {
  await expect(revertEdition(operator().ports)).rejects.toThrow(
    'Nothing was ever imported: there is no edition to go back to.',
  );
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  await expect(removeSource(operator().ports, 'Gazete')).rejects.toThrow(
    'No source is called "Gazete". There are: "Gazette". Nothing was changed.',
  );
});

it('keeps all of eight concurrent imports', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `Source ${n}`);
  const done = await Promise.all(
    names.map(async (name) => importLawTexts(operator().ports, fileOf(name, `Of ${name}.`))),
  );
  expect(new Set(done.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(await textsNow()).toEqual(names.map((name) => `Of ${name}.`));
});

/** Nine megabytes. */
const long = (name: string): LawTextsFile => {
  const texts = Array.from({ length: 90 }, (_, n) => ({
    ...TEXT,
    section: `${n}`,
    text: 'x'.repeat(99_000),
  }));
  return LawTextsFile.parse(lawFileOf(texts, { ...SOURCE, name }));
};

it('stores nothing of an import that is too large for a phone', async () => {
  await importLawTexts(operator().ports, long('A'));
  await importLawTexts(operator().ports, long('B'));
  await expect(importLawTexts(operator().ports, long('C'))).rejects.toThrow(
    'more than 20 MB, too much for a phone',
  );
  const sets = await operator().server.pool.query('SELECT source FROM law_sets');
  expect(sets.rows).toHaveLength(2);
});

it('reads a file once for all devices', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  const file = (await manifest()).files.find(({ kind }) => kind === 'texts');
  const query = vi.spyOn(operator().server.ports.pool, 'query');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => operator().lawyer.get(`/law/${file?.name}`)),
  );
  const read = query.mock.calls.filter(([sql]) => JSON.stringify(sql).includes('SELECT body FROM law_sets'));
  query.mockRestore();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(read.length).toBe(1);
  await importLawTexts(operator().ports, fileOf('Gazette', 'Second.'));
  expect(await textsNow()).toEqual(['Second.']);
});

it('lists editions newest first in Indian time and audits each', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  await importLawTexts(operator().ports, fileOf('State amendments', 'Other.'));
  await removeSource(operator().ports, 'Gazette');
  await revertEdition(operator().ports, 0);
  const at = new Date('2026-11-21T20:05:00Z');
  await operator().server.pool.query('ALTER TABLE law_editions DISABLE TRIGGER law_editions_are_kept');
  await operator().server.pool.query('UPDATE law_editions SET at = $1', [at]);
  const list = await lawListCommand.read([], operator().ports);
  if (typeof list === 'string') throw new Error('the list needs the database');
  expect((await list(operator().ports)).split('\n')).toEqual([
    '4  22-11-2026 01:35 IST  clerk  went back to edition 0  (current)',
    '   our own digests only, no official texts',
    '3  22-11-2026 01:35 IST  clerk  removed "Gazette"',
    '   "State amendments" (1 text)',
    '2  22-11-2026 01:35 IST  clerk  imported "State amendments"',
    '   "Gazette" (1 text), "State amendments" (1 text)',
    '1  22-11-2026 01:35 IST  clerk  imported "Gazette"',
    '   "Gazette" (1 text)',
    '0  before the first import',
    '   our own digests only, no official texts',
  ]);
  const audited = await operator().server.pool.query(
    "SELECT action, version FROM audit WHERE action LIKE 'law-%' ORDER BY version",
  );
  expect(audited.rows.map(({ action }) => action)).toEqual([
    'law-import',
    'law-import',
    'law-remove',
    'law-revert',
  ]);
});

it('never changes or deletes an edition', async () => {
  await importLawTexts(operator().ports, fileOf('Gazette', 'First.'));
  for (const sql of ['DELETE FROM law_editions', 'DELETE FROM law_sets', "UPDATE law_sets SET body = ''"]) {
    await expect(operator().server.pool.query(sql)).rejects.toThrow(
      'editions of the law are only ever added',
    );
  }
});
