/** What a person does with their own account, beside signing in: its passwords, its devices, its end. */
import * as z from 'zod/mini';
import { Id, Instant } from './primitives.ts';
import { LANGUAGES } from './setting-choices.ts';
import { Email, newPassword } from './user.ts';

export const ForgotPassword = z.object({
  email: Email,
  /** Of the page that asks: the message is in it where the account has chosen none. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** 256 bits, as a link carries them. */
const LinkToken = z
  .string('Open the link from the message once more.')
  .check(z.regex(/^[\w-]{43}$/, 'Open the link from the message once more.'));

export const ResetPassword = z.object({ token: LinkToken, password: newPassword('Write a new password.') });
export type ResetPassword = z.infer<typeof ResetPassword>;

const CURRENT = 'Write your current password.';

export const ChangePassword = z.object({
  current: z.string(CURRENT).check(z.minLength(1, CURRENT), z.maxLength(256)),
  password: newPassword('Write a new password.'),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** A device on which one is logged in. */
export const DeviceSession = z.object({
  _id: Id,
  /** Browser and system, such as "Chrome on Android"; left out where the browser did not say. */
  device: z.optional(z.string()),
  createdAt: Instant,
  usedAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** The account is closed for good; whoever has a password says it once more. */
export const CloseAccount = z.object({ password: z.optional(z.string().check(z.maxLength(256))) });
export type CloseAccount = z.infer<typeof CloseAccount>;
