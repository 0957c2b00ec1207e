/** Bad input: each is rejected with a message, none crashes the server, nothing is stored. */
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { SentProblem } from '#contract/sent-problem.ts';
import { type Calls, callsOf } from '../support/calls.ts';
import { FILED, filed } from '../support/filed-application.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});

const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
const json = { 'content-type': 'application/json' };

it.each([
  ['nothing', '', 400],
  ['half an object', '{"applicant":', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a number', '7', 400],
  ['a text', '"an application"', 400],
  ['a poisoned prototype', '{"__proto__":{"role":"judge"}}', 400],
  ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
  ['brackets without end', deep, 400],
  ['texts for groups', '{"applicant":"x","case":"y","grant of bail":"z"}', 400],
  ['five megabytes', JSON.stringify({ text: 'x'.repeat(5_000_000) }), 413],
])('rejects %s as an application', async (_name, body, status) => {
  const answer = await lawyer.post('/applications', body, json);
  expect(answer.status).toBe(status);
  expect(SentProblem.parse(answer.body).msg.length).toBeGreaterThan(10);
  expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node_modules|SyntaxError/);
});

it.each([
  ['34 years', 34],
  ['३४ वर्ष', 34],
  ['41', 41],
])('reads the age %j as the device does', async (age, years) => {
  const { status, body } = await lawyer.post('/applications', filed({ applicant: { age } }));
  expect([status, body.applicant?.age]).toEqual([201, years]);
});

it('reads a sum as the device does', async () => {
  const { status, body } = await lawyer.post(
    '/applications',
    filed({ case: { amountInvolved: '50,000/-' } }),
  );
  expect([status, body.case?.amountInvolved]).toEqual([201, 50_000]);
});

it.each([
  [{ applicant: { name: '' } }, 'applicant.name', 'Full name is required'],
  [{ applicant: { age: 'thirty' } }, 'applicant.age', 'Age is required'],
  [{ applicant: { age: 0 } }, 'applicant.age', 'Enter an age from 1 to 120.'],
  [{ applicant: { age: 1e308 } }, 'applicant.age', ''],
  [{ applicant: { gender: 'M' } }, 'applicant.gender', 'Gender is required'],
  [{ applicant: { email: 'a@b' } }, 'applicant.email', 'Enter an email address'],
  [{ applicant: { name: 'x'.repeat(121) } }, 'applicant.name', 'At most 120 characters.'],
  [{ case: { arrestDate: '2024-02-30' } }, 'case.arrestDate', 'This date does not exist.'],
  [{ case: { arrestDate: '10-07-2024' } }, 'case.arrestDate', 'This date does not exist.'],
  [{ case: { court: 'supreme' } }, 'case.court', 'Court is required'],
  [{ case: { sections: [] } }, 'case.sections', 'Sections applied are required'],
  [{ case: { sections: 'BNS 318' } }, 'case.sections', 'Sections applied are required'],
  [{ case: { cnr: 'MH123' } }, 'case.cnr', 'A CNR has 16 characters'],
  [{ case: { chargesheet: { state: 'maybe' } } }, 'case.chargesheet.state', ''],
  [{ bail: { grounds: '   ' } }, 'bail.grounds', 'Grounds for bail are required'],
  [{ bail: { relief: 'pardon' } }, 'bail.relief', ''],
])('names the field of %j', async (patch, field, sentence) => {
  const { status, body } = await lawyer.post('/applications', filed(patch));
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(body.fields[field]).toContain(sentence);
});

it.each<[string, object, string]>([
  ['/auth/register', {}, 'All fields are required'],
  [
    '/applications',
    filed({ applicant: { age: 0, email: 'a@b' } }),
    'Correct the marked fields and send again. applicant.age: Enter an age from 1 to 120.',
  ],
  [
    '/applications',
    filed({ applicant: { name: 'x'.repeat(121) } }),
    'applicant.name: At most 120 characters.',
  ],
  ['/applications', filed({ applicant: { age: 0 } }), 'Enter an age from 1 to 120.'],
])('answers %s with a sentence that needs no fields', async (path, body, msg) => {
  expect((await lawyer.post(path, body)).body.msg).toBe(msg);
});

it('accepts the specification’s payload with blank fields', async () => {
  const { status, body } = await lawyer.post('/applications', {
    applicant: { ...FILED.applicant, occupation: '', phone: '', email: '' },
    case: { ...FILED.case, custodyStatus: 'judicial', custodyPeriod: '', courtPlace: '' },
    bail: {
      grounds: 'G.',
      previousApplications: 'none',
      proposedConditions: 'standard',
      customConditions: '',
    },
    status: 'Pending',
    createdBy: 'me',
    applicantId: 'me',
  });
  expect(status).toBe(201);
  expect(body.applicant).not.toHaveProperty('phone');
});

