// @vitest-environment jsdom
/** The checklist on the screen: alone, and for a case on this device offline. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { applicationOf } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import { countDrafts } from '#data/store/drafts.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { RiskAssessmentScreen } from '#features/law/risk-assessment/risk-assessment-screen.tsx';
import { startLawTables } from '#parts/law-tables/use-law-tables.ts';
import { fileOne } from '../../data/acts.ts';
import { problem } from '../../data/fake-server.ts';
import { judge, noNetwork, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { serverAssessment } from '../../data/server-records.ts';
import { renderScreen } from '../render-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

let db: Db;
let ports: TestPorts;

const fromTheBuild = async (url: string) =>
  new Response(readFileSync(`.${new URL(url, 'http://x').pathname}`, 'utf8'));

beforeAll(() => {
  startLawTables(new SharedDb(`shared-${crypto.randomUUID()}`), { fetch: fromTheBuild });
});

beforeEach(async () => {
  db = await testDb();
  ports = testPorts(noNetwork);
});

afterEach(async () => {
  cleanup();
  await db.delete();
});

async function open(at = '/risk-assessment', user?: typeof judge) {
  const screens = (
    <Routes>
      <Route path="/risk-assessment" element={<RiskAssessmentScreen />} />
      <Route path="/risk-assessment/:id" element={<RiskAssessmentScreen />} />
    </Routes>
  );
  const drawn = renderScreen(screens, { db, ports, at, ...(user && { user }) });
  await screen.findByRole('heading', { level: 1 });
  return drawn;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const choose = (factor: string, answer: string) =>
  fireEvent.click(group(factor).getByRole('radio', { name: answer }));
const chosen = (factor: string) =>
  group(factor)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;
const weigh = (factor: string, weight: number) =>
  fireEvent.change(screen.getByRole('slider', { name: `Weight of ${factor}` }), {
    target: { value: String(weight) },
  });
const assess = () => fireEvent.click(screen.getByRole('button', { name: 'Assess Risk' }));
const text = () => document.body.textContent;

async function filedCase(): Promise<string> {
  const id = await fileOne(db, ports);
  return (await applicationOf(db, id))?.caseId ?? '';
}

it('starts with the default answers and shows no result', async () => {
  await open();
  const factors = [
    'Criminal history',
    'Flight risk',
    'Severity of charges',
    'Socio-economic ties and means to attend',
  ];
  expect(factors.map(chosen)).toEqual(['low', 'low', 'medium', 'low']);
  const sliders = screen.getAllByRole<HTMLInputElement>('slider');
  expect(sliders.map(({ value, min, max, step }) => [value, min, max, step])).toEqual(
    ['30', '25', '30', '15'].map((weight) => [weight, '0', '100', '5']),
  );
  expect(text()).toContain('100%, correct');
  expect(screen.queryByText('Low Risk', { selector: '.risk-result *' })).toBeNull();
});

it('marks unanswered defaults and gives no assessment from defaults only', async () => {
  await open();
  expect(screen.getAllByText('Preset')).toHaveLength(4);
  assess();
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByRole('heading', { name: 'No assessment: default answers only' })).toBeTruthy();
  choose('Flight risk', 'High');
  fireEvent.click(screen.getByRole('button', { name: 'keep this one for criminal history' }));
  expect(screen.getAllByText('Preset')).toHaveLength(2);
  assess();
  expect(result.getByText(/Not answered: severity of charges, socio-economic ties/)).toBeTruthy();
  for (const keep of screen.getAllByRole('button', { name: /^keep this one/ })) fireEvent.click(keep);
  assess();
  expect(result.queryByText(/default answers only/)).toBeNull();
  expect(chosen('Criminal history')).toBe('low');
});

it('counts a press on the preset answer as an answer', async () => {
  await open();
  choose('Criminal history', 'Low');
  expect(screen.getAllByText('Preset')).toHaveLength(3);
  choose('Criminal history', 'High');
  expect(chosen('Criminal history')).toBe('high');
});

it('shows the level, recommendation, contributions and possible level changes', async () => {
  await open();
  assess();
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText('Low Risk')).toBeTruthy();
  expect(result.getByText(/standard conditions, such as regular reporting/)).toBeTruthy();
  const rows = result.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Criminal history', 'Low', '1', '30%', '0.30'],
    ['Flight risk', 'Low', '1', '25%', '0.25'],
    ['Severity of charges', 'Medium', '2', '30%', '0.60'],
    ['Socio-economic ties and means to attend', 'Low', '1', '15%', '0.15'],
    ['Sum', '', '', '100%', '1.30'],
  ]);
  expect(result.getByRole('img', { name: /Severity of charges 0\.60/ })).toBeTruthy();
  expect(result.getByText('Criminal history at Medium: Medium (1.60)')).toBeTruthy();
});

it.each([
  [20, 'Assess Risk: weights are 5 short', '95%, 5 short'],
  [30, 'Assess Risk: weights are 5 over', '105%, 5 over'],
])('disables the assessment at flight risk %i and explains why', async (weight, words, total) => {
  await open();
  weigh('flight risk', weight);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: words });
  expect(button.disabled).toBe(true);
  expect(text()).toContain(total);
  weigh('flight risk', 25);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assess Risk' }).disabled).toBe(false);
});

it('gives no level while a factor is unknown', async () => {
  await open();
  choose('Flight risk', 'I do not know');
  assess();
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText('Too little is known for a level')).toBeTruthy();
  expect(result.getByText('The sum is between 1.30 (Low) and 1.80 (Medium).')).toBeTruthy();
  expect(result.queryByText('Low Risk')).toBeNull();
  expect(result.queryByText('Medium Risk')).toBeNull();
});

it('marks the result as outdated after a form change', async () => {
  await open();
  assess();
  choose('Flight risk', 'High');
  expect(text()).toContain('Press Assess Risk again.');
  assess();
  expect(text()).not.toContain('Press Assess Risk again.');
  expect(within(screen.getByRole('region', { name: 'Result' })).getByText('Medium Risk')).toBeTruthy();
});

it('explains its limits and its coded rule', async () => {
  await open();
  expect(text()).toContain('structured checklist');
  expect(text()).toContain('Not validated');
  expect(text()).toContain('A High level cannot defeat');
  expect(text()).toContain('1.5 to below 2.5');
});

it('resets when the user leaves the screen', async () => {
  const { unmount } = await open();
  choose('Flight risk', 'High');
  weigh('flight risk', 30);
  await vi.waitFor(async () => expect(await countDrafts(db, 'form')).toBe(1)); // the state after a kill
  unmount();
  await vi.waitFor(async () => expect(await countDrafts(db, 'form')).toBe(0));
  await open();
  expect(chosen('Flight risk')).toBe('low');
  expect(text()).toContain('100%, correct');
});

it('fills in from the case record offline, without personal data', async () => {
  const caseId = await filedCase();
  await open(`/risk-assessment/${caseId}`);
  await screen.findByRole('heading', { name: 'Risk factors' });
  expect(chosen('Severity of charges')).toBe('low');
  expect(text()).toContain('From the record: BNS 303(2) has a maximum of 3 years.');
  expect(chosen('Flight risk')).toBe('not-known');
  expect(chosen('Criminal history')).toBe('not-known');
  expect(text()).toContain('FIR 123/2026');
  expect(text()).not.toMatch(/Jadhav|Ramesh|Pune|\bmale\b/);
});

it('saves a complete result once and shows it as waiting', async () => {
  const caseId = await filedCase();
  await open(`/risk-assessment/${caseId}`);
  await screen.findByRole('heading', { name: 'Risk factors' });
  assess();
  expect(screen.queryByRole('button', { name: 'Save in the case' })).toBeNull();
  expect(text()).toContain('Only a complete assessment can be saved.');
  for (const factor of ['Criminal history', 'Flight risk', 'Socio-economic ties and means to attend'])
    choose(factor, 'Low');
  assess();
  fireEvent.click(screen.getByRole('button', { name: 'Save in the case' }));
  const saved = within(await screen.findByRole('region', { name: 'Saved in the case' }));
  await saved.findByText('Not sent yet');
  expect(saved.getByText(/20-11-2026/).closest('p')?.textContent).toContain('by Meera Kulkarni (Lawyer)');
  expect(saved.getByText('Waiting')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save in the case' })).toBeNull();
  expect(await db.outbox.where('op').equals('assess').count()).toBe(1);
  expect(await db.assessments.toArray()).toMatchObject([{ caseId, version: 0, level: 'Low' }]);
});

it('hides saved assessments from a judge until the judge opens them', async () => {
  const caseId = await filedCase();
  await db.assessments.put({ ...serverAssessment({ caseId }), asOf: null });
  await open(`/risk-assessment/${caseId}`, judge);
  const summary = await screen.findByText('Show saved assessments');
  expect(summary.closest('details')?.open).toBe(false);
});

it('does not reveal whether a case of another user exists', async () => {
  ports.fetch = () => Promise.resolve(problem('not-found'));
  await open(`/risk-assessment/${crypto.randomUUID()}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not found, or you do not have access to it.');
  expect(within(alert).getByRole('link', { name: 'Use it without a case' })).toBeTruthy();
});

it('reports a case that is not downloaded', async () => {
  await open(`/risk-assessment/${crypto.randomUUID()}`);
  expect((await screen.findByRole('alert')).textContent).toContain('This case is not downloaded.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
