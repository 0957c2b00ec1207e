/** Navigation entries of a role, from the route table. */
import type { Role } from '#contract/account/user.ts';
import { ENTRY_ORDER, LAST_ENTRY } from './entry-order.ts';
import { type EntryKey, MATTERS, type Screen, SCREENS } from './route-table.tsx';

export interface Entry {
  readonly key: EntryKey;
  readonly path: string;
}

const BOTTOM_BAR: readonly EntryKey[] = [
  'dashboard',
  'judge-calendar',
  'calculator',
  'application',
  'status-tracking',
  'operator-judges',
  'operator-people',
  'operator-audit',
  'operator-server',
];

export const canOpen = (screen: Screen, role: Role): boolean => (screen.roles ?? MATTERS).includes(role);

function entryOf(key: EntryKey, role: Role): Entry[] {
  const screen = SCREENS.find(
    (each) => each.entry?.key === key && (each.entry.roles ?? [role]).includes(role) && canOpen(each, role),
  );
  return screen ? [{ key, path: screen.path }] : [];
}

export const sidebarEntries = (role: Role): Entry[] => ENTRY_ORDER.flatMap((key) => entryOf(key, role));

/** Help is a page of the entrance, so it has no row in the table of screens. */
export const lastEntries = (role: Role): Entry[] => [
  { key: 'help', path: '/help' },
  ...entryOf(LAST_ENTRY, role),
];

export const bottomEntries = (role: Role): Entry[] => BOTTOM_BAR.flatMap((key) => entryOf(key, role));

/** Screens that open without a record. */
export const screensOf = (role: Role): Screen[] =>
  SCREENS.filter((screen) => canOpen(screen, role) && !screen.path.includes(':'));

/** Whether a path may be linked: the screen exists and the role can open it. */
export const isBuilt = (path: string, role: Role): boolean =>
  SCREENS.some((screen) => screen.path === path && canOpen(screen, role));
