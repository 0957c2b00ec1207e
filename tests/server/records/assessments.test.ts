/**
 * The structured checklist on the server: permissions, storage, computation, and changes for a judge's
 * device.
 */
import { fc } from '../../support/fast-check.ts';
import { v7 } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { transfer } from '../../support/transfer.ts';

const server = serverForFile();
const people: Record<string, Calls> = {};
let caseId = '';
let applicationId = '';

const ANSWERS = {
  criminalHistory: 'low',
  flightRisk: 'low',
  severityOfCharges: 'medium',
  socialEconomic: 'low',
};
const WEIGHTS = { criminalHistory: 30, flightRisk: 25, severityOfCharges: 30, socialEconomic: 15 };
const BODY = { answers: ANSWERS, weights: WEIGHTS };

beforeAll(async () => {
  people['owner'] = callsOf(server, await server.makeUser('lawyer'));
  people['other'] = callsOf(server, await server.makeUser('user'));
  people['judge'] = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  people['elsewhere'] = callsOf(server, await server.makeUser('judge', [{ kind: 'high' }]));
  people['unverified'] = callsOf(server, await server.makeUser('judge', []));
});

beforeEach(async () => {
  const made = await called('owner').post('/applications', filed({ case: { firNumber: `${v7()}/2026` } }));
  caseId = made.body.caseId;
  applicationId = made.body._id;
});

function called(who: string): Calls {
  const calls = people[who];
  if (!calls) throw new Error(`nobody is called ${who}`);
  return calls;
}

const getAssessment = async (who: string) => called(who).get(`/risk-assessment/${caseId}`);
const save = async (who: string, body: unknown, headers = {}) =>
  called(who).post(`/risk-assessment/${caseId}`, body, headers);

async function pulledBy(
  who: string,
): Promise<{ id: string; version: number; deleted?: true; data?: unknown }[]> {
  const { body } = await called(who).get('/changes');
  return body.changes.filter((change: { entity: string; data?: { caseId: string } }) => {
    return change.entity === 'assessment' && (change.data === undefined || change.data.caseId === caseId);
  });
}

it('computes sum, score and level on the server', async () => {
  const lies = { score: 99, level: 'High', weightedSum: 3, version: 7, by: { name: 'Someone' } };
  const { status, body } = await save('owner', { ...BODY, ...lies });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    caseId,
    version: 1,
    score: 15,
    level: 'Low',
    weightedSum: 1.3,
    ...BODY,
    ruleVersion: '1',
    by: { name: 'Meera Deshpande', role: 'lawyer' },
  });
  expect(body.factors).toEqual([
    'Criminal history: Low. 1 of 3 points at 30% gives 0.30.',
    'Flight risk: Low. 1 of 3 points at 25% gives 0.25.',
    'Severity of charges: Medium. 2 of 3 points at 30% gives 0.60.',
    'Socio-economic ties and means to attend: Low. 1 of 3 points at 15% gives 0.15.',
  ]);
});

it.each([
  [{ criminalHistory: 50, flightRisk: 20, severityOfCharges: 20, socialEconomic: 10 }, 25, 'Medium'],
  [{ criminalHistory: 45, flightRisk: 25, severityOfCharges: 20, socialEconomic: 10 }, 23, 'Low'],
])('is exact at the limit: %j gives %i, %s', async (weights, score, level) => {
  const answers = { ...ANSWERS, criminalHistory: 'medium', severityOfCharges: 'low' };
  expect((await save('owner', { answers, weights })).body).toMatchObject({ score, level });
});

it('stores every assessment and returns the latest', async () => {
  await save('owner', BODY);
  await save('judge', { ...BODY, answers: { ...ANSWERS, flightRisk: 'high' } });
  expect((await getAssessment('owner')).body).toMatchObject({
    version: 2,
    level: 'Medium',
    by: { role: 'judge' },
  });
  const rows = await server.pool.query('SELECT version FROM assessments WHERE case_id = $1', [caseId]);
  expect(rows.rows).toHaveLength(2);
});

it.each([
  ['other', 404, 'Not found, or you do not have access to it.'],
  ['elsewhere', 404, 'Not found, or you do not have access to it.'],
  ['unverified', 404, 'Not found, or you do not have access to it.'],
])('hides the case from %s', async (who, status, msg) => {
  await save('owner', BODY);
  for (const path of [`/risk-assessment/${caseId}`, `/risk-assessment/calculate/${caseId}`]) {
    const answer = await called(who).get(path);
    expect([answer.status, answer.body.msg]).toEqual([status, msg]);
  }
  const refused = await save(who, BODY);
  expect(refused.status).toBe(who === 'unverified' ? 403 : 404);
  expect((await getAssessment('owner')).body.version).toBe(1);
});

it.each([
  ['a case that does not exist', `/risk-assessment/${v7()}`],
  ['what is no id', '/risk-assessment/my-case'],
  ['no assessment yet', null],
])('answers 404 for %s', async (_, path) => {
  expect((await called('owner').get(path ?? `/risk-assessment/${caseId}`)).status).toBe(404);
});

