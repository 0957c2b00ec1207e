/** A joint application that was filed offline: each device gets every applicant with all facts. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import { syncNow } from '#data/device/sync.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { distinctNames } from '#domain/application/namesakes.ts';
import { day } from '#kernel/calendar-date.ts';
import { TABLES } from '../law/law-tables.ts';
import { BLANK_CO_APPLICANT, BLANK_OTHER_CASE, type CoApplicantRow } from '#domain/application/form-rows.ts';
import { fileOne } from '../data/acts.ts';
import { serverForFile } from '../support/server-for-file.ts';
import { type Device, deviceOf, lostAfter, lostBefore } from './real-device.ts';

const server = serverForFile();
let lawyer: Device;
let second: Device;
let judge: Device;

beforeEach(async () => {
  const person = await server.makeUser('lawyer');
  lawyer = await deviceOf(server, person);
  second = await deviceOf(server, person);
  judge = await deviceOf(server, await server.makeUser('judge'));
});

const sync = ({ db, ports }: Device) => syncNow(db, ports);

const RAVI: CoApplicantRow = {
  ...BLANK_CO_APPLICANT,
  name: 'Ravi Kale',
  age: '29',
  gender: 'male',
  address: '14, Kasba Peth, Pune',
  custodyStatus: 'judicial',
  arrestDate: '2026-07-12',
  jail: 'Yerawada Central Prison',
  antecedents: 'some',
  otherCases: [
    {
      ...BLANK_OTHER_CASE,
      firNumber: '12/2021',
      policeStation: 'Bhosari',
      sections: 'IPC 420',
      state: 'pending',
    },
  ],
};

it('brings every applicant to another device and to the judge', async () => {
  lawyer.ports.fetch = lostBefore;
  const id = await fileOne(lawyer.db, lawyer.ports, { coApplicants: [RAVI] });
  await sync(lawyer);
  const typed = await applicationOf(lawyer.db, id);
  expect(typed?.coApplicants).toMatchObject([
    { name: 'Ravi Kale', arrestDate: '2026-07-12', antecedents: { rows: [{ firNumber: '12/2021' }] } },
  ]);

  lawyer.ports.fetch = lostAfter(lawyer.online);
  await sync(lawyer);
  lawyer.ports.fetch = lawyer.online;
  for (const device of [lawyer, second, judge]) {
    await sync(device);
    const seen = await applicationOf(device.db, id);
    expect(seen?.applicant).toEqual(typed?.applicant);
    expect(seen?.coApplicants).toEqual(typed?.coApplicants);
  }
});

it('tells two applicants of one name apart on every device', async () => {
  lawyer.ports.fetch = lostBefore;
  const namesakes = [
    { ...RAVI, parentage: 'son of Mohan Kale' },
    { ...RAVI, parentage: 'son of Hari Kale', antecedents: 'none' as const, otherCases: [] },
  ];
  const id = await fileOne(lawyer.db, lawyer.ports, { coApplicants: namesakes });
  await sync(lawyer);
  lawyer.ports.fetch = lostAfter(lawyer.online);
  await sync(lawyer);
  lawyer.ports.fetch = lawyer.online;

  const papers: string[] = [];
  for (const device of [lawyer, second, judge]) {
    await sync(device);
    const seen = await applicationOf(device.db, id);
    if (!seen) throw new Error('the device has no application');
    const people = [seen.applicant, ...(seen.coApplicants ?? [])];
    expect(distinctNames(people)).toEqual([
      seen.applicant.name,
      'Ravi Kale, son of Mohan Kale',
      'Ravi Kale, son of Hari Kale',
    ]);
    papers.push(
      plainText(bailApplication(seen, { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES })),
    );
  }
  expect(new Set(papers).size).toBe(1);
  expect(papers[0]).toContain('Applicant No. 2, Ravi Kale, son of Mohan Kale');
  const list = await server.pool.query('SELECT _id FROM applications WHERE _id = $1', [id]);
  expect(list.rowCount).toBe(1);
});
