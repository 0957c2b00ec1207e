// @vitest-environment jsdom
/** The constants of section 9 of the specification, read from the code that applies them. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { LAYOUTS } from '#contract/account/layouts.ts';
import { REMINDERS } from '#contract/account/reminders.ts';
import { LANGUAGES, PROFESSIONS, THEMES } from '#contract/account/setting-choices.ts';
import { ROLES } from '#contract/account/roles.ts';
import { Settings } from '#contract/account/user.ts';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '#contract/case/document.ts';
import { TIMEOUT_MS } from '#data/outbox/exchange.ts';
import { mirrorSession } from '#app/start/stored-keys.ts';
import { labelOf } from '#domain/analytics/foresight.ts';
import { AVATAR_MAX_BYTES } from '#domain/files/avatar-picture.ts';
import { DEFAULT_ANSWERS, DEFAULT_WEIGHTS, riskChecklist } from '#law/risk/checklist.ts';
import { NOTICE_MS } from '#ui/feedback/notices.ts';
import { english } from '../support/english.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('stops a call after 10000 ms and hides a notice after 5000 ms', () => {
  expect([TIMEOUT_MS, NOTICE_MS]).toEqual([10_000, 5_000]);
});

it('stores token and user in local storage and removes both', () => {
  const user = { _id: 'u', name: 'Asha', email: 'asha@example.in', role: 'lawyer' } as const;
  mirrorSession({ token: 'secret', user });
  expect([localStorage.getItem('token'), JSON.parse(localStorage.getItem('user') ?? '')]).toEqual([
    'secret',
    user,
  ]);
  mirrorSession(null);
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
});

it('offers the roles, professions, themes, languages, layouts and reminders', () => {
  expect(ROLES).toEqual(['user', 'lawyer', 'judge']);
  expect(PROFESSIONS).toEqual(['advocate', 'judge', 'law-student', 'legal-researcher']);
  expect(THEMES).toEqual(['light', 'dark', 'system']);
  expect(LANGUAGES.toSorted()).toEqual(['bn', 'en', 'hi', 'mr', 'ta', 'te']);
  expect(LAYOUTS).toEqual(['grid', 'list', 'compact']);
  expect(REMINDERS).toEqual(['1-hour', '3-hours', '1-day', '2-days', '1-week']);
  expect(Settings.safeParse({ theme: 'purple' }).success).toBe(false);
});

it('follows the device with the theme system, and the stored choice otherwise', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  const { setTheme, useTheme } = await import('#app/start/theme.ts');
  expect(useTheme.getState()).toEqual({ theme: 'system', shown: 'dark' });
  setTheme('light');
  expect([localStorage.getItem('zamanat-theme'), document.documentElement.dataset['theme']]).toEqual([
    'light',
    'light',
  ]);
  setTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(useTheme.getState().shown).toBe('dark');
});

it('accepts PDF, DOCX, JPG and PNG of at most 10 MB, and a picture of at most 1 MB', () => {
  expect(DOCUMENT_TYPES.map((type) => type.replace(/^.*[./]/, ''))).toEqual([
    'pdf',
    'document',
    'jpeg',
    'png',
  ]);
  expect([MAX_DOCUMENT_BYTES, AVATAR_MAX_BYTES]).toEqual([10 * 1024 * 1024, 1024 * 1024]);
});

it('begins the risk tool with the answers and weights of the specification', () => {
  expect(DEFAULT_ANSWERS).toEqual({
    criminalHistory: 'low',
    flightRisk: 'low',
    severityOfCharges: 'medium',
    socialEconomic: 'low',
  });
  expect(Object.values(DEFAULT_WEIGHTS)).toEqual([30, 25, 30, 15]);
  expect(riskChecklist(DEFAULT_ANSWERS, { ...DEFAULT_WEIGHTS, flightRisk: 20 }).ok).toBe(false);
});

const valuesOf = (field: keyof typeof english.choices): readonly string[] =>
  english.choices[field].map(({ value }) => value);

it('offers the choices of the wizard', () => {
  expect(valuesOf('gender')).toEqual(['male', 'female', 'other']);
  expect(valuesOf('court').toSorted()).toEqual(['high', 'magistrate', 'sessions']);
  expect(valuesOf('custodyStatus').toSorted()).toEqual(['judicial', 'not-arrested', 'police']);
  expect(valuesOf('previousBail')).toEqual(['none', 'one', 'multiple']);
  expect(valuesOf('bailConditions')).toEqual(['standard', 'reporting', 'passport', 'custom']);
});

it('calls a prediction under 40 low, under 70 moderate and the rest high', () => {
  expect([39, 40, 69, 70].map((percent) => labelOf(percent))).toEqual([
    'low',
    'moderate',
    'moderate',
    'high',
  ]);
});

it('opens the sidebar over the page under 1024 px', () => {
  expect(readFileSync('src/app/shell/shell.tsx', 'utf8')).toContain("const WIDE = '(min-width: 64em)'");
  expect(readFileSync('src/app/shell/shell.css', 'utf8')).toContain('@media (min-width: 64em)');
});
