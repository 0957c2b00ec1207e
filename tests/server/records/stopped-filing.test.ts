/** The server refuses a filing that lacks a fact of its relief, or whose sworn statements are false or empty. */
import { beforeAll, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';

const server = serverForFile();
let lawyer: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});

const PENDING = {
  known: true,
  rows: [{ firNumber: '97/2023', policeStation: 'Kothrud', sections: ['IPC 379'], state: 'pending' }],
};
const SWORN = {
  annexure: { omitted: ['C', 'E'].map((part) => ({ part, reason: 'The order sheet is awaited.' })) },
  case: { custodyStatus: 'judicial', antecedents: PENDING, coercive: { known: true, rows: [] } },
};
const DENIED = { bail: { grounds: 'The applicant has no criminal antecedents.' } };

it.each<[string, unknown, string[]]>([
  [
    'default bail without the first remand',
    { bail: { relief: 'default' } },
    ['case.firstRemandDate', 'case.chargesheet.state'],
  ],
  [
    'empty parts of the disclosure',
    { annexure: { omitted: [] } },
    ['annexure.C', 'annexure.D', 'annexure.E', 'annexure.F'],
  ],
  ['a denial of the listed cases', { case: { antecedents: PENDING }, ...DENIED }, ['bail.grounds']],
])('refuses %s', async (_, content, fields) => {
  const { status, body } = await lawyer.post('/applications', filed(content));
  expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, fields.toSorted()]);
});

it.each<[string, unknown]>([
  ['each part with its facts or a reason', SWORN],
  ['no disclosure', { case: { antecedents: PENDING } }],
  [
    'a denial of cases beside the listed one',
    {
      case: { antecedents: PENDING },
      bail: { grounds: 'Except FIR 97/2023 the applicant has no criminal antecedents.' },
    },
  ],
])('files %s', async (_, content) => {
  const { status, body } = await lawyer.post('/applications', filed(content));
  expect([status, body.fields]).toEqual([201, undefined]);
});

it('takes the applications of record for the part on earlier applications', async () => {
  const person = { applicant: { name: 'Farida Shaikh' }, case: { ...SWORN.case, firNumber: '611/2026' } };
  const open = {
    ...SWORN,
    ...person,
    annexure: { omitted: [{ part: 'C', reason: 'The order sheet is awaited.' }] },
  };
  const first = await lawyer.post('/applications', filed(open));
  expect([first.status, Object.keys(first.body.fields ?? {})]).toEqual([400, ['annexure.E']]);
  expect((await lawyer.post('/applications', filed({ ...SWORN, ...person }))).status).toBe(201);
  const second = await lawyer.post('/applications', filed(open));
  expect([second.status, second.body.fields]).toEqual([201, undefined]);
  const stranger = callsOf(server, await server.makeUser('lawyer'));
  expect((await stranger.post('/applications', filed(open))).status).toBe(400);
});

it('refuses an amendment only for a point that it adds', async () => {
  const { body } = await lawyer.post('/applications', filed(SWORN));
  const path = `/applications/${body._id}`;
  expect((await lawyer.put(path, DENIED)).status).toBe(400);
  expect((await lawyer.put(path, { case: { coercive: null } })).body.fields).toEqual({
    'annexure.F': expect.stringContaining('Part F of the sworn disclosure is empty.'),
  });
  expect((await lawyer.put(path, { applicant: { age: 35 } })).status).toBe(200);
});
