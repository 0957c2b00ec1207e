/** Endpoints of signing in and out. They are first in the route table. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { SIGN_IN_CALLS } from './sign-in-calls.ts';
import { Credentials, CurrentUser, Registration, SessionAnswer } from './user.ts';

export const SESSION_ENDPOINTS = {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    who: 'anyone',
    body: Registration,
    reply: { status: 201, schema: SessionAnswer },
  },
  login: {
    method: SIGN_IN_CALLS.logIn.method,
    path: SIGN_IN_CALLS.logIn.path,
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
    method: SIGN_IN_CALLS.currentUser.method,
    path: SIGN_IN_CALLS.currentUser.path,
    who: 'signed-in',
    reply: { status: 200, schema: CurrentUser },
  },
} as const satisfies Record<string, Endpoint>;
