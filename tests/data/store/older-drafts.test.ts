/** A draft outlives the release that stored it: it opens, can be edited and files under today's form. */
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BLANK_FORM } from '#domain/application/application-form.ts';
import { drain } from '#data/outbox/drain.ts';
import { draftFromApplication } from '#data/records/application/amend.ts';
import { createDraft, draftOf, saveDraft } from '#data/records/application/drafts.ts';
import { fileDraft } from '#data/records/application/file-application.ts';
import type { Db } from '#data/store/db.ts';
import { engineOf } from '#data/records/kinds.ts';
import { fileOne } from '../acts.ts';
import { fakeServer, type FakeServer } from '../fake-server.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../test-device.ts';

/** One stored draft per release, as its database held it. Never edit these files. */
const STORED = 'tests/data/stored';
const releases = readdirSync(STORED).filter((name) => name.startsWith('draft-'));

let db: Db;
let ports: TestPorts;
let server: FakeServer;

beforeEach(async () => {
  server = fakeServer();
  db = await testDb();
  ports = testPorts(server.fetch);
});
afterEach(() => db.delete());

it('has a stored draft of this release', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(releases).toContain(`draft-${version}.json`);
});

it.each(releases)('opens, edits and files %s', async (name) => {
  const stored = JSON.parse(readFileSync(`${STORED}/${name}`, 'utf8'));
  await db.drafts.add(stored);
  expect(Object.keys((await draftOf(db, stored._id))?.form ?? {})).toEqual(
    expect.arrayContaining(Object.keys(BLANK_FORM)),
  );
  expect(await saveDraft(db, ports, stored._id, { form: { age: '35' } })).toMatchObject({ ok: true });
  expect(await fileDraft(db, ports, stored._id)).toMatchObject({ ok: true });
  expect(await drain(engineOf(db, ports))).toMatchObject({ sent: 1 });
  expect(server.applications.get(stored._id)).toMatchObject({
    applicant: { name: stored.form.fullName, age: 35 },
  });
});

it.each(Object.keys(BLANK_FORM))('reads a draft without the field %s', async (field) => {
  const { [field]: _unknown, ...form } = { ...filledForm() } as Record<string, unknown>;
  const draft = await createDraft(db, ports);
  await db.drafts.put({ ...draft, form: Object(form) });
  const filed = await fileDraft(db, ports, draft._id);
  expect(filed.ok || filed.error.kind, 'a sentence at most, never an error').toSatisfy(
    (outcome: unknown) => outcome === true || outcome === 'invalid',
  );
});

it('keeps the application’s value for a field missing from the draft', async () => {
  const id = await fileOne(db, ports, { parentage: 'son of Dattu Jadhav', state: 'Maharashtra' });
  await drain(engineOf(db, ports));
  const draft = await draftFromApplication(db, ports, id);
  const { parentage: _p, state: _s, ...older } = draft.form;
  await db.drafts.update(draft._id, { form: Object(older) });
  await saveDraft(db, ports, draft._id, { form: { age: '40' } });
  await fileDraft(db, ports, draft._id);
  await drain(engineOf(db, ports));
  expect(server.applications.get(id)).toMatchObject({
    applicant: { age: 40, parentage: 'son of Dattu Jadhav' },
    case: { state: 'Maharashtra' },
  });
});

it('keeps a field of a newer app after a rollback', async () => {
  const id = await fileOne(db, ports);
  const draft = await draftFromApplication(db, ports, id);
  await db.drafts.update(draft._id, { form: Object({ ...draft.form, favouriteColour: 'blue' }) });
  await saveDraft(db, ports, draft._id, { form: { age: '40' } });
  expect(await db.drafts.get(draft._id)).toMatchObject({ form: { age: '40', favouriteColour: 'blue' } });
});
