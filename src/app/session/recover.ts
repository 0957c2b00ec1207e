/** Password recovery. A separate chunk, because it needs schemas. */
import type { ConfirmEmail, ForgotPassword, ResetPassword } from '#contract/account/account.ts';
import { RECOVERY_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { call } from './api-client.ts';

export const forgotPassword = async (body: ForgotPassword) =>
  call(RECOVERY_ENDPOINTS.forgotPassword, { body });

export const resetPassword = async (body: ResetPassword) => call(RECOVERY_ENDPOINTS.resetPassword, { body });

export const confirmEmail = async (body: ConfirmEmail) => call(RECOVERY_ENDPOINTS.confirmEmail, { body });
