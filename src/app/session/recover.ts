/** The way back to an account whose password is forgotten: with schemas, and so a chunk that comes when it is used. */
import type { ForgotPassword, ResetPassword } from '#contract/account.ts';
import { RECOVERY_ENDPOINTS } from '#contract/account-endpoints.ts';
import { call } from './api-client.ts';

export const forgotPassword = async (body: ForgotPassword) =>
  call(RECOVERY_ENDPOINTS.forgotPassword, { body });

export const resetPassword = async (body: ResetPassword) => call(RECOVERY_ENDPOINTS.resetPassword, { body });
