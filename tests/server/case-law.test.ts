/** Judgments of the operator: validated by row, signed, and delivered to devices. */
import 'fake-indexeddb/auto';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { addedCaseLaw } from '#data/law/added-case-law.ts';
import { currentTexts } from '#data/law/law-edition.ts';
import { day } from '#kernel/calendar-date.ts';
import { importCaseLaw, removeSource } from '../../server/law/change-edition.ts';
import { readCaseLawFile } from '../../server/law/read-case-law-file.ts';
import { printContextOf } from '../../server/papers/print-context.ts';
import { sharedPaper } from '../../server/share/shared-paper.ts';
import { serverApplication } from '../data/server-records.ts';
import { TABLES } from '../law/law-tables.ts';
import { lawDeviceOf, lawManifestOf, lawOperatorForEach } from '../support/law-operator.ts';

const ROW = {
  id: 'invented-2026',
  name: 'Invented v. State',
  citation: '2026 INSC 9999',
  court: 'Supreme Court of India',
  date: '2026-10-05',
  topics: ['default-bail'],
  holding: 'An invented proposition.',
  holdingHi: 'एक कल्पित प्रतिपादना।',
  treats: [{ id: 'mihir-2025', as: 'follows' }],
  adverse: { to: 'applicant', reliefs: ['default'], when: ['charge-sheet-filed'] },
  confidence: 'medium',
  reviewedBy: null,
};
const FILE = {
  format: 'zamanat-case-law/1',
  source: { name: 'Desk of the Bar', retrievedOn: '2026-11-20' },
  readTo: '2026-11-15',
  judgments: [ROW],
};

const read = (file: Record<string, unknown>) =>
  readCaseLawFile(file, { tables: TABLES, today: day('2026-11-26') });
const faultsOf = (file: Record<string, unknown>): readonly string[] => {
  const result = read(file);
  return result.ok ? [] : result.error;
};

it.each<[string, Record<string, unknown>, string]>([
  [
    'a row without citation',
    { judgments: [{ ...ROW, citation: undefined }] },
    'Row 1 (invented-2026): citation is missing',
  ],
  ['an unknown field', { judgments: [{ ...ROW, held: 'x' }] }, 'Row 1 (invented-2026): held is no field'],
  ['a rule of the engine', { judgments: [{ ...ROW, rule: 'written-grounds' }] }, 'rule is no field'],
  [
    'a treatment of no judgment',
    { judgments: [{ ...ROW, treats: [{ id: 'none-1', as: 'doubts' }] }] },
    'treats none-1',
  ],
  [
    'an unknown treatment',
    { judgments: [{ ...ROW, treats: [{ id: 'mihir-2025', as: 'likes' }] }] },
    'treats.as is none of',
  ],
  [
    'an unknown Act',
    { judgments: [{ ...ROW, adverse: { to: 'applicant', charged: ['XYZ 1'] } }] },
    'XYZ 1 begins with no code',
  ],
  ['the same id twice', { judgments: [ROW, ROW] }, 'Row 2 (invented-2026): the id stands in an earlier row'],
  [
    'a date that does not exist',
    { judgments: [{ ...ROW, date: '2026-02-30' }] },
    'Row 1 (invented-2026): date',
  ],
  ['a judgment after readTo', { readTo: '2026-10-01' }, 'after readTo'],
  ['a day of reading to come', { readTo: '2026-12-01' }, 'after the source was retrieved'],
  ['no rows', { judgments: [] }, 'judgments is no list'],
])('refuses %s', (_name, part, message) => {
  expect(faultsOf({ ...FILE, ...part }).join('\n')).toContain(message);
});

const operator = lawOperatorForEach();
const manifest = async () => lawManifestOf(operator());

const importFile = async (name = FILE.source.name) => {
  const file = read({ ...FILE, source: { ...FILE.source, name } });
  if (!file.ok) throw new Error(file.error.join('\n'));
  return importCaseLaw(operator().ports, file.value);
};

const deviceWith = (spoil?: (body: string) => string) => lawDeviceOf(operator(), spoil);

it('signs the rows with the key of the server', async () => {
  await importFile();
  const { caseLaw, files } = await manifest();
  const [file] = caseLaw?.files ?? [];
  expect(files.filter(({ kind }) => kind === 'texts')).toEqual([]);
  const body = JSON.stringify((await operator().lawyer.get(`/law/${file?.name}`)).body);
  expect(createHash('sha256').update(body).digest('hex')).toBe(file?.sha256);
  const key = createPublicKey({
    key: Buffer.from(caseLaw?.key ?? '', 'base64url'),
    format: 'der',
    type: 'spki',
  });
  const signature = Buffer.from(file?.signature ?? '', 'base64url');
  expect(verify('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
});

it('brings the rows to a device, which reads them offline and drops them after a removal', async () => {
  await importFile();
  const { shared, pull } = await deviceWith();
  expect(await pull()).toBe('new');
  const added = await addedCaseLaw(shared);
  expect(added.readTo).toBe('2026-11-15');
  expect(added.judgments).toEqual([
    expect.objectContaining({
      id: 'invented-2026',
      year: 2026,
      addedBy: 'Desk of the Bar',
      reviewedBy: null,
    }),
  ]);
  await removeSource(operator().ports, FILE.source.name);
  expect(await pull()).toBe('new');
  expect(await addedCaseLaw(shared)).toEqual({ judgments: [], readTo: null });
});

it('stores no row whose bytes were changed', async () => {
  await importFile();
  const { shared, pull } = await deviceWith((body) => body.replace('An invented', 'Another'));
  expect(await pull()).toBe('broken');
  expect(await currentTexts(shared)).toEqual([]);
});

it('keeps the rows of the first key when another key signs', async () => {
  await importFile();
  const { shared, pull } = await deviceWith();
  await pull();
  await operator().server.ports.pool.query(`DELETE FROM server_secrets WHERE name = 'law'`);
  await importFile('Another desk');
  expect(await pull()).toBe('new');
  expect((await addedCaseLaw(shared)).judgments.map(({ addedBy }) => addedBy)).toEqual(['Desk of the Bar']);
});

it('lists an imported judgment in the papers that the server prints', async () => {
  const base = serverApplication({ createdAt: '2026-11-20T05:00:00.000Z' });
  const filed = { state: 'filed', on: day('2026-11-10') } as const;
  const record = {
    ...base,
    case: { ...base.case, chargesheet: filed },
    bail: { ...base.bail, relief: 'default' },
  } as const;
  const printed = async () => {
    const context = await printContextOf(operator().server.ports.pool, record);
    return JSON.stringify(await sharedPaper(record, { context, hide: [] }));
  };
  expect(await printed()).not.toContain('Invented v. State');
  await importFile();
  expect(await printed()).toContain('Invented v. State, 2026 INSC 9999');
});
