import { expect, it } from 'vitest';
import { bottomEntries, isBuilt, lastEntries, sidebarEntries } from '#app/navigation/entries.ts';
import { homeOf } from '#app/navigation/home-of.ts';
import { SCREENS } from '#app/navigation/route-table.tsx';
import { ALL_ROLES } from '#contract/account/roles.ts';

it('lists the generator for lawyers only, and the judge dashboard for judges', () => {
  expect(sidebarEntries('lawyer').map(({ path }) => path)).toContain('/application');
  expect(sidebarEntries('user').map(({ path }) => path)).not.toContain('/application');
  expect(sidebarEntries('judge').map(({ path }) => path)).not.toContain('/application');
  expect(sidebarEntries('judge')[0]).toEqual({ key: 'dashboard', path: '/judge-dashboard' });
});

it('lists "Which bail?" for makers, and the help for everyone', () => {
  for (const role of ['user', 'lawyer'] as const)
    expect(sidebarEntries(role)).toContainEqual({ key: 'which-bail', path: '/which-bail' });
  expect(sidebarEntries('judge').map(({ key }) => key)).not.toContain('which-bail');
  for (const role of ALL_ROLES) expect(lastEntries(role).map(({ key }) => key)).toEqual(['help', 'settings']);
});

it('puts the calendar in the bottom bar of a judge', () => {
  expect(bottomEntries('judge').map(({ path }) => path)).toEqual([
    '/judge-dashboard',
    '/judge/calendar',
    '/calculator',
  ]);
});

it('lists only screens that exist for the role', () => {
  for (const role of ALL_ROLES) {
    for (const { path } of [...sidebarEntries(role), ...bottomEntries(role)]) {
      expect(isBuilt(path, role)).toBe(true);
    }
    expect(isBuilt(homeOf(role), role)).toBe(true);
  }
});

it('has no duplicate path in the table of screens', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('opens no screen of a matter to an operator', () => {
  for (const path of ['/dashboard', '/status-tracking', '/case-diary', '/received', '/calculator'])
    expect(isBuilt(path, 'operator')).toBe(false);
});
