import { expect, it } from 'vitest';
import { bottomEntries, isBuilt, sidebarEntries } from '#app/navigation/entries.ts';
import { homeOf } from '#app/navigation/home-of.ts';
import { SCREENS } from '#app/navigation/route-table.tsx';
import { ROLES } from '#contract/account/user.ts';

it('the generator has an entry for lawyers only, and a judge has their own dashboard', () => {
  expect(sidebarEntries('lawyer').map(({ path }) => path)).toContain('/application');
  expect(sidebarEntries('user').map(({ path }) => path)).not.toContain('/application');
  expect(sidebarEntries('judge').map(({ path }) => path)).not.toContain('/application');
  expect(sidebarEntries('judge')[0]).toEqual({ key: 'dashboard', path: '/judge-dashboard' });
});

it('a judge has the calendar within reach of the thumb', () => {
  expect(bottomEntries('judge').map(({ path }) => path)).toEqual([
    '/judge-dashboard',
    '/judge/calendar',
    '/calculator',
  ]);
});

it('every entry leads to a screen that is built and theirs', () => {
  for (const role of ROLES) {
    for (const { path } of [...sidebarEntries(role), ...bottomEntries(role)]) {
      expect(isBuilt(path, role)).toBe(true);
    }
    expect(isBuilt(homeOf(role), role)).toBe(true);
  }
});

it('no path stands twice in the table', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
