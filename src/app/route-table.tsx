/**
 * The screens as data: where each is, who may see it, which entry of the sidebar leads to it. Guards, sidebar,
 * bottom bar and links read this one list; a screen that is not in it is linked nowhere.
 */
import { type ComponentType, lazy } from 'react';
import type { Role } from '#contract/user.ts';
import type { Catalogue } from '#text/catalogue.ts';

export type EntryKey = keyof Catalogue['shell']['entries'];

export interface Screen {
  /** A react-router pattern. */
  readonly path: string;
  readonly title: (text: Catalogue) => string;
  readonly component: ComponentType;
  /** Left out: every role. */
  readonly roles?: readonly Role[];
  readonly entry?: {
    readonly key: EntryKey;
    /** Who sees the entry, where that is fewer than may open the screen. */
    readonly roles?: readonly Role[];
  };
  /** A judge's file opens with the sidebar closed. */
  readonly rail?: true;
}

/** For those who are not signed in. */
export const GATES: readonly Screen[] = [
  {
    path: '/login',
    title: ({ session }) => session.login.title,
    component: lazy(() => import('./login-route.tsx').then(({ LoginRoute }) => ({ default: LoginRoute }))),
  },
  {
    path: '/register',
    title: ({ session }) => session.register.title,
    component: lazy(() =>
      import('./register-route.tsx').then(({ RegisterRoute }) => ({ default: RegisterRoute })),
    ),
  },
];

/** For those who are. A new screen: its row here, nothing else. */
export const SCREENS: readonly Screen[] = [];

/** The specification's order; Settings stands apart, at the bottom. */
export const ENTRY_ORDER: readonly EntryKey[] = [
  'dashboard',
  'calculator',
  'risk-assessment',
  'application',
  'case-diary',
  'status-tracking',
  'legal-database',
  'predictive-analytics',
  'chatbot',
  'feedback',
];

export const LAST_ENTRY: EntryKey = 'settings';
