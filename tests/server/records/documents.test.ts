/**
 * Documents on a real database: accepted by content, stored once, read only by users with access to the case.
 */
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CaseDocument, MAX_DOCUMENT_BYTES, UploadAnswer } from '#contract/case/document.ts';
import { fileFaults } from '#text/en/file-faults.ts';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { sampleDocx, sampleJpg, samplePdf, samplePng, lyingDocx } from '../../support/sample-files.ts';
import { startTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';
import { formOf } from '../../support/upload.ts';
import { transfer } from '../../support/transfer.ts';

let server: TestServer;
let owner: TestUser;
let lawyer: Calls;
let judge: Calls;
let judgeId = '';
let ids = { application: '', case: '' };
let courts = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  courts += 1;
  const place = `Pune ${courts}`;
  owner = await server.makeUser('lawyer');
  lawyer = callsOf(server, owner);
  const sitting = await server.makeUser('judge', [{ kind: 'magistrate', place }]);
  judge = callsOf(server, sitting);
  judgeId = sitting.user._id;
  const base = filed();
  const made = await lawyer.post('/applications', { ...base, case: { ...base.case, courtPlace: place } });
  ids = { application: made.body._id, case: made.body.caseId };
});

const toCase = (calls: Calls, form: FormData, headers?: Record<string, string>) =>
  calls.upload(`/cases/${ids.case}/documents`, form, headers);
const toApplication = (calls: Calls, form: FormData, headers?: Record<string, string>) =>
  calls.upload(`/applications/${ids.application}/documents`, form, headers);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const count = async (table: string) =>
  Number((await server.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);

/** Each part declares an unpacked size of 2 GB. */
async function growingDocx(): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await sampleDocx('Grounds.');
  const view = new DataView(docx.buffer, docx.byteOffset);
  for (let at = 0; at + 28 < docx.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
  }
  return docx;
}

function hugePng(): Uint8Array<ArrayBuffer> {
  const png = samplePng();
  new DataView(png.buffer).setUint32(16, 0x7fffffff);
  return png;
}

