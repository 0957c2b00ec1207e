/** Requests about the user's own account: passwords, devices and closure. */
import * as z from 'zod/mini';
import { Id, Instant } from '#contract/primitives.ts';
import { LANGUAGES } from './setting-choices.ts';
import { Email, newPassword } from './user.ts';

export const ForgotPassword = z.object({
  email: Email,
  /** Language of the requesting page. The e-mail uses it if the account has not chosen one. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** 256 bits, base64url. */
const LinkToken = z
  .string('Open the link from the message once more.')
  .check(z.regex(/^[\w-]{43}$/, 'Open the link from the message once more.'));

export const ResetPassword = z.object({ token: LinkToken, password: newPassword('Enter a new password.') });
export type ResetPassword = z.infer<typeof ResetPassword>;

export const EmailConfirmationRequest = z.object({
  /** Language of the requesting page. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type EmailConfirmationRequest = z.infer<typeof EmailConfirmationRequest>;

export const ConfirmEmail = z.object({ token: LinkToken });
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

const CURRENT = 'Enter your current password.';

export const ChangePassword = z.object({
  current: z.string(CURRENT).check(z.minLength(1, CURRENT), z.maxLength(256)),
  password: newPassword('Enter a new password.'),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** A device with an active session. */
export const DeviceSession = z.object({
  _id: Id,
  /** Browser and system, such as "Chrome on Android". Absent if the browser did not report it. */
  device: z.optional(z.string()),
  createdAt: Instant,
  usedAt: Instant,
  /** True for the device that sent the request. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

/** Closing is permanent. A user with a password must confirm it. */
export const CloseAccount = z.object({ password: z.optional(z.string().check(z.maxLength(256))) });
export type CloseAccount = z.infer<typeof CloseAccount>;
