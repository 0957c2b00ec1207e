import { describe, expect, it } from 'vitest';
import {
  EMPTY_REGISTER,
  registerErrors,
  type RegisterForm,
} from '#features/account/register/register-form.ts';
import { Registration } from '#contract/account/user.ts';
import { loginErrors } from '#features/account/login/login-screen.tsx';
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

describe('registration', () => {
  it('accepts a complete form', () => expect(registerErrors(full, words)).toEqual({}));

  it('accepts an email address with spaces around it', () => {
    expect(registerErrors({ ...full, email: ' Meera@Example.in ' }, words)).toEqual({});
    expect(Registration.parse({ ...full, email: ' Meera@Example.in ' }).email).toBe('meera@example.in');
  });

  it('asks for all fields first, with one line in the summary', () => {
    const errors = registerErrors({ ...EMPTY_REGISTER, password: 'x' }, words);
    expect(errors).toEqual({
      name: 'All fields are required',
      email: 'All fields are required',
      confirm: 'All fields are required',
      role: 'All fields are required',
    });
    expect(summaryOf(errors, ['name', 'email', 'confirm'])).toEqual([
      { id: 'name', message: 'All fields are required' },
    ]);
  });

  it('checks that both passwords match before their length', () => {
    expect(registerErrors({ ...full, password: 'short', confirm: 'other' }, words)).toEqual({
      confirm: 'Passwords do not match',
    });
  });

  it('requires eight characters in the password', () => {
    expect(registerErrors({ ...full, password: 'seven77', confirm: 'seven77' }, words)).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(registerErrors({ ...full, password: 'eight888', confirm: 'eight888' }, words)).toEqual({});
  });

  it('rejects an invalid email address', () => {
    expect(registerErrors({ ...full, email: 'meera' }, words)).toEqual({
      email: 'Enter an email address such as name@example.in.',
    });
  });
});

it('asks for email and password in one message at login', () => {
  const { empty } = entrance.session.login;
  expect(loginErrors({ email: ' ', password: 'x' }, empty)).toEqual({
    email: 'Please enter both email and password',
  });
  expect(loginErrors({ email: 'a@b.in', password: ' ' }, empty)).toEqual({}); // a space may be a password
});
