/** Import of many cases: the report of each row, repeats, and files that are refused as a whole. */
import { beforeEach, expect, it } from 'vitest';
import { SentProblem } from '#contract/sent-problem.ts';
import { IMPORT_COLUMNS } from '#contract/case/case-import.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import type { TestUser } from '../../support/test-server.ts';
import { addedService } from './added-service.ts';

const server = serverForFile({ config: { imports: { rows: 40, bytes: 65_536 } } });
const CSV = { 'content-type': 'text/csv' };
let person: TestUser;
let lawyer: Calls;

beforeEach(async () => {
  person = await server.makeUser('lawyer');
  lawyer = callsOf(server, person);
});

const HEAD = 'key,court,court_place,applicant,fir_number,police_station,sections';
const lines = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const sent = async (text: string, { query = '', headers = {} } = {}) =>
  lawyer.post(`/cases/import${query}`, text, { ...CSV, ...headers });
const casesOf = async (calls = lawyer) => (await calls.get('/cases')).body;

const WHOLE =
  'A-1,sessions,Pune,Sunil Jadhav,FIR No. 218/2026 of PS Hadapsar,,"IPC 420, 406"\r\nA-2,Magistrate,Pune,आशा काळे,219/2026,Hadapsar,';

it('creates the cases of a CSV file by the readers and the rules of a single case', async () => {
  const { status, body } = await sent(lines(WHOLE));
  expect([status, body]).toMatchObject([200, { dryRun: false, created: 2, present: 0, refused: 0 }]);
  const cases = await casesOf();
  const first = cases.find(({ _id }: { _id: string }) => _id === body.rows[0]._id);
  expect(first).toMatchObject({
    title: 'Sunil Jadhav v. State',
    court: 'sessions',
    courtPlace: 'Pune',
    firNumber: '218/2026',
    policeStation: 'Hadapsar',
    charges: ['IPC 420', 'IPC 406'],
    facts: { sections: ['IPC 420', 'IPC 406'], court: 'sessions', firNumber: '218/2026' },
    applicant: { firstName: 'Sunil', lastName: 'Jadhav' },
    status: 'Pending',
  });
  const { body: single } = await lawyer.post('/cases', { applicant: 'Sunil Jadhav', court: 'sessions' });
  expect(Object.keys(first)).toEqual(expect.arrayContaining(Object.keys(single)));
  const pulled = (await lawyer.get('/changes')).body.changes;
  expect(pulled.filter(({ entity }: { entity: string }) => entity === 'case')).toHaveLength(3);
});

it('keeps every identifier of e-Courts as a field', async () => {
  const head = 'cnr,case_type,case_number,case_year,filing_number,court,applicant,fir_date,next_hearing_date';
  const row = 'mhpu01-040123-2024,Bail Appln,145,2026,FIL/77/2026,sessions,Asha Kale,01-07-2026,2027-01-05';
  const { body } = await sent([head, row].join('\n'));
  const { body: read } = await lawyer.get(`/cases/${body.rows[0]._id}`);
  expect(read).toMatchObject({
    cnr: 'MHPU010401232024',
    caseNumber: 'Bail Appln 145/2026',
    filingNumber: 'FIL/77/2026',
    nextHearingDate: '2027-01-05',
    facts: { caseNumber: { type: 'Bail Appln', number: '145', year: 2026 }, firDate: '2026-07-01' },
  });
  const { body: changed } = await lawyer.put(`/cases/${read._id}`, { filingNumber: 'FIL/78/2026' });
  expect(changed.filingNumber).toBe('FIL/78/2026');
});

it('reads a JSON file with the same names', async () => {
  const file = {
    cases: [{ key: 7, court: 'high', applicant: 'Asha Kale', sections: 'BNS 303(2)', judge: null }],
  };
  const { status, body } = await lawyer.post('/cases/import', file);
  expect([status, body.created]).toEqual([200, 1]);
  expect((await casesOf())[0]).toMatchObject({ court: 'high', charges: ['BNS 303(2)'] });
});

