/**
 * The server rejects impossible facts by field. It accepts facts that only the specification requires or that
 * no table contains.
 */
import { beforeAll, expect, it } from 'vitest';
import { type Calls, callsOf } from '../../support/calls.ts';
import { filed } from '../../support/filed-application.ts';
import { serverForFile } from '../../support/server-for-file.ts';
import { SECTIONS_AS_CHARGED } from '../../support/sections-as-charged.ts';

const server = serverForFile();
let lawyer: Calls;

beforeAll(async () => {
  lawyer = callsOf(server, await server.makeUser('lawyer'));
});

const refusalOf = async (facts: unknown): Promise<unknown> => {
  const { status, body } = await lawyer.post('/applications', filed({ case: facts }));
  return status === 201 ? null : body.fields;
};

it.each([
  [{ arrestDate: '2099-01-01' }, 'case.arrestDate', /after today/],
  [{ custodyStatus: 'not-arrested' }, 'case.arrestDate', /^Marked as not arrested/],
  [{ firstRemandDate: '2024-07-01' }, 'case.firstRemandDate', /before the arrest/],
  [{ offenceDate: '2024-07-05', firDate: '2024-07-04' }, 'case.offenceDate', /older than the offence/],
  [{ offenceDate: '2024-07-20' }, 'case.arrestDate', /before the offence/],
  [{ sections: ['IPC 420'], offenceDate: '2024-07-03' }, 'case.sections', /IPC does not apply/],
  [{ chargesheet: { state: 'not-filed', asOf: '2099-01-01' } }, 'case.chargesheet.on', /after today/],
  [{ limbs: ['BNS 303(2)'] }, 'case.limbs', /^BNS 303\(2\) belongs to no section/],
  [{ limbs: ['murder'] }, 'case.limbs', /belongs to no section/],
  [{ person: { dateOfBirth: '2001-03-04' } }, 'case.person.dateOfBirth', /^By the date of birth the age is/],
  [{ person: { dateOfBirth: '2099-03-04' } }, 'case.person.dateOfBirth', /after today/],
  [
    { offenceDate: '2024-07-05', person: { dateOfBirth: '2007-01-01', ageAtAct: 18 } },
    'case.person.dateOfBirth',
    /^By the date of birth/,
  ],
])('rejects %j', async (facts, path, sentence) => {
  expect(await refusalOf(facts)).toMatchObject({ [path]: expect.stringMatching(sentence) });
});

it.each([
  [{ sections: ['Abkari Act 55(a)'] }],
  [{ sections: ['chori'] }],
  [{ arrestDate: null, custodyStatus: 'not-arrested', custodyPeriod: 'not applicable' }],
])('accepts %j', async (facts) => {
  expect(await refusalOf(facts)).toBeNull();
});

it.each(SECTIONS_AS_CHARGED)('keeps the section as charged: %s', async (section) => {
  const { status, body } = await lawyer.post('/applications', filed({ case: { sections: [section] } }));
  expect(status).toBe(201);
  expect((await lawyer.get(`/applications/${body._id}`)).body.case.sections).toEqual([section]);
});

it('rejects an impossible amendment and keeps the filed content', async () => {
  const { body } = await lawyer.post('/applications', filed());
  const amended = await lawyer.put(`/applications/${body._id}`, { case: { arrestDate: '2099-01-01' } });
  expect([amended.status, Object.keys(amended.body.fields)]).toEqual([400, ['case.arrestDate']]);
  expect((await lawyer.get(`/applications/${body._id}`)).body.case.arrestDate).toBe('2024-07-10');
});
