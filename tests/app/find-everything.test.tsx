// @vitest-environment jsdom
/** Global search by keyboard only. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { caseOpenedBy } from '#domain/application/case-of-application.ts';
import { lawLibrary } from '#parts/law-library/law-library.ts';
import { LawLibraryContext, type LawLibraryState } from '#parts/law-library/use-law-library.ts';
import { FindButton } from '../../src/app/shell/find-button.tsx';
import { serverApplication } from '../data/server-records.ts';
import { judge, lawyer, testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

let db: Db;

Object.assign(Element.prototype, { scrollIntoView: () => undefined }); // jsdom has no layout

const LINE = {
  code: 'BNS',
  section: '304',
  key: 'BNS 304',
  title: 'Snatching',
  description: '',
  offence: null,
  citation: null,
  charge: null,
  equivalent: [],
};
const LAW: LawLibraryState = {
  status: 'ready',
  library: lawLibrary(async (request) =>
    request.kind === 'find' && request.query.startsWith('sn')
      ? { lines: [LINE], total: 1 }
      : { lines: [], total: 0 },
  ),
};

beforeEach(async () => {
  db = await testDb();
});
afterEach(cleanup);

async function matter(name: string) {
  const one = serverApplication();
  const application = { ...one, applicant: { ...one.applicant, name } };
  await db.cases.put({ ...caseOpenedBy(application), version: 1, asOf: null });
  return application.caseId;
}

function open(user = lawyer) {
  renderScreen(
    <LawLibraryContext value={LAW}>
      <FindButton />
    </LawLibraryContext>,
    { db, ports: testPorts(), user },
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox');
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const place = () => screen.getByTestId('place').textContent;

it('opens with Ctrl K, and opens a result with arrows and Enter', async () => {
  await matter('Sunil Jadhav');
  const caseId = await matter('Sunita Rao');
  const field = await open();
  type(field, 'suni');
  const cases = await screen.findByRole('group', { name: 'Cases' });
  await waitFor(() => expect(within(cases).getAllByRole('option')).toHaveLength(2));
  const options = screen.getAllByRole('option');
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  const targetIndex = options.findIndex(({ textContent }) => textContent?.startsWith('Sunita'));
  for (let n = 0; n < targetIndex; n += 1) fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[targetIndex]?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(place()).toBe(`/case/${caseId}`);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('finds screens and legal provisions', async () => {
  const field = await open();
  type(field, 'cal');
  expect(await screen.findByRole('option', { name: 'Bail Calculator' })).toBeTruthy();
  type(field, 'snatching');
  fireEvent.click(await screen.findByRole('option', { name: /Snatching/ }));
  expect(place()).toBe('/legal-database?q=BNS%20304&at=BNS%20304');
});

it('opens a case on the judge page for a judge', async () => {
  const id = await matter('Farida Ansari');
  const field = await open(judge);
  type(field, 'farida');
  fireEvent.click(await screen.findByRole('option', { name: /Farida/ }));
  expect(place()).toBe(`/judge/case/${id}`);
});

it('shows a message when nothing is found', async () => {
  await changeState(db, 'sync', { cursor: 'cursor-1' });
  const field = await open();
  type(field, 'zzz');
  expect(await screen.findByText(/^No results for “zzz” on this phone/)).toBeTruthy();
});

it('shows the keyboard shortcuts on ?, except inside a text field', async () => {
  renderScreen(
    <>
      <FindButton />
      <input aria-label="Name" />
    </>,
    { db, ports: testPorts() },
  );
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: '?' });
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(screen.getByText('Ctrl K', { selector: 'dt kbd' })).toBeTruthy();
});

it('says that nothing matches only after the first finished pull', async () => {
  type(await open(), 'zebra');
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(screen.queryByText(/^No results for “zebra”/)).toBeNull();
  await changeState(db, 'sync', { cursor: 'cursor-1' });
  expect(await screen.findByText(/^No results for “zebra”/)).toBeTruthy();
});

/** A device of a judge whose server has one matter that the device lacks. */
async function askingJudge(answer: () => Response) {
  const asked: string[] = [];
  const answering = async (url: string): Promise<Response> => {
    asked.push(url);
    return answer();
  };
  renderScreen(<FindButton />, { db, ports: testPorts(answering), user: judge });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return { asked, field: await screen.findByRole('combobox') };
}
const onServer = (_id: string, title: string) => ({
  kind: 'case',
  _id,
  caseId: _id,
  title,
  number: '218/2024',
});
const COURT_BUTTON = { name: 'Search my courts on the server too' };

it('asks the server for matters of the courts that the device lacks', async () => {
  const here = await matter('Sunil Jadhav');
  const away = '01939d00-0000-7000-8000-000000000001';
  const { asked, field } = await askingJudge(() =>
    Response.json(
      { found: [onServer(away, 'Sunil Wagh'), onServer(here, 'Sunil Jadhav')], more: true },
      { headers: { 'x-zamanat': '1' } },
    ),
  );
  type(field, 's');
  expect(screen.queryByRole('button', COURT_BUTTON)).toBeNull();
  type(field, 'sunil');
  expect(asked).toEqual([]);
  await screen.findByRole('group', { name: 'Cases' });
  fireEvent.click(screen.getByRole('button', COURT_BUTTON));
  const link = await screen.findByRole('link', { name: /Sunil Wagh/ });
  expect(asked).toEqual([expect.stringMatching(/\/cases\/judge\/search\?q=sunil$/)]);
  expect(screen.queryByRole('link', { name: /Sunil Jadhav/ })).toBeNull();
  expect(screen.getByText(/More matters fit/)).toBeTruthy();
  fireEvent.click(link);
  expect(place()).toBe(`/judge/case/${away}`);
});

it('says why the server does not answer, and keeps the results of the device', async () => {
  await matter('Sunil Jadhav');
  const { field } = await askingJudge(() => {
    throw new TypeError('Failed to fetch');
  });
  type(field, 'sunil');
  await screen.findByRole('group', { name: 'Cases' });
  fireEvent.click(screen.getByRole('button', COURT_BUTTON));
  expect(await screen.findByText(/network/i)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Cases' })).toBeTruthy();
});

it('offers no search of a court to an advocate', async () => {
  type(await open(), 'sunil');
  expect(screen.queryByRole('button', COURT_BUTTON)).toBeNull();
});