it('reports each row in a dry run and changes nothing', async () => {
  const text = lines(WHOLE, 'A-3,taluka,Pune,Ravi,1/2026,X,', 'A-4,high,,Meera,,,Act of 1857');
  const { status, body } = await sent(text, { query: '?dryRun=true' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ dryRun: true, created: 3, present: 0, refused: 1 });
  expect(body.rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome])).toEqual([
    [2, 'created'],
    [3, 'created'],
    [4, 'refused'],
    [5, 'created'],
  ]);
  expect(body.rows[2].faults).toEqual([
    { column: 'court', msg: '“taluka” is no court. Write magistrate, sessions, high.' },
  ]);
  expect(body.rows[3].notes).toMatchObject([{ column: 'sections' }]);
  expect(await casesOf()).toEqual([]);
});

it('finds the cases of an earlier import, of a single entry and of another row again', async () => {
  const opened = { applicant: 'Ravi More', court: 'high', firNumber: '5/2026', policeStation: 'PS Aundh' };
  const { body: single } = await lawyer.post('/cases', opened);
  const { body: first } = await sent(lines(WHOLE));
  const more = ',high,,ravi more,FIR 05/2026,Aundh,\r\n,sessions,Pune,Other Accused,218/2026,Hadapsar,';
  const { body } = await sent(lines(WHOLE, more));
  expect(body).toMatchObject({ created: 1, present: 3 });
  expect(body.rows.map(({ _id }: { _id: string }) => _id)).toMatchObject([
    first.rows[0]._id,
    first.rows[1]._id,
    single._id,
    expect.any(String),
  ]);
  expect(await casesOf()).toHaveLength(4);
});

it('creates two accused of one FIR as two cases', async () => {
  const { body } = await sent(lines(',high,,Asha,5/2026,Aundh,', ',high,,Meera,5/2026,Aundh,'));
  expect(body.created).toBe(2);
});

it('answers a repeated key of the request as before', async () => {
  const headers = { 'idempotency-key': 'import-1' };
  const first = await sent(lines(WHOLE), { headers });
  const again = await sent(lines(WHOLE), { headers });
  expect(again.body).toEqual(first.body);
  expect((await sent(lines('B,high,,Asha,,,'), { headers })).body.code).toBe('key-reused');
});

it('imports nothing if one row has a fault, and names row, column and next step', async () => {
  const { status, body } = await sent(lines(WHOLE, 'A-3,taluka,Pune,Ravi,1/2026,X,', 'A-4,high,,,,,'));
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(body.msg).toBe(
    'Nothing was imported: 2 of 4 rows have a fault. Row 4, court: “taluka” is no court. Write magistrate, sessions, high. A dry run (dryRun=true) reports every row.',
  );
  expect(body.fields).toEqual({
    '4.court': '“taluka” is no court. Write magistrate, sessions, high.',
    '5.applicant': 'Write the full name of the applicant.',
  });
  expect(await casesOf()).toEqual([]);
});

it.each([
  [
    'a repeated FIR and person',
    ',high,,Asha,5/2026,Aundh,\n,high,,ASHA,05/2026,PS Aundh,',
    '3.fir_number',
    'Row 2',
  ],
  ['a repeated key', 'K,high,,Asha,,,\nK,high,,Meera,,,', '3.key', 'Row 2 has the key'],
  ['no identifier', ',high,,Asha,,,', '2.key', 'Write a key, a CNR or an FIR number'],
])('refuses %s with a sentence', async (...given) => {
  const [, rows, field, sentence] = given;
  const { status, body } = await sent(lines(rows));
  expect([status, body.fields[field]]).toEqual([400, expect.stringContaining(sentence)]);
});

it.each([
  ['cnr', 'NOT-A-CNR', 'A CNR has 16 characters'],
  ['fir_date', '31-02-2026', 'DD-MM-YYYY'],
  ['arrest_date', 'soon', 'DD-MM-YYYY'],
  ['case_year', '26', 'four digits'],
  ['police_station', 'x'.repeat(121), 'At most 120 characters'],
  ['filing_number', 'x'.repeat(61), 'At most 60 characters'],
])('names the column %s of a wrong cell', async (column, cell, sentence) => {
  const { body } = await sent(`key,court,applicant,${column}\nK,high,Asha,${cell}`);
  expect(body.fields[`2.${column}`]).toContain(sentence);
});