async function bytesAt(path: string, token: string) {
  const answer = await server.fetch(path, { headers: { 'x-auth-token': token } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

it('stores a document and returns its type and the same bytes', async () => {
  const files = [
    { bytes: samplePdf(), type: 'application/pdf', name: 'fir.pdf' },
    { bytes: samplePng(), type: 'image/png', name: 'fir.png' },
    { bytes: sampleJpg(), type: 'image/jpeg', name: 'fir.jpg' },
    { bytes: await sampleDocx('Grounds.'), type: /wordprocessingml/, name: 'fir.docx' },
  ];
  for (const { bytes, type, name } of files) {
    const { status, body } = await toCase(lawyer, formOf(bytes, { sha256: hash(bytes), name: 'fir.pdf' }));
    expect(status).toBe(201);
    const record = UploadAnswer.parse(body);
    expect(record).toMatchObject({
      caseId: ids.case,
      kind: 'annexure',
      size: bytes.length,
      sha256: hash(bytes),
      name,
    });
    expect(record.type).toMatch(type);
    const { answer, bytes: back } = await bytesAt(record.fileUrl, owner.token);
    expect(back).toEqual(bytes);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('encodes any file name for the header', async () => {
  const name = 'एफआईआर "1"; x=y.pdf';
  const { body } = await toCase(lawyer, formOf(samplePdf(), { name }));
  const { answer } = await bytesAt(body.fileUrl, owner.token);
  const [, said = ''] = (answer.headers.get('content-disposition') ?? '').split("UTF-8''");
  expect(decodeURIComponent(said)).toBe(name);
  expect(said).toMatch(/^[\w.%-]+$/);
});

it('increments the parent’s version, adds a history line and joins the document', async () => {
  const first = await toApplication(lawyer, formOf(samplePdf(), { name: 'medical.pdf' }));
  expect(first.body).toMatchObject({ applicationId: ids.application, parentVersion: 2 });
  const application = await lawyer.get(`/applications/${ids.application}`);
  expect(application.body).toMatchObject({
    version: 2,
    documents: [{ _id: first.body._id, name: 'medical.pdf', uploadedAt: first.body.uploadedAt }],
  });
  expect(application.body.updates.at(-1)).toMatchObject({
    description: 'Document added: medical.pdf',
    told: { code: 'document-added', name: 'medical.pdf' },
  });
  const second = await toCase(judge, formOf(samplePng(), { name: 'order.png', kind: 'order' }));
  expect(second.body.parentVersion).toBe(2);
  const record = await judge.get(`/cases/${ids.case}`);
  expect(record.body).toMatchObject({
    version: 2,
    hearings: [],
    documents: [
      { name: 'medical.pdf', date: first.body.uploadedAt, url: first.body.fileUrl },
      { name: 'order.png', kind: 'order' },
    ],
  });
  const history = await lawyer.get(`/cases/${ids.case}/history`);
  expect(history.body.slice(-2)).toMatchObject([
    { what: 'Document added', note: 'medical.pdf' },
    { what: 'Document added', note: 'order.png', by: 'Justice Rao' },
  ]);
});

it('syncs the record without bytes to owner and judge only', async () => {
  const { body } = await toCase(lawyer, formOf(samplePdf()));
  const other = callsOf(server, await server.makeUser('lawyer'));
  for (const [calls, sees] of [
    [lawyer, true],
    [judge, true],
    [other, false],
  ] as const) {
    const { changes } = (await calls.get('/changes')).body;
    const documents = changes.filter(({ entity }: { entity: string }) => entity === 'document');
    const read = documents.map(({ data }: { data: unknown }) => CaseDocument.parse(data)._id);
    expect(read).toEqual(sees ? [body._id] : []);
  }
});

it('answers 404 before storing bytes if the case is not visible', async () => {
  const { body } = await toCase(lawyer, formOf(samplePdf()));
  const blobs = await count('blobs');
  const strangers = [
    callsOf(server, await server.makeUser('lawyer')),
    callsOf(server, await server.makeUser('judge', [{ kind: 'high' }])),
  ];
  for (const stranger of strangers) {
    expect((await stranger.get(`/documents/${body._id}`)).status).toBe(404);
    expect((await toCase(stranger, formOf(sampleJpg()))).status).toBe(404);
    expect((await toApplication(stranger, formOf(sampleJpg()))).status).toBe(404);
  }
  expect(
    (await toCase(callsOf(server, await server.makeUser('judge', [])), formOf(sampleJpg()))).status,
  ).toBe(403);
  expect((await lawyer.get(`/documents/${v7()}`)).status).toBe(404);
  expect(await count('blobs')).toBe(blobs);
});

it('audits each read by a judge and no read by the owner', async () => {
  const { body } = await toCase(lawyer, formOf(samplePdf()));
  await judge.get(`/documents/${body._id}`);
  await lawyer.get(`/documents/${body._id}`);
  const { rows } = await server.pool.query(
    `SELECT action, user_id FROM audit WHERE entity = 'document' AND entity_id = $1 ORDER BY at`,
    [body._id],
  );
  expect(rows).toEqual([
    { action: 'create', user_id: owner.user._id },
    { action: 'download', user_id: judgeId },
  ]);
});

it('returns the stored answer for a repeated upload', async () => {
  const bytes = samplePdf();
  const words = { _id: v7(), sha256: hash(bytes) };
  const key = { 'idempotency-key': v7() };
  const both = await Promise.all([
    toCase(lawyer, formOf(bytes, words), key),
    toCase(lawyer, formOf(bytes, words), key),
  ]);
  expect(both.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
  const again = await toCase(lawyer, formOf(bytes, words), key);
  expect(again).toMatchObject({ status: 201, body: { _id: words._id, parentVersion: 2 } });
  const otherKey = await toCase(lawyer, formOf(bytes, words), { 'idempotency-key': v7() });
  expect(otherKey).toMatchObject({ status: 200, body: { _id: words._id } });
  expect((await toCase(lawyer, formOf(samplePng(), { _id: words._id }), key)).status).toBe(422);
  const conflict = await toCase(lawyer, formOf(samplePng(), { _id: words._id }));
  expect(conflict).toMatchObject({ status: 409, body: { code: 'id-taken' } });
  const { body } = await lawyer.get(`/cases/${ids.case}`);
  expect(body.documents).toHaveLength(1);
});

it('stores equal bytes once', async () => {
  const bytes = samplePdf(7);
  const before = await count('blobs');
  await toCase(lawyer, formOf(bytes, { name: 'a.pdf' }));
  await toApplication(judge, formOf(bytes, { name: 'b.pdf' }));
  expect(await count('blobs')).toBe(before + 1);
});

it.each([
  ['an empty file', 'empty', () => new Uint8Array(0)],
  ['a text', 'unknown', () => new Uint8Array(Buffer.from('Dear Sir,'))],
  ['half a PDF', 'broken', () => samplePdf(40).slice(0, 3_000)],
  ['a picture of an iPhone', 'heic', () => new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'))],
  ['an old Word file', 'old-word', () => new Uint8Array(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
  ['a DOCX that grows without end', 'bomb', growingDocx],
  ['a DOCX that says it is short', 'bomb', () => lyingDocx(64)],
  ['a picture too large for any phone', 'too-many-points', hugePng],
] as const)('rejects %s with a remedy', async (_name, fault, make) => {
  const { status, body } = await toCase(lawyer, formOf(await make()));
  expect([status, body.code, body.msg]).toEqual([415, 'unsupported-media', fileFaults[fault]]);
});

it('accepts a PDF with restrictions, because the device tested the password', async () => {
  const { status, body } = await toCase(lawyer, formOf(samplePdf(1, { trailer: '/Encrypt 9 0 R ' })));
  expect([status, body.type]).toEqual([201, 'application/pdf']);
});

it('accepts 10 MB and rejects one byte more, whatever length was declared', async () => {
  const whole = new Uint8Array(MAX_DOCUMENT_BYTES).fill(0x20);
  whole.set(samplePdf().subarray(0, 200));
  const end = samplePdf();
  whole.set(end.subarray(200), MAX_DOCUMENT_BYTES - (end.length - 200));
  expect((await toCase(lawyer, formOf(whole))).status).toBe(201);
  const more = new Uint8Array(MAX_DOCUMENT_BYTES + 1);
  more.set(whole);
  for (const bytes of [more, new Uint8Array(2 * MAX_DOCUMENT_BYTES)]) {
    const { status, body } = await toCase(lawyer, formOf(bytes));
    expect([status, body.code, body.msg]).toEqual([413, 'too-large', fileFaults['too-large']]);
  }
});

it('rejects a form without exactly one complete file, by field', async () => {
  const empty = new FormData();
  empty.set('kind', 'annexure');
  empty.set('name', 'x.pdf');
  const two = formOf(samplePdf());
  two.append('file', new Blob([samplePng()]), 'second.png');
  const tries: [FormData, number, string][] = [
    [empty, 400, 'file'],
    [formOf(samplePdf(), { kind: 'photo' }), 400, 'kind'],
    [formOf(samplePdf(), { name: 'a/b.pdf' }), 400, 'name'],
    [formOf(samplePdf(), { _id: 'mine' }), 400, '_id'],
    [formOf(samplePdf(), { sha256: hash(samplePng()) }), 400, 'sha256'],
  ];
  for (const [form, status, field] of tries) {
    const answer = await toCase(lawyer, form);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
  }
  expect((await toCase(lawyer, two)).status).toBe(413);
  expect((await lawyer.post(`/cases/${ids.case}/documents`, { name: 'x' })).status).toBe(415);
  const cut = 'multipart/form-data; boundary=x';
  const half = await server.fetch(`/api/cases/${ids.case}/documents`, {
    method: 'POST',
    headers: { 'x-auth-token': owner.token, 'content-type': cut },
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  });
  expect(half.status).toBe(400);
  expect((await lawyer.get(`/cases/${ids.case}`)).body.documents).toEqual([]);
});

it('limits uploads per minute', async () => {
  const limits = { ...server.ports.config.limits, uploadsPerUser: 2 };
  const small = await startTestServer({ config: { limits } });
  const calls = callsOf(small, await small.makeUser('lawyer'));
  const { body } = await calls.post('/applications', filed());
  const send = () => calls.upload(`/cases/${body.caseId}/documents`, formOf(samplePdf()));
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect((await send()).status).toBe(429);
  await small.stop();
});

it('moves with its case to another court, away from the former judge', async () => {
  const { body } = await toCase(lawyer, formOf(samplePdf()));
  const since = (await judge.get('/changes')).body.next;
  await transfer(server, ids.application, { kind: 'magistrate', place: 'Nashik' });
  const { changes } = (await judge.get(`/changes?since=${encodeURIComponent(since)}`)).body;
  expect(changes).toContainEqual(
    expect.objectContaining({ entity: 'document', id: body._id, deleted: true }),
  );
  expect((await judge.get(`/documents/${body._id}`)).status).toBe(404);
});

it('deletes bytes without a document after a day', async () => {
  const { blobs } = server.ports;
  await blobs.put('f'.repeat(64), Buffer.from('left over'));
  const { body } = await toCase(lawyer, formOf(samplePdf(11)));
  await blobs.sweep(new Date(server.now().getTime() - 1000));
  expect(await blobs.get('f'.repeat(64))).toBeDefined();
  await blobs.sweep(new Date(server.now().getTime() + 1000));
  expect(await blobs.get('f'.repeat(64))).toBeUndefined();
  expect((await lawyer.get(`/documents/${body._id}`)).status).toBe(200);
});
