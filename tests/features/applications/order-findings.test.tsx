// @vitest-environment jsdom
/** Findings that a statute requires, in the editor, and the paper that the judge sees before signing. */
import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Decision } from '#contract/application/order.ts';
import type { Db } from '#data/store/db.ts';
import { keepPoint } from '#data/records/contested/contested-points.ts';
import { setMeta } from '#data/store/meta.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { orderOfDecision } from '#documents/order/order-of-decision.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { serverApplication } from '../../data/server-records.ts';
import { judge, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { TABLES } from '../../law/law-tables.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { onTheDevice, openJudge } from '../judge-device.tsx';

let db: Db;
let ports: TestPorts;
const issued = { name: 'Nandini Bhosale', designation: 'Additional Sessions Judge-4' };

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  isWoman = false;
  db = await testDb(judge);
  ports = testPorts(); // 20-11-2026, 11:30 IST
  await setMeta(db, 'profile', { ...judge, version: 1, issued, settings: {} });
});
afterEach(() => {
  cleanup();
  db.close();
});

/** The applicant of the next matter is a woman. */
let isWoman: boolean;

async function opened(code: string, section: string, decide: string) {
  const { applicant, case: facts, bail } = serverApplication();
  const application = await onTheDevice(db, {
    case: { ...facts, court: 'sessions', offences: [{ code, section }], sections: [`${code} ${section}`] },
    bail: { ...bail, relief: 'regular-sessions' },
    ...(isWoman && { applicant: { ...applicant, gender: 'female' } }),
  });
  openJudge({ db, ports }, `/judge-application-view/${application._id}?decide=${decide}`);
  return application;
}

const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('refuses a grant without the findings of NDPS 37, and signs the text on the screen', async () => {
  const application = await opened('NDPS', '21(c)', 'approve');
  await screen.findByLabelText('Before bail under NDPS 21(c)');
  await write('Short reasons', 'The recovery was from another person.');
  await write(/^Bond/, '25,000');
  await write(/^Number of sureties/, '1');
  await press('Sign and approve');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Record the finding that the special Act requires before bail');
  expect(await db.outbox.count()).toBe(0);

  await write('Grounds for believing: not guilty', 'nothing was found on the applicant.');
  await write('Not likely to offend on bail, because', 'no other case is pending.');
  await write('Public Prosecutor', 'opposed');
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await waitFor(() => expect(paper.textContent).toContain('nothing was found on the applicant.'));
  expect(within(paper).getAllByText(/Additional Sessions Judge-4/)).toHaveLength(2);
  expect(paper.textContent).not.toContain('___');
  await press('Sign and approve');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));

  const [row] = await db.outbox.toArray();
  const decision = Decision.parse(row?.body);
  const stamp = {
    orderId: 'any',
    at: ports.now().toISOString(),
    judge: issued.name,
    deviceTime: row?.clientTime,
  };
  const order = orderOfDecision(application, decision, { ...stamp, designation: issued.designation });
  const context = { lawEdition: '', tables: TABLES, papers: undefined, words: undefined };
  const text = exactTextOf(signedOrder(application, order, context));
  expect(decision.shown).toBe(createHash('sha256').update(text).digest('hex'));
});

it('refuses on NDPS 37 only with the condition that is not met, in the sequence of the Act', async () => {
  await opened('NDPS', '21(c)', 'reject');
  expect(screen.queryByLabelText('Condition that is not met (NDPS 21(c))')).toBeNull();
  fireEvent.click(await screen.findByLabelText(/^Conditions of the special Act are not met/));
  await write('Short reasons', 'Two witnesses are yet to be examined.');
  await screen.findByLabelText('Condition that is not met (NDPS 21(c))');
  await press('Sign and reject');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Record which condition of the special Act is not met');
  expect(await db.outbox.count()).toBe(0);

  await write('Condition that is not met (NDPS 21(c))', 'neither');
  await write('May offend on bail, because', 'two other cases are pending.');
  await write('No grounds for believing: not guilty', 'the packet was in his bag.');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  expect(Decision.parse(row?.body).findings?.map(({ code }) => code)).toEqual([
    'gate-guilt-not-excluded',
    'gate-offence-likely',
  ]);
});

it('lists all faults of a refusal at once, from the top of the form to its end', async () => {
  isWoman = true;
  await opened('PMLA', '4', 'reject');
  fireEvent.click(await screen.findByLabelText(/^Conditions of the special Act are not met/));
  fireEvent.click(await screen.findByLabelText(/^Another reason/));
  await screen.findByLabelText(/^Why the proviso is not applied/);
  await write('Public Prosecutor', 'opposed');
  await write('Date of the report (optional)', '31-02-2026');
  await press('Sign and reject');
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining('Enter a date such as'),
    expect.stringContaining('Record'),
    'Write the other reason in the short reasons.',
  ]);
});

it('signs a refusal to a woman under PMLA with the reasons on the proviso', async () => {
  isWoman = true;
  await opened('PMLA', '4', 'reject');
  fireEvent.click(await screen.findByLabelText(/^Conditions of the special Act are not met/));
  await write('No grounds for believing: not guilty', 'the money went to her account.');
  await press('Sign and reject');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Record the finding that the law requires for this order.');
  await write(/^Why the proviso is not applied/, 'she ran the company alone.');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  expect(Decision.parse(row?.body).findings?.map(({ code }) => code)).toEqual([
    'gate-guilt-not-excluded',
    'proviso-denied',
  ]);
});

