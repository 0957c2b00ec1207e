/** Endpoints of the account apart from signing in and out. */
import * as z from 'zod/mini';
import {
  ChangePassword,
  CloseAccount,
  ConfirmEmail,
  DeviceSession,
  EmailConfirmationRequest,
  ForgotPassword,
  ResetPassword,
} from './account.ts';
import { AccountExport } from './account-export.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';
import { User } from './user.ts';

/** Signed-out endpoints. They load with the first screens, so they are separate from the rest. */
export const RECOVERY_ENDPOINTS = {
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    who: 'anyone',
    body: ForgotPassword,
    reply: { status: 204, schema: z.undefined() },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    who: 'anyone',
    body: ResetPassword,
    reply: { status: 204, schema: z.undefined() },
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/auth/confirm-email',
    who: 'anyone',
    body: ConfirmEmail,
    reply: { status: 204, schema: z.undefined() },
  },
} as const satisfies Record<string, Endpoint>;

export const ACCOUNT_ENDPOINTS = {
  /** Sends the link that confirms the e-mail. */
  requestEmailConfirmation: {
    method: 'POST',
    path: '/api/users/email-confirmation',
    who: 'signed-in',
    body: EmailConfirmationRequest,
    reply: { status: 204, schema: z.undefined() },
  },
  putAvatar: {
    method: 'PUT',
    path: '/api/users/avatar',
    who: 'signed-in',
    bytes: ['image/jpeg', 'image/gif', 'image/png'],
    reply: { status: 200, schema: z.object({ user: User }) },
    idempotent: true,
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/api/users/avatar',
    who: 'signed-in',
    reply: { status: 200, schema: z.object({ user: User }) },
    idempotent: true,
  },
  readAvatar: {
    method: 'GET',
    path: '/api/users/avatar/:_id',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 200, schema: z.unknown(), files: ['image/jpeg', 'image/gif', 'image/png'] },
  },
  changePassword: {
    method: 'PUT',
    path: '/api/users/password',
    who: 'signed-in',
    body: ChangePassword,
    reply: { status: 204, schema: z.undefined() },
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    who: 'signed-in',
    reply: { status: 200, schema: z.array(DeviceSession) },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:_id',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 204, schema: z.undefined() },
  },
  /**
   * Tells whether this server has an account with this id. A device uses it to match local work to a lost or
   * unknown account.
   */
  accountKnown: {
    method: 'GET',
    path: '/api/auth/accounts/:_id',
    who: 'signed-in',
    params: z.object({ _id: Id }),
    reply: { status: 200, schema: z.object({ known: z.boolean() }) },
  },
  /** Key with which devices sign the backups of this user. */
  backupKey: {
    method: 'GET',
    path: '/api/users/backup-key',
    who: 'signed-in',
    reply: { status: 200, schema: z.object({ key: z.string() }) },
  },
  exportAccount: {
    method: 'GET',
    path: '/api/users/export',
    who: 'signed-in',
    reply: { status: 200, schema: AccountExport },
  },
  closeAccount: {
    method: 'DELETE',
    path: '/api/users/account',
    who: 'signed-in',
    body: CloseAccount,
    reply: { status: 204, schema: z.undefined() },
  },
} as const satisfies Record<string, Endpoint>;
