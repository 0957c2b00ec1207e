import type { FormErrors } from '#parts/form/form-errors.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

export const LOGIN_FIELDS = ['email', 'password'] as const;

/** Both fields are required; the message is the same. */
export function loginErrors(form: LoginForm, empty: string): FormErrors<keyof LoginForm> {
  return {
    ...(form.email.trim() === '' ? { email: empty } : {}),
    ...(form.password === '' ? { password: empty } : {}),
  };
}
