/** Drafted grounds of the operator: signed, delivered to devices, proposed and printed. */
import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { signedFiles } from '#data/law/law-edition.ts';
import { currentTexts } from '#data/law/law-edition.ts';
import { withAddedGrounds } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { partialFromForm } from '#domain/application/form-content.ts';
import { day } from '#kernel/calendar-date.ts';
import { importGrounds, removeSource } from '../../server/law/change-edition.ts';
import { lawImportCommand } from '../../server/operations/commands/law-import.ts';
import { printContextOf } from '../../server/papers/print-context.ts';
import { sharedPaper } from '../../server/share/shared-paper.ts';
import { serverApplication } from '../data/server-records.ts';
import { filledForm } from '../data/test-device.ts';
import { TABLES } from '../law/law-tables.ts';
import { lawDeviceOf, lawManifestOf, lawOperatorForEach } from '../support/law-operator.ts';
import { operatorSays } from '../support/operator-says.ts';
import { FILE, library, readGrounds, ROW } from './invented-grounds.ts';

const operator = lawOperatorForEach();

async function importFile(grounds: readonly unknown[] = FILE.grounds, ...words: string[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'grounds-'));
  const file = path.join(folder, 'grounds.json');
  writeFileSync(file, JSON.stringify({ ...FILE, grounds }));
  try {
    return await operatorSays(lawImportCommand, operator().ports, ...words, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a complete form
const DRAFT = partialFromForm(filledForm({ custodyStatus: 'judicial' })) as BailDraft;
const MATTER = matterOf(DRAFT, { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES });

it('imports grounds as signed rows beside the judgments', async () => {
  expect(await importFile()).toContain('Imported "Grounds of the Bar", 1 ground. Signed. Edition 1');
  const { caseLaw, grounds, files } = await lawManifestOf(operator());
  expect(caseLaw).toBeUndefined();
  expect(files.filter(({ kind }) => kind === 'texts')).toEqual([]);
  expect(grounds?.files).toHaveLength(1);
});

it('refuses a judgment that is not in the tables', async () => {
  const unknown = [{ ...ROW, against: [{ source: 'Invented v. State', at: '2026 INSC 9999' }] }];
  await expect(importFile(unknown)).rejects.toThrow(
    'Row 1 (harvest-season): Invented v. State, 2026 INSC 9999 is no judgment of the tables',
  );
});

it('names the unknown judgment in a check too, which reads no database', async () => {
  const unknown = [{ ...ROW, against: [{ source: 'Invented v. State', at: '2026 INSC 9999' }] }];
  const said = await importFile(unknown, '--check');
  expect(said).toContain('can be imported only if this server has 1 judgment that our tables lack');
  expect(said).toContain(
    '\n  Row 1 (harvest-season): Invented v. State, 2026 INSC 9999 is no judgment of the',
  );
  expect(await importFile(FILE.grounds, '--check')).toMatch(/can be imported: .+ Nothing was changed\.$/);
});

it('proposes the ground on a device, prints it, and drops it after a removal', async () => {
  await importFile();
  const { shared, pull } = await lawDeviceOf(operator());
  expect(await pull()).toBe('new');
  expect(await pull()).toBe('new'); // the fake answers without 304
  const files = await signedFiles(shared, 'grounds');
  const added = proposedGrounds(MATTER, withAddedGrounds(library, files)).find(({ id }) => id === ROW.id);
  expect(added).toMatchObject({
    heading: 'An invented harvest',
    reviewedBy: 'Adv. A. Invented',
    added: { source: 'Grounds of the Bar', reviewedOn: '2026-11-18' },
  });
  const record = serverApplication({ createdAt: '2026-11-20T05:00:00.000Z' });
  const [authority] = added?.authorities ?? [];
  const part = { heading: added?.heading ?? '', text: added?.written({}) ?? '', authority, ground: ROW.id };
  const filed = { ...record, bail: { ...record.bail, groundParts: [part] } };
  const context = await printContextOf(operator().server.ports.pool, filed);
  expect(JSON.stringify(await sharedPaper(filed, { context, hide: [] }))).toContain(
    'alone can bring in the harvest.',
  );
  await removeSource(operator().ports, FILE.source.name);
  await pull();
  expect(await signedFiles(shared, 'grounds')).toEqual([]);
});

it('keeps grounds out of the legal database, and stores none whose bytes were changed', async () => {
  await importFile();
  const device = await lawDeviceOf(operator());
  await device.pull();
  expect(await currentTexts(device.shared)).toEqual([]);
  const spoilt = await lawDeviceOf(operator(), (body) => body.replace('An invented', 'Another'));
  expect(await spoilt.pull()).toBe('broken');
  expect(await signedFiles(spoilt.shared, 'grounds')).toEqual([]);
});

it('keeps the grounds of the first key when another key signs', async () => {
  await importFile();
  const { shared, pull } = await lawDeviceOf(operator());
  await pull();
  await operator().server.ports.pool.query(`DELETE FROM server_secrets WHERE name = 'law'`);
  const other = readGrounds({ ...FILE, source: { ...FILE.source, name: 'Another desk' } });
  if (!other.ok) throw new Error(other.error.join('\n'));
  await importGrounds(operator().ports, other.value);
  await pull();
  expect((await signedFiles(shared, 'grounds')).map(({ source }) => source.name)).toEqual([
    'Grounds of the Bar',
  ]);
});

it('asks for the edition again after a client that knew no grounds', async () => {
  await importFile();
  const { shared, pull } = await lawDeviceOf(operator());
  await pull();
  const row = await shared.lawEditions.get('current');
  if (row?.k !== 'current') throw new Error('no edition');
  const { grounds: _none, ...former } = row;
  await shared.lawEditions.put(former);
  await shared.lawTexts.clear();
  await pull();
  expect(await signedFiles(shared, 'grounds')).toHaveLength(1);
});
