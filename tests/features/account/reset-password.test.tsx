// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ForgotPasswordScreen } from '#features/account/forgot-password/forgot-password-screen.tsx';
import { ResetPasswordScreen } from '#features/account/reset-password/reset-password-screen.tsx';
import type { Refusal } from '#parts/form/refusal.ts';

afterEach(cleanup);

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const TOKEN = 'a'.repeat(43);

function openReset(token: string, onReset: (password: string) => Promise<Refusal | null>) {
  render(
    <MemoryRouter>
      <ResetPasswordScreen token={token} onReset={onReset} />
    </MemoryRouter>,
  );
}

it('gives an answer that does not reveal whether the account exists', async () => {
  const ask = vi.fn<(email: string) => Promise<null>>(async () => null);
  render(
    <MemoryRouter>
      <ForgotPasswordScreen onAsk={ask} />
    </MemoryRouter>,
  );
  press('Send link');
  await screen.findByRole('alert', { name: 'There is a problem' });
  write('Email', 'asha@example.in');
  press('Send link');
  await screen.findByText(/^If asha@example\.in has an account here/);
  expect(ask).toHaveBeenCalledWith('asha@example.in');
  press('Send again');
  expect(screen.getByLabelText('Email')).toBeDefined();
});

it('requires matching passwords and keeps them when the link is refused', async () => {
  const sentence = 'This link is older than 30 minutes. Ask for a new one.';
  openReset(TOKEN, async () => ({ msg: sentence }));
  write('New password', 'three quiet herons');
  write('Confirm new password', 'three quiet heron');
  press('Set password');
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(
    'Passwords do not match',
  );
  write('Confirm new password', 'three quiet herons');
  press('Set password');
  await screen.findByText(sentence);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('three quiet herons');
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toContainEqual(['Send a new link', '/forgot-password']);
  expect(ways).toContainEqual(['Back to log in', '/login']);
});

it('explains how to open the link when the address has none', () => {
  openReset('', async () => null);
  expect(screen.getByRole('alert').textContent).toContain('Open it from the email');
  expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull();
});

it('shows at its field why the server refused the password', async () => {
  const why = 'This password is in a public list of stolen passwords. Choose another, such as three words.';
  openReset(TOKEN, async () => ({ errors: { password: why } }));
  write('New password', 'iloveyou143');
  write('Confirm new password', 'iloveyou143');
  press('Set password');
  expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(why);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});
