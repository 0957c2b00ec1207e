/** Screens of signed-out users as data. They do not load the main route table. */
import { type ComponentType, lazy } from 'react';
import type { Entrance } from '#text/shell-text.ts';

export interface GateScreen {
  /** A react-router pattern. */
  readonly path: string;
  readonly title: (text: Entrance) => string;
  readonly component: ComponentType;
  /** Also open to signed-in users. */
  readonly always?: true;
}

export const GATES: readonly GateScreen[] = [
  {
    path: '/login',
    title: ({ session }) => session.login.title,
    component: lazy(() => import('./login-route.tsx').then((each) => ({ default: each.LoginRoute }))),
  },
  {
    path: '/register',
    title: ({ session }) => session.register.title,
    component: lazy(() => import('./register-route.tsx').then((each) => ({ default: each.RegisterRoute }))),
  },
  {
    path: '/login/provider',
    title: ({ session }) => session.provider.title,
    component: lazy(() => import('./provider-route.tsx').then((each) => ({ default: each.ProviderRoute }))),
    always: true,
  },
  {
    path: '/forgot-password',
    title: ({ session }) => session.forgot.title,
    component: lazy(() => import('./forgot-route.tsx').then((each) => ({ default: each.ForgotRoute }))),
    always: true,
  },
  {
    path: '/reset-password',
    title: ({ session }) => session.reset.title,
    component: lazy(() => import('./reset-route.tsx').then((each) => ({ default: each.ResetRoute }))),
    always: true,
  },
  {
    path: '/confirm-email',
    title: ({ session }) => session.confirmEmail.title,
    component: lazy(() =>
      import('./confirm-email-route.tsx').then((each) => ({ default: each.ConfirmEmailRoute })),
    ),
    always: true,
  },
];
