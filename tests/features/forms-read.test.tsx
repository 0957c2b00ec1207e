// @vitest-environment jsdom
/** The forms as a screen reader reads them: names, groups and errors, in order. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDraft } from '#data/records/application/drafts.ts';
import { setMeta } from '#data/store/meta.ts';
import { ForgotPasswordScreen } from '#features/account/forgot-password/forgot-password-screen.tsx';
import { LoginScreen } from '#features/account/login/login-screen.tsx';
import { RegisterScreen } from '#features/account/register/register-screen.tsx';
import { ResetPasswordScreen } from '#features/account/reset-password/reset-password-screen.tsx';
import type { SettingsActs } from '#features/account/settings/settings-acts.ts';
import { SettingsScreen } from '#features/account/settings/settings-screen.tsx';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { CalculatorScreen } from '#features/law/calculator/calculator-screen.tsx';
import { EntranceContext } from '#parts/text-context.tsx';
import type { Db } from '#data/store/db.ts';
import { filledForm, lawyer, testDb, testPorts, type TestPorts } from '../data/test-device.ts';
import { english } from '../support/english.ts';
import { lawTablesOnDevice } from '../support/law-tables-on-device.ts';
import { unnamed, unsaid } from './forms-read.ts';
import { renderScreen } from './render-screen.tsx';

let db: Db;
let ports: TestPorts;

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
});
afterEach(() => cleanup());

const open = (of: ReactNode, at = '/') => renderScreen(of, { db, ports, at });

async function step(number: number, form: Parameters<typeof filledForm>[0] = {}) {
  const { _id } = await createDraft(db, ports, filledForm(form));
  open(
    <Routes>
      <Route path="/application" element={<GeneratorScreen />} />
    </Routes>,
    `/application?draft=${_id}&step=${number}`,
  );
  await screen.findByRole('heading', { level: 1, name: english.generator.steps[number - 1] ?? '' });
  await screen.findByRole('button', { name: number === 4 ? english.generator.fileIt : 'Next' });
}

/** Opens folded parts, so that they are tested too. */
function unfold() {
  for (const part of document.querySelectorAll('details')) part.open = true;
}

const summary = async () => screen.findByRole('alert', { name: english.fields.problem });

it.each([1, 2, 3, 4])('names every field and group in step %i of the wizard', async (number) => {
  await step(number);
  unfold();
  await waitFor(() => expect(document.querySelectorAll('input, select, textarea').length).toBeGreaterThan(1));
  expect(unnamed(document.body)).toEqual([]);
});

it.each([
  [1, { fullName: '', age: '', address: '' }],
  [2, { firNumber: '', policeStation: '', sections: '', allegations: '' }],
  [3, { bailGrounds: '' }],
] as const)('shows the errors of step %i in a summary and at each field', async (...row) => {
  const [number, form] = row;
  await step(number, form);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const errorSummary = await summary();
  expect(errorSummary.querySelectorAll('a').length).toBeGreaterThanOrEqual(Object.keys(form).length);
  expect(unsaid(errorSummary)).toEqual([]);
});

it('names every calculator field and shows errors at the fields', async () => {
  open(<CalculatorScreen />, '/calculator');
  const calculate = await screen.findByRole('button', { name: english.calculator.calculate });
  unfold();
  expect(unnamed(document.body)).toEqual([]);
  fireEvent.click(calculate);
  expect(unsaid(await summary())).toEqual([]);
});

const nothing = async () => undefined;
const ACTS: SettingsActs = {
  appear: () => undefined,
  passwordChanged: () => undefined,
  lockNow: () => undefined,
  erase: () => undefined,
  renamed: nothing,
  closed: async () => true,
};

it.each(['profile', 'security', 'notifications', 'appearance', 'data'])(
  'names every field in the part %s of the settings',
  async (part) => {
    await setMeta(db, 'profile', { ...lawyer, version: 1, settings: {} });
    open(<SettingsScreen acts={ACTS} />, `/settings?part=${part}`);
    await screen.findByRole('tabpanel');
    await waitFor(() => expect(document.querySelector('input, select, button.btn')).not.toBeNull());
    expect(unnamed(document.body)).toEqual([]);
    if (part !== 'security') return;
    fireEvent.click(screen.getByRole('button', { name: english.settings.security.change }));
    expect(unsaid(await summary())).toEqual([]);
  },
);

it.each([
  ['the login', <LoginScreen key="login" onLogIn={async () => null} />, english.session.login.submit],
  [
    'the registration',
    <RegisterScreen key="register" onRegister={async () => null} />,
    english.session.register.submit,
  ],
  [
    'the lost password',
    <ForgotPasswordScreen key="forgot" onAsk={async () => null} />,
    english.session.forgot.submit,
  ],
  [
    'the new password',
    <ResetPasswordScreen key="reset" token={'a'.repeat(43)} onReset={async () => null} />,
    english.session.reset.submit,
  ],
])('names its fields, supports autofill and shows errors: %s', async (...row) => {
  const [, gate, submit] = row;
  open(<EntranceContext value={english}>{gate}</EntranceContext>);
  expect(unnamed(document.body)).toEqual([]);
  const fields = [...document.querySelectorAll('input, textarea')];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    // no puzzle and no memory test: every field is autofilled or pasted
    expect(field.getAttribute('autocomplete')).toMatch(/^(?:name|username|current-password|new-password)$/);
    expect(fireEvent.paste(field)).toBe(true);
  }
  fireEvent.click(screen.getByRole('button', { name: submit }));
  expect(unsaid(await summary())).toEqual([]);
});

it('asks for no value twice in the wizard', async () => {
  const fieldCounts = new Map<string, number>();
  for (const number of [1, 2, 3, 4]) {
    await step(number);
    unfold();
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type="radio"], [type="checkbox"], [type="file"], [type="search"], [aria-hidden="true"]), textarea', // the calendar of a date field is hidden
    )) {
      const group = field.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
      const name = `${group} ${field.labels?.[0]?.textContent ?? ''}`.trim();
      fieldCounts.set(name, (fieldCounts.get(name) ?? 0) + 1);
    }
    cleanup();
  }
  expect(fieldCounts.size).toBeGreaterThan(20);
  expect([...fieldCounts].filter(([, times]) => times > 1)).toEqual([]);
});
