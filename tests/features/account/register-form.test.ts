import { describe, expect, it } from 'vitest';
import {
  EMPTY_REGISTER,
  registerErrors,
  type RegisterForm,
} from '#features/account/register/register-form.ts';
import { Registration } from '#contract/account/user.ts';
import { loginErrors } from '#features/account/login/login-form.ts';
import { entrance } from '#text/shell-text.ts';
import { summaryOf } from '#parts/form/form-errors.ts';

const words = entrance.session.register;
const full: RegisterForm = {
  name: 'Meera Kulkarni',
  email: 'meera@example.in',
  password: 'a long one',
  confirm: 'a long one',
  role: 'lawyer',
};

describe('registration, in the order of the specification', () => {
  it('takes a full form', () => expect(registerErrors(full, words)).toEqual({}));

  it('takes an address with the blank that a keyboard leaves after it', () => {
    expect(registerErrors({ ...full, email: ' Meera@Example.in ' }, words)).toEqual({});
    expect(Registration.parse({ ...full, email: ' Meera@Example.in ' }).email).toBe('meera@example.in');
  });

  it('first asks for all fields, and says so once in the summary', () => {
    const errors = registerErrors({ ...EMPTY_REGISTER, password: 'x' }, words);
    expect(errors).toEqual({
      name: 'All fields are required',
      email: 'All fields are required',
      confirm: 'All fields are required',
    });
    expect(summaryOf(errors, ['name', 'email', 'confirm'])).toEqual([
      { id: 'name', message: 'All fields are required' },
    ]);
  });

  it('then that both passwords are alike, before their length', () => {
    expect(registerErrors({ ...full, password: 'short', confirm: 'other' }, words)).toEqual({
      confirm: 'Passwords do not match',
    });
  });

  it('then eight characters', () => {
    expect(registerErrors({ ...full, password: 'seven77', confirm: 'seven77' }, words)).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(registerErrors({ ...full, password: 'eight888', confirm: 'eight888' }, words)).toEqual({});
  });

  it('then what is no email address', () => {
    expect(registerErrors({ ...full, email: 'meera' }, words)).toEqual({
      email: 'Enter an email address such as name@example.in.',
    });
  });
});

it('log in asks for both, in one sentence', () => {
  const { empty } = entrance.session.login;
  expect(loginErrors({ email: ' ', password: 'x' }, empty)).toEqual({
    email: 'Please enter both email and password',
  });
  expect(loginErrors({ email: 'a@b.in', password: ' ' }, empty)).toEqual({}); // a space may be a password
});