it('signs no finding of a reason that the judge took back', async () => {
  await opened('NDPS', '21(c)', 'reject');
  const reason = /^Conditions of the special Act are not met/;
  fireEvent.click(await screen.findByLabelText(reason));
  await write('No grounds for believing: not guilty', 'the packet was in his bag.');
  fireEvent.click(await screen.findByLabelText(reason));
  await write('Short reasons', 'Two witnesses are yet to be examined.');
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  expect(Decision.parse(row?.body).findings).toBeUndefined();
});

it('names a missing finding before it asks about a grant without conditions', async () => {
  await opened('NDPS', '21(c)', 'approve');
  await screen.findByLabelText('Before bail under NDPS 21(c)');
  await write('Short reasons', 'The recovery was from another person.');
  await press('Sign and approve');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Record the finding that the special Act requires before bail');
  expect(screen.queryByRole('button', { name: 'Sign without conditions' })).toBeNull();
});

it('adds the contested points with their source to the submissions of the State', async () => {
  const { _id } = await opened('BNS', '318(4)', 'reject');
  const point = { about: 'Custody', says: 'The applicant was released once.', state: 'open' as const };
  await keepPoint(db, ports, { id: v7(), applicationId: _id, point });
  await press('Add the contested point');
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  const printed = 'It is submitted: On "Custody": The applicant was released once.';
  await waitFor(() => expect(paper.textContent).toContain(printed));
  expect(paper.textContent).toContain('The learned Public Prosecutor opposes the application.');
  expect(screen.queryByRole('button', { name: 'Add the contested point' })).toBeNull();
});

it('prints the point of each party under its source, with paper and date', async () => {
  const { _id } = await opened('BNS', '318(4)', 'reject');
  const point = (source: 'state' | 'applicant' | 'court', says: string) =>
    keepPoint(db, ports, {
      id: v7(),
      applicationId: _id,
      point: { about: 'Delay', says, source, paper: 'reply', on: day('2026-11-18'), state: 'disputed' },
    });
  await point('state', 'The defence took 46 days.');
  await point('applicant', 'The State sought the dates.');
  await point('court', 'The order sheet shows four dates.');
  await press('Add the 3 contested points');
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await waitFor(() => expect(paper.textContent).toContain('The report of the State is dated 18-11-2026.'));
  expect(paper.textContent).toContain(
    'It is submitted: On "Delay": The defence took 46 days. (Reply, 18-11-2026)',
  );
  expect(paper.textContent).toContain('The applicant states: On "Delay": The State sought the dates.');
  expect(paper.textContent).toContain('The Court records: On "Delay": The order sheet shows four dates.');
});

it('fills the sentence of a reason from the record and prints it as edited', async () => {
  await opened('BNS', '318(4)', 'reject');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Risk of absconding/ }));
  await write(/^Text in the order/, 'The applicant left the district on 02-11-2026.');
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await waitFor(() => expect(paper.textContent).toContain('The applicant left the district on 02-11-2026.'));
});

it('names the provision of the special Act whose conditions are not met', async () => {
  await opened('NDPS', '21(c)', 'reject');
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await within(paper).findByText(/Psychotropic Substances Act, 1985\./);
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Conditions of the special Act/ }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text in the order/);
  expect(text.value.replaceAll('\u{a0}', ' ')).toBe(
    'The conditions of section 37(1)(b) of the Narcotic Drugs and Psychotropic Substances Act, 1985 are not met.',
  );
});

it('says that a record of two days ago may have changed', async () => {
  await setMeta(db, 'sync', { pulledAt: '2026-11-18T06:00:00.000Z' });
  await opened('BNS', '318(4)', 'reject');
  expect(await screen.findByText(/This record is more than a day old/)).toBeTruthy();
});

it('says beside a reason that a right has accrued by the record', async () => {
  const { case: facts, bail } = serverApplication();
  const { _id } = await onTheDevice(db, {
    case: {
      ...facts,
      court: 'magistrate',
      sections: ['BNS 115(2)'],
      offences: [{ code: 'BNS', section: '115(2)' }],
    },
    bail: { ...bail, relief: 'bailable' },
  });
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=approve`);
  expect(await screen.findByText(/^Accrued by the record: s\.478\(1\)/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Parity/ })).toBeNull();
});

it('records a surrender only of a person who was not arrested, and only with its day', async () => {
  const { case: facts, bail } = serverApplication();
  const { arrestDate: _, ...free } = facts;
  const { _id } = await onTheDevice(db, {
    case: { ...free, court: 'magistrate', custodyStatus: 'not-arrested' },
    bail: { ...bail, relief: 'regular-magistrate' },
  });
  openJudge({ db, ports }, `/judge-application-view/${_id}?decide=reject`);
  await write(/^Surrender before this court/, 'taken-into-custody');
  await write('Short reasons', 'The identity was verified by the voter card.');
  await press('Sign and reject');
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a date such as');
  await write('Day of the surrender', '20-11-2026');
  await write(/^Hour of the surrender/, '11:05');
  const paper = await screen.findByRole('region', { name: 'The order as it will be signed' });
  await waitFor(() =>
    expect(paper.textContent).toContain(
      'surrendered before this Court on 20-11-2026 at 11:05, was identified',
    ),
  );
  await press('Sign and reject');
  await waitFor(async () => expect(await db.outbox.count()).toBe(1));
  const [row] = await db.outbox.toArray();
  const surrender = { result: 'taken-into-custody', on: '2026-11-20', at: '11:05' };
  expect(Decision.parse(row?.body).surrender).toEqual(surrender);
});

it('offers no surrender of a person in custody', async () => {
  await opened('BNS', '318(4)', 'reject');
  await screen.findByLabelText('Short reasons');
  expect(screen.queryByLabelText(/^Surrender before this court/)).toBeNull();
});
