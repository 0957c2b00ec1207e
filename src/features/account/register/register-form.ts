import { PASSWORD_MIN } from '#contract/account/password-min.ts';
import { Registration, type RegisteredRole } from '#contract/account/user.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import type { Entrance } from '#text/shell-text.ts';

export interface RegisterForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
  /** Empty until the user chooses, because the role decides the permissions. */
  readonly role: RegisteredRole | '';
}

export type RegisterErrors = FormErrors<keyof RegisterForm>;

export const REGISTER_FIELDS = ['name', 'email', 'password', 'confirm', 'role'] as const;

export const EMPTY_REGISTER: RegisterForm = { name: '', email: '', password: '', confirm: '', role: '' };

type RegisterWords = Entrance['session']['register'];

/** Order of the specification: required, matching, length; then the e-mail rules of the contract. */
export function registerErrors(form: RegisterForm, words: RegisterWords): RegisterErrors {
  const missing = REGISTER_FIELDS.filter((field) => form[field].trim() === '');
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, words.required]));
  if (form.password !== form.confirm) return { confirm: words.mismatch };
  if (form.password.length < PASSWORD_MIN) return { password: words.short };
  return contractErrors(form);
}

function contractErrors(form: RegisterForm): RegisterErrors {
  const parsed = Registration.safeParse(form);
  if (parsed.success) return {};
  const issues = parsed.error.issues.toReversed(); // the first error of a field wins
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