it('stores Devanagari, line breaks and symbols in NFC and drops invalid characters', async () => {
  const grounds = 'जमानत के आधार:\n१. हिरासत\u0000 \ud800लंबी है; "quotes" <b>&</b> \u2028 \u0915\u093c';
  const { status, body } = await lawyer.post('/applications', filed({ bail: { grounds } }));
  expect(status).toBe(201);
  expect(body.bail.grounds).toBe(grounds.replace('\u0000', '').replace('\ud800', '\ufffd').normalize('NFC'));
  const settings = { 'a\u0000b': 'x\u0000', note: '\udfff' };
  expect((await lawyer.put('/users/profile', { settings })).body.user.settings).toEqual({
    ab: 'x',
    note: '\ufffd',
  });
});

it.each(["' OR 1=1 --", '"; DROP TABLE users; --', '$1', '{{7*7}}', '<script>alert(1)</script>'])(
  'stores %s unchanged as text',
  async (text) => {
    const { body } = await lawyer.post('/applications', filed({ bail: { grounds: text } }));
    expect((await lawyer.get(`/applications/${body._id}`)).body.bail.grounds).toBe(text);
  },
);

it.each([
  ['text/plain', 415],
  ['application/xml', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/x-www-form-urlencoded', 415],
])('rejects %s', async (type, status) => {
  const { status: found, body } = await lawyer.post('/applications', 'a=b', { 'content-type': type });
  expect([found, body.code]).toEqual([status, 'unsupported-media']);
});

it.each([
  '/nothing',
  '/applications/not-an-id',
  '/applications/00000000-0000-0000-0000-000000000000',
  "/applications/'%20OR%201=1",
  '/applications/..%2f..%2fetc%2fpasswd',
  '/cases/%E0%A4%A',
  '/applications/judge/today',
])('finds nothing at %s', async (path) => {
  const { status, body } = await lawyer.get(path);
  expect([400, 404]).toContain(status);
  expect(SentProblem.parse(body).code).toMatch(/not-found|unknown-call|invalid-request/);
});

it.each([
  '9999-99-99T99:99:99.999Z 01939d00-0000-7000-8000-000000000001',
  '0000-01-01T00:00:00.000Z 01939d00-0000-7000-8000-000000000001',
  '2024-02-30T00:00:00.000Z 01939d00-0000-7000-8000-000000000001',
  '2024-01-01T00:00:00.000Z ------------------------------------',
  'junk',
])('rejects a page mark that no Link header contained: %s', async (mark) => {
  const page = Buffer.from(mark).toString('base64url');
  for (const list of ['applications', 'cases']) {
    expect((await lawyer.get(`/${list}?page=${page}`)).body.fields).toHaveProperty('page');
  }
});

it.each([
  ['firNumber', randomBytes(6_000).toString('base64')],
  ['policeStation', randomBytes(6_000).toString('base64')],
  ['charges', Array.from({ length: 10_000 }, () => 'x')],
  ['description', 'x'.repeat(20_001)],
  ['title', null],
])('rejects a case whose %s does not fit a court paper', async (field, value) => {
  const { caseId } = (await lawyer.post('/applications', filed())).body;
  const { status, body } = await lawyer.put(`/cases/${caseId}`, { [field]: value });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(field);
});

it('treats an id in capital letters as the same id', async () => {
  const [_id, caseId] = [v7(), v7()];
  const sent = filed({ case: { firNumber: '9/2024' } });
  const first = await lawyer.post('/applications', {
    ...sent,
    _id: _id.toUpperCase(),
    caseId: caseId.toUpperCase(),
  });
  expect(first.body).toMatchObject({ _id, caseId });
  const again = await lawyer.post('/applications', { ...sent, _id, caseId });
  expect([again.status, again.body]).toEqual([200, first.body]);
});

it.each(['DELETE', 'PATCH', 'OPTIONS'])('does not answer %s', async (method) => {
  expect((await server.fetch('/api/applications', { method })).status).toBe(404);
});

it('rejects an unknown document format', async () => {
  const { _id } = (await lawyer.post('/applications', filed())).body;
  expect((await lawyer.get(`/applications/${_id}/download?format=RTF`)).body.fields).toEqual({
    format: 'format is PDF or DOCX.',
  });
  expect((await lawyer.get(`/applications/${_id}/download`)).status).toBe(400);
});