it.each([
  [
    { ...BODY, weights: { ...WEIGHTS, flightRisk: 20 } },
    'weights',
    'The four weights must add up to exactly 100.',
  ],
  [
    { ...BODY, weights: { ...WEIGHTS, flightRisk: 24.5, socialEconomic: 15.5 } },
    'weights.flightRisk',
    'Enter each weight as a whole number from 0 to 100.',
  ],
  [
    { ...BODY, weights: { ...WEIGHTS, flightRisk: -5, criminalHistory: 60 } },
    'weights.flightRisk',
    'Enter each weight as a whole number from 0 to 100.',
  ],
  [
    { ...BODY, answers: { ...ANSWERS, flightRisk: null } },
    'answers.flightRisk',
    'Answer low, medium or high. Unknown answers cannot be saved.',
  ],
  [
    { ...BODY, answers: { ...ANSWERS, flightRisk: 'unknown' } },
    'answers.flightRisk',
    'Answer low, medium or high. Unknown answers cannot be saved.',
  ],
])('rejects %j with a message at %s', async (body, field, sentence) => {
  const answer = await save('owner', body);
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
  expect(answer.body.fields[field]).toBe(sentence);
  expect((await getAssessment('owner')).status).toBe(404);
});

it('saves once per key and per id', async () => {
  const _id = v7();
  const key = { 'idempotency-key': v7() };
  const first = await save('owner', { ...BODY, _id }, key);
  const again = await save('owner', { ...BODY, _id }, key);
  const otherKey = await save('owner', { ...BODY, _id }, { 'idempotency-key': v7() });
  expect([first.body._id, again.body, otherKey.body]).toEqual([_id, first.body, first.body]);
  expect((await getAssessment('owner')).body.version).toBe(1);
  const differs = await save('owner', { ...BODY, _id, answers: { ...ANSWERS, flightRisk: 'high' } });
  expect([differs.status, differs.body.code]).toEqual([409, 'id-taken']);
});

it('gives two concurrent assessments two versions', async () => {
  const both = await Promise.all([save('owner', BODY), save('judge', BODY)]);
  expect(both.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

it('prefills answers from the record without saving', async () => {
  await called('owner').put(`/cases/${caseId}`, {
    facts: { antecedents: { known: true, rows: [] } },
  });
  const { body } = await called('owner').get(`/risk-assessment/calculate/${caseId}`);
  expect(body).toMatchObject({
    caseId,
    answers: { criminalHistory: 'low', severityOfCharges: 'high' },
    missing: ['flightRisk', 'socialEconomic'],
    weights: WEIGHTS,
    lowest: { weightedSum: 1.6, level: 'Medium' },
    highest: { weightedSum: 2.4, level: 'Medium' },
    because: { severity: { offence: 'BNS 318(4)', maximum: 7 }, convictions: 0 },
  });
  expect(body.factors).toContain('Flight risk: not known.');
  expect((await getAssessment('owner')).status).toBe(404);
});

it('ignores name, gender and district of the record', async () => {
  const outputs = new Set<string>();
  const person = fc.record({
    name: fc.constantFrom('Sunil Jadhav', 'Imran Sheikh', 'Mary D’Souza', 'सुनील जाधव'),
    gender: fc.constantFrom('male', 'female', 'other'),
    district: fc.constantFrom('Pune', 'Malegaon', 'Gadchiroli'),
  });
  for (const { name, gender, district } of fc.sample(person, { numRuns: 12, seed: 7 })) {
    const body = filed({ applicant: { name, gender }, case: { firNumber: `${v7()}/2026`, district } });
    const made = await called('owner').post('/applications', body);
    const path = `/risk-assessment/calculate/${made.body.caseId}`;
    const { caseId: _, ...output } = (await called('owner').get(path)).body;
    outputs.add(JSON.stringify(output));
    const saved = await called('owner').post(`/risk-assessment/${made.body.caseId}`, BODY);
    const { score, level, factors } = saved.body;
    outputs.add(JSON.stringify({ score, level, factors }));
  }
  expect(outputs.size).toBe(2); // one of the calculation, one of the assessment
});

it('records assessor, answers and rule version', async () => {
  const { body } = await save('judge', BODY);
  const rows = await server.pool.query('SELECT action, detail FROM audit WHERE entity_id = $1', [body._id]);
  expect(rows.rows).toMatchObject([{ action: 'create', detail: { caseId, ...BODY, ruleVersion: '1' } }]);
  await getAssessment('judge');
  const reads = await server.pool.query(
    "SELECT 1 FROM audit WHERE action = 'read' AND detail::text LIKE $1",
    [`%${body._id}%`],
  );
  expect(reads.rowCount).toBe(1);
});

it('adds the assessment to the change logs of owner and judge only', async () => {
  const { body } = await save('owner', BODY);
  for (const who of ['owner', 'judge']) {
    expect(await pulledBy(who)).toMatchObject([{ id: body._id, version: 1, data: body }]);
  }
  expect(await pulledBy('elsewhere')).toEqual([]);
  expect(await pulledBy('other')).toEqual([]);
});

it('moves with its case to another court', async () => {
  const { body } = await save('owner', BODY);
  await transfer(server, applicationId, { kind: 'high', place: 'Bombay' });
  expect(await pulledBy('elsewhere')).toMatchObject([{ id: body._id, data: body }]);
  const removals = (await pulledBy('judge')).filter(({ id }) => id === body._id);
  expect(removals).toMatchObject([{ id: body._id, deleted: true }]);
});

it('reaches a judge who is given the court later', async () => {
  const { body } = await save('owner', BODY);
  people['new'] = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'Pune' }]));
  // a record that left the court may be reported as removed: a write may be in progress
  const liveChanges = (await pulledBy('new')).filter(({ deleted }) => deleted !== true);
  expect(liveChanges).toMatchObject([{ id: body._id, data: body }]);
});
