/**
 * The screens as data: where each is, who may see it, which entry of the sidebar leads to it. Guards, sidebar,
 * bottom bar and links read this one list; a screen that is not in it is linked nowhere.
 */
import { type ComponentType, lazy } from 'react';
import type { Role } from '#contract/user.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { Entrance } from '#text/entrance.ts';

export type EntryKey = keyof Catalogue['shell']['entries'];

export interface Gate {
  /** A react-router pattern. */
  readonly path: string;
  readonly title: (text: Entrance) => string;
  readonly component: ComponentType;
}

export interface Screen extends Omit<Gate, 'title'> {
  readonly title: (text: Catalogue) => string;
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
export const GATES: readonly Gate[] = [
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

const MAKERS: readonly Role[] = ['user', 'lawyer'];
const JUDGE: readonly Role[] = ['judge'];

const RISK_ASSESSMENT = lazy(() =>
  import('#features/risk-assessment/risk-assessment-screen.tsx').then((each) => ({
    default: each.RiskAssessmentScreen,
  })),
);

/** For those who are. A new screen: its row here, nothing else. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/dashboard',
    title: ({ dashboard }) => dashboard.title,
    component: lazy(() =>
      import('#features/dashboard/dashboard-screen.tsx').then((each) => ({ default: each.DashboardScreen })),
    ),
    roles: MAKERS,
    entry: { key: 'dashboard' },
  },
  {
    path: '/calculator',
    title: ({ calculator }) => calculator.title,
    component: lazy(() =>
      import('#features/calculator/calculator-screen.tsx').then((each) => ({
        default: each.CalculatorScreen,
      })),
    ),
    entry: { key: 'calculator' },
  },
  {
    path: '/risk-assessment',
    title: ({ risk }) => risk.title,
    component: RISK_ASSESSMENT,
    entry: { key: 'risk-assessment' },
  },
  {
    path: '/risk-assessment/:id',
    title: ({ risk }) => risk.title,
    component: RISK_ASSESSMENT,
  },
  {
    path: '/application',
    title: ({ shell }) => shell.entries.application,
    component: lazy(() =>
      import('#features/generator/generator-screen.tsx').then((each) => ({ default: each.GeneratorScreen })),
    ),
    roles: MAKERS,
    entry: { key: 'application', roles: ['lawyer'] },
  },
  {
    path: '/judge-dashboard',
    title: ({ shell }) => shell.entries.dashboard,
    component: lazy(() =>
      import('#features/judge-dashboard/judge-dashboard-screen.tsx').then((each) => ({
        default: each.JudgeDashboardScreen,
      })),
    ),
    roles: JUDGE,
    entry: { key: 'dashboard' },
  },
  {
    path: '/judge-application-view/:id?',
    title: ({ shell }) => shell.file,
    component: lazy(() =>
      import('#features/judge-application/judge-application-screen.tsx').then((each) => ({
        default: each.JudgeApplicationScreen,
      })),
    ),
    roles: JUDGE,
    rail: true,
  },
  {
    path: '/legal-database',
    title: ({ shell }) => shell.entries['legal-database'],
    component: lazy(() =>
      import('#features/legal-database/legal-database-screen.tsx').then((each) => ({
        default: each.LegalDatabaseScreen,
      })),
    ),
    entry: { key: 'legal-database' },
  },
  {
    path: '/sync',
    title: ({ sync }) => sync.title,
    component: lazy(() => import('./sync-route.tsx').then((each) => ({ default: each.SyncRoute }))),
  },
];

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
