/** Endpoints of signing in and out. They are first in the route table. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Credentials, CurrentUser, Registration, SessionAnswer } from './user.ts';

/** Said by the app itself, to a login by passkey or provider. */
export const PASSWORD_NEEDED =
  'Log in with your password: it opens the unsent work on this device. Nothing was changed.';

export const SESSION_ENDPOINTS = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    who: 'anyone',
    body: Registration,
    reply: { status: 201, schema: SessionAnswer },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    who: 'anyone',
    body: Credentials,
    reply: { status: 200, schema: SessionAnswer },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    who: 'signed-in',
    reply: { status: 204, schema: z.undefined() },
  },
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    who: 'signed-in',
    reply: { status: 200, schema: CurrentUser },
  },
} as const satisfies Record<string, Endpoint>;
