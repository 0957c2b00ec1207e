// @vitest-environment jsdom
/** Stored history lines on Hindi screens: by code, by English text if older, unchanged if newer. */
import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import type { Update } from '#contract/application/application.ts';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import { setCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';
import { NotificationsScreen } from '#features/account/notifications/notifications-screen.tsx';
import { UpdateHistory } from '#features/applications/generator/filed/update-history.tsx';
import { day } from '#kernel/calendar-date.ts';
import { HistoryOfCase } from '#parts/case-history/history-of-case.tsx';
import { SavedAssessments } from '#parts/saved-assessments/saved-assessments.tsx';
import { serverAssessment, serverCase } from '../../data/server-records.ts';
import { noNetwork, testDb, testPorts } from '../../data/test-device.ts';
import { inHindi } from '../../support/in-hindi.ts';
import { renderScreen } from '../render-screen.tsx';

const AT = '2026-11-20T05:00:00.000Z';

let db: Db;

beforeEach(async () => {
  db = await testDb();
});
afterEach(() => {
  cleanup();
  db.close();
});

const open = (shown: ReactNode) => renderScreen(shown, { db, ports: testPorts(noNetwork), text: inHindi });
const update = (change: Partial<Update>): Update => ({
  description: '',
  date: AT,
  by: 'A. Kumar',
  ...change,
});
const line = (change: Partial<CaseHistoryLine>): CaseHistoryLine => ({
  at: AT,
  by: 'N. Bhosale',
  what: '',
  ...change,
});
const heads = async () => {
  const list = await screen.findByRole('list');
  return within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

it('shows the history of an application in Hindi', async () => {
  const judge = 'A. Kumar';
  open(
    <UpdateHistory
      updates={[
        update({ description: 'Filed.' }),
        update({
          description: 'Rejected by A. Kumar. See file.',
          told: { code: 'decided', status: 'Rejected', judge, reasoned: true, notes: 'See file.' },
        }),
        update({ description: 'Sent to mediation.', told: { code: 'mediated' } }),
      ]}
    />,
  );
  expect(await heads()).toEqual(['Sent to mediation.', 'A. Kumar द्वारा नामंज़ूर। See file.', 'दाखिल की गई।']);
});

it('shows the history of a case in Hindi', async () => {
  const record = serverCase();
  const lines = [
    line({ what: 'Hearing listed', to: '20-11-2026, 10:30', note: 'Arguments' }),
    line({
      what: 'Case category changed',
      from: 'Standard',
      to: 'Complex',
      told: { code: 'case-managed', from: 'Standard', to: 'Complex' },
    }),
    line({
      what: 'Hearing moved',
      told: { code: 'hearing-moved', from: day('2026-11-20'), to: day('2026-11-24') },
    }),
  ];
  await setCache(db, `history:${record._id}`, { at: AT, lines });
  open(<HistoryOfCase record={{ ...record, asOf: AT }} />);
  expect(await heads()).toEqual(['सुनवाई की तारीख बदली', 'मामले की श्रेणी बदली', 'सुनवाई सूचीबद्ध']);
  const text = (await screen.findByRole('list')).textContent;
  expect(text).toContain('20-11-2026');
  expect(text).toContain('24-11-2026');
  expect(text).toMatch(/सामान्य.*जटिल/);
  expect(text).toContain('बहस');
});

it('names the parties of a notification in Hindi, also to a screen reader', async () => {
  await db.notifications.put({
    _id: 'hearing-1',
    kind: 'hearing',
    at: AT,
    about: '1',
    title: 'Sunita Pawar v. State of Maharashtra',
    applicationNumber: null,
    date: day('2026-11-25'),
    read: 0,
  });
  open(<NotificationsScreen />);
  expect(await heads()).toEqual(['Sunita Pawar बनाम महाराष्ट्र राज्य']);
  expect(screen.getByRole('button', { name: /Sunita Pawar बनाम महाराष्ट्र राज्य/ })).toBeTruthy();
});

it('explains in Hindi why a matter was removed', async () => {
  const removal = {
    kind: 'removed',
    at: AT,
    title: 'Ramesh Jadhav',
    applicationNumber: null,
    read: 0,
  } as const;
  await db.notifications.bulkPut([
    { ...removal, _id: 'removed-1', about: '1', because: 'moved', reason: 'It is now before another court.' },
    { ...removal, _id: 'removed-2', about: '2', because: 'may-be-gone' },
    { ...removal, _id: 'removed-3', about: '3', reason: 'It is not before your court.' },
  ]);
  open(<NotificationsScreen />);
  expect(await screen.findByText('यह अब दूसरे न्यायालय के सामने है।')).toBeTruthy();
  expect(screen.getByText(/बैकअप से लौटाया गया/)).toBeTruthy();
  expect(screen.getByText('यह आपके न्यायालय के सामने नहीं है।')).toBeTruthy();
});

it('shows assessment factors in Hindi, but factors of other rules unchanged', async () => {
  const assessment = serverAssessment();
  const { caseId } = assessment;
  await db.assessments.put({ ...assessment, factors: ['Criminal history: Low.'], asOf: AT });
  const first = open(<SavedAssessments caseId={caseId} title="x" none={null} />);
  expect((await sentences(first.container)).join(' ')).not.toMatch(/[A-Za-z]/);
  first.unmount();
  await db.assessments.update(assessment._id, { ruleVersion: 'of another time' });
  const second = open(<SavedAssessments caseId={caseId} title="x" none={null} />);
  expect(await sentences(second.container)).toEqual(['Criminal history: Low.']);
});

async function sentences(container: HTMLElement): Promise<(string | null)[]> {
  const list = await within(container).findByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
