/** The addresses of the specification, and the screens that answer them. */
import { expect, it } from 'vitest';
import { sidebarEntries, lastEntries } from '#app/navigation/entries.ts';
import { homeOf } from '#app/navigation/home-of.ts';
import { SCREENS } from '#app/navigation/route-table.tsx';
import { GATES } from '#app/session/auth-screens.tsx';
import { isScreen } from '#app/navigation/fetch-screen.ts';
import { english } from '../support/english.ts';

it.each([
  '/login',
  '/register',
  '/forgot-password',
  '/dashboard',
  '/calculator',
  '/risk-assessment',
  '/risk-assessment/:id',
  '/case-diary',
  '/case/:id',
  '/status-tracking',
  '/predictive-analytics',
  '/chatbot',
  '/application',
  '/feedback',
  '/settings',
  '/judge/calendar',
  '/judge/case/:id',
  '/judge-dashboard',
  '/judge-application-view/:id',
  '/legal-database',
  '/judge/schedule-hearing/:id',
])('has a screen at %s', (path) => {
  const paths = [...SCREENS, ...GATES].map((screen) => screen.path.replace('/:id?', '/:id'));
  expect(paths).toContain(path);
});

it('has no screen at an unknown address', () => {
  expect(isScreen('/dashboard')).toBe(true);
  expect(isScreen('/judge/application-of-nobody/7')).toBe(false);
  expect(isScreen('/nowhere')).toBe(false);
});

it('opens the list of a judge after the login of a judge, and the dashboard for others', () => {
  expect([homeOf('judge'), homeOf('lawyer'), homeOf('user')]).toEqual([
    '/judge-dashboard',
    '/dashboard',
    '/dashboard',
  ]);
});

it('lists the eleven entries of the specification for a lawyer, in its order', () => {
  const named = [...sidebarEntries('lawyer'), ...lastEntries('lawyer')].map(
    ({ key }) => english.shell.entries[key],
  );
  const ours = new Set(['Hearings', 'Which bail?', 'Help']);
  expect(named.filter((name) => !ours.has(name))).toEqual([
    'Dashboard',
    'Bail Calculator',
    'Risk Assessment',
    'Application Generator',
    'Case Diary',
    'Status Tracking',
    'Legal Database',
    'Predictive Analytics',
    'BNS Chatbot',
    'Feedback',
    'Settings',
  ]);
});

it('opens the cases, the dashboard and the calendar of judges for judges only', () => {
  const forJudges = SCREENS.filter(({ path }) => path.startsWith('/judge'));
  expect(forJudges.length).toBeGreaterThanOrEqual(5);
  for (const { path, roles } of forJudges) expect([path, roles]).toEqual([path, ['judge']]);
});
