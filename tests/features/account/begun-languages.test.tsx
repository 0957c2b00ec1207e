// @vitest-environment jsdom
/** The dashboard clock and the calculator in the partly translated languages contain no English. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import type { Db } from '#data/store/db.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { AppearancePane } from '#features/account/settings/appearance-pane.tsx';
import { CaseScreen } from '#features/work/case/case-screen.tsx';
import { CalculatorScreen } from '#features/law/calculator/calculator-screen.tsx';
import { DashboardScreen } from '#features/work/dashboard/dashboard-screen.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { DRAFT_LANGUAGES, type DraftLanguage, draftNoteOf } from '#text/language-review.ts';
import { openLanguage } from '#text/other-languages.ts';
import { fileOne } from '../../data/acts.ts';
import { pulledDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await pulledDb();
  ports = testPorts(); // 20-11-2026, 11:30 IST
});
afterEach(() => {
  cleanup();
  useLanguage.setState(useLanguage.getInitialState());
  db.close();
});

/** The first reading of the law tables takes seconds on a busy machine. */
const COUNTED = { timeout: 15_000 };

async function wordsIn(language: DraftLanguage): Promise<Catalogue> {
  const { entrance, tiers } = await openLanguage(language);
  return { ...entrance, ...(await tiers.firstScreen()), ...(await tiers.rest()) };
}

/** Default bail is open since 18-11-2026. */
async function matter(): Promise<string> {
  const on = '2026-09-19';
  const id = await fileOne(db, ports, {
    fullName: 'Imran Sheikh',
    firNumber: '412/2026',
    sections: 'BNS 303(2)',
    court: 'magistrate',
    arrestDate: on,
    firDate: on,
  });
  const caseId = (await db.applications.get(id))?.caseId ?? '';
  const saved = await saveCaseFacts(db, ports, caseId, {
    chargesheet: { state: 'not-filed', asOf: '2026-11-20' },
    antecedents: { known: true, rows: [] },
    delayByAccusedDays: 0,
    firstRemandDate: on,
  });
  expect(saved.ok).toBe(true);
  return caseId;
}

it.each([
  ['mr', /आज कायद्याने दिलेला एक हक्क उपलब्ध आहे\./, /18-11-2026, दिवस 61/],
  ['bn', /আজ আইনে দেওয়া একটি অধিকার উপলব্ধ।/, /18-11-2026, দিন 61/],
] as const)('renders the dashboard clock in %s without English words', async (language, open, since) => {
  await matter();
  const text = await wordsIn(language);
  renderScreen(<DashboardScreen />, { db, ports, at: '/dashboard', text });
  await waitFor(() => expect(document.body.textContent).toMatch(open), COUNTED);
  expect(document.body.textContent).toMatch(since);
  expect(screen.getByText(text.clock.afterwards['default-bail'], { exact: false })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(?:days since accrual|Default bail|Apply now|Since)\b/);
});

it.each([
  ['mr', /डिफॉल्ट जामिनाचा हक्क मिळाला: 60 दिवस उलटूनही/],
  ['bn', /ডিফল্ট জামিনের অধিকার হয়েছে: 60 দিনের মধ্যে/],
] as const)('renders the calculator answer in %s without English words', async (language, answer) => {
  const caseId = await matter();
  const text = await wordsIn(language);
  renderScreen(<CalculatorScreen />, { db, ports, at: `/calculator?case=${caseId}`, text });
  fireEvent.click(await screen.findByRole('button', { name: text.calculator.calculate }, COUNTED));
  await waitFor(() => expect(document.body.textContent).toMatch(answer), COUNTED);
  expect(screen.getByRole('heading', { name: text.calculator.discretion.title })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(
    /\b(?:charge-sheet|custody|condition|Magistrate|arrest|bailable|Section|years?)\b/i,
  );
});

const quiet = () => undefined;
const quietly = async () => undefined;
const ACTS = {
  appear: quiet,
  closed: async () => true,
  renamed: quietly,
  passwordChanged: quiet,
  lockNow: quiet,
  erase: quiet,
};

it.each(DRAFT_LANGUAGES)(
  'says in %s and in English that no lawyer has read the translation',
  async (language) => {
    const caseId = await matter();
    const text = await wordsIn(language);
    useLanguage.setState({ language });
    const note = draftNoteOf(language);
    const shows = async (drawn: ReactNode, at: string, press?: string) => {
      const { unmount } = renderScreen(drawn, { db, ports, at, text });
      if (press) fireEvent.click(await screen.findByRole('button', { name: press }, COUNTED));
      await screen.findByText(note?.own ?? '', undefined, COUNTED);
      expect(screen.getByText(note?.english ?? '').lang).toBe('en');
      unmount();
    };
    await shows(<DashboardScreen />, '/dashboard');
    await shows(<CalculatorScreen />, `/calculator?case=${caseId}`, text.calculator.calculate);
    await shows(<AppearancePane settings={{}} acts={ACTS} kept={null} />, '/settings');
    const file = (
      <Routes>
        <Route path="/case/:id" element={<CaseScreen />} />
      </Routes>
    );
    await shows(file, `/case/${caseId}`);
  },
);