const ACCENT = Buffer.from('court,applicant,key\nhigh,Jos\u00e9,1', 'latin1').toString('latin1');
const utf16 = Buffer.concat([
  Buffer.from([0xff, 0xfe]),
  Buffer.from('court,applicant,key\nhigh,Asha,1', 'utf16le'),
]);

it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['a file in Windows-1252', new Uint8Array(Buffer.from(ACCENT, 'latin1')), 'CSV UTF-8'],
  ['a file in UTF-16', new Uint8Array(utf16), 'in UTF-16. Open it, save it as "CSV UTF-8"'],
  [
    'an unknown column',
    'court,applicant,key,caste\nhigh,Asha,1,x',
    '“caste” is no column of an import. Remove it',
  ],
  ['a column named twice', 'court,applicant,court\nhigh,Asha,high', 'named twice'],
  ['no column of courts', 'applicant,key\nAsha,1', 'must name the column court'],
  ['no row', 'court,applicant,key\n', 'Write at least one row'],
  ['a row with more cells', 'court,applicant,key\nhigh,Asha,1,2', 'Row 2 has more cells'],
  ['an open quote', 'court,applicant,key\nhigh,As"ha,1', 'Row 2 has a quote inside a cell'],
  [
    'too many rows',
    `court,applicant,key\n${'high,Asha,1\n'.repeat(41)}`,
    '41 cases, and one import takes 40. Split it',
  ],
])('refuses %s with the next step', async (_name, file, sentence) => {
  const body = typeof file === 'string' ? file : Buffer.from(file);
  const headers = { 'x-auth-token': person.token, ...CSV };
  const answer = await server.fetch('/api/cases/import', { method: 'POST', headers, body });
  expect([answer.status, SentProblem.parse(await answer.json()).msg]).toEqual([
    400,
    expect.stringContaining(sentence),
  ]);
  expect(await casesOf()).toEqual([]);
});

it.each([
  ['no JSON', '{', 'no JSON with a list "cases"'],
  ['a list', '[]', 'no JSON with a list "cases"'],
  ['an unknown name', '{"cases":[{"court":"high","caste":"x"}]}', 'Case 1: “caste” is no column'],
  ['a list as a cell', '{"cases":[{"court":"high","applicant":["A"]}]}', 'applicant is no text'],
])('refuses a JSON file that is %s', async (_name, text, sentence) => {
  const { status, body } = await lawyer.post('/cases/import', text);
  expect([status, body.msg]).toEqual([400, expect.stringContaining(sentence)]);
});

it('refuses a file over the limit of bytes with the limit', async () => {
  const { status, body } = await sent(lines('x'.repeat(70_000)));
  expect([status, body.code]).toEqual([413, 'too-large']);
});

it('refuses a judge, who has no cases of their own', async () => {
  const judge = callsOf(server, await server.makeUser('judge'));
  expect((await judge.post('/cases/import', lines(WHOLE), CSV)).status).toBe(403);
});

it('imports for the user of a service account with the scope, and the audit names the account', async () => {
  const { calls, name } = await addedService(server, '--scope', 'import-cases', '--for', person.user.email);
  const { status, body } = await calls.post('/cases/import', lines(WHOLE), CSV);
  expect([status, body.created]).toEqual([200, 2]);
  expect(await casesOf()).toHaveLength(2);
  const { rows } = await server.pool.query(
    `SELECT user_id, detail FROM audit WHERE action = 'create' AND entity_id = $1`,
    [body.rows[0]._id],
  );
  expect(rows).toMatchObject([{ user_id: person.user._id, detail: { service: { name } } }]);
  const reader = await addedService(server, '--scope', 'read-cases', '--for', person.user.email);
  expect((await reader.calls.post('/cases/import', lines(WHOLE), CSV)).status).toBe(403);
});

it('documents every column', async () => {
  const { readFileSync } = await import('node:fs');
  const page = readFileSync('docs/operations.md', 'utf8');
  expect(IMPORT_COLUMNS.filter((column) => !page.includes(`\`${column}\``))).toEqual([]);
});
