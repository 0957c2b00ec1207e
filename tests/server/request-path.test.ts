/** The main way through the API, as a device walks it: file, pull, decide, pull. */
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { Application } from '#contract/application/application.ts';
import { CaseRecord } from '#contract/case/case-record.ts';
import { type Change, ChangesPage } from '#contract/changes.ts';
import { callsOf } from '../support/calls.ts';
import { filed } from '../support/filed-application.ts';
import { serverForFile } from '../support/server-for-file.ts';

const server = serverForFile();

it('files an application once, opens its case and returns the decision', async () => {
  const lawyer = callsOf(server, await server.makeUser('lawyer'));
  const judge = callsOf(server, await server.makeUser('judge', [{ kind: 'magistrate', place: 'pune' }]));

  const body = { ...filed(), _id: v7(), caseId: v7() };
  const answer = await lawyer.post('/applications', body, { 'idempotency-key': 'k1' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-zamanat')).toBe('1');
  expect(answer.headers.get('etag')).toBe('"1"');
  const application = Application.parse(answer.body);
  expect(application).toMatchObject({ _id: body._id, caseId: body.caseId, status: 'Pending', version: 1 });
  expect(application.applicationNumber).toMatch(/^ZB\/20\d\d\/[2-9A-Z]{5}-0001$/);

  const pulled = ChangesPage.parse((await judge.get('/changes')).body);
  // the logs of the courts come first, the user's own log last
  expect(pulled.changes.map(({ entity }) => entity)).toEqual(['case', 'application', 'user']);

  const decision = { status: 'Approved', reasons: ['long-custody'], conditions: [] };
  const decided = await judge.put(`/applications/${body._id}`, decision, { 'if-match': '"1"' });
  expect(decided.status).toBe(200);

  const own = ChangesPage.parse((await lawyer.get('/changes')).body);
  const dataOf = (entityName: string): unknown =>
    own.changes.find(({ entity }: Change) => entity === entityName)?.data;
  expect(Application.parse(dataOf('application'))).toMatchObject({ status: 'Approved', version: 2 });
  expect(CaseRecord.parse(dataOf('case'))).toMatchObject({
    status: 'Approved',
    title: 'Sunil Ramchandra Jadhav v. State of Maharashtra',
  });
});
