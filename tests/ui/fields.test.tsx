// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

afterEach(cleanup);

const PASSWORD_WORDS = { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' };

it('links a field to its hint and its error', () => {
  render(
    <TextField
      id="name"
      label="Full name"
      hint="As in the FIR"
      error="Full name is required"
      value=""
      onChange={vi.fn<(value: string) => void>()}
    />,
  );
  const input = screen.getByLabelText('Full name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const about = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(about).toEqual(['As in the FIR', 'Full name is required']);
});

it('shows and hides a password without losing it', () => {
  render(
    <PasswordField
      id="pw"
      label="Password"
      words={PASSWORD_WORDS}
      value="secret"
      onChange={vi.fn<(value: string) => void>()}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
});

it('focuses the error summary at each attempt and links to the field', () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const errors = [{ id: 'name', message: 'Full name is required' }];
  const page = (attempt: number) => (
    <>
      <ErrorSummary title="There is a problem" errors={errors} attempt={attempt} />
      <TextField id="name" label="Full name" value="" onChange={vi.fn<(value: string) => void>()} />
    </>
  );
  const { rerender } = render(page(0));
  const summary = screen.getByRole('alert');
  expect(document.activeElement).not.toBe(summary);
  rerender(page(1));
  expect(document.activeElement).toBe(summary);
  fireEvent.click(screen.getByRole('link', { name: 'Full name is required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  rerender(page(2));
  expect(document.activeElement).toBe(summary);
});

it('marks a busy button and ignores its clicks and submits', () => {
  const act = vi.fn<() => void>();
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit" busy="Logging in..." onClick={act}>
        Log in
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  const button = screen.getByRole('button', { name: 'Logging in...' });
  fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect([button.getAttribute('aria-busy'), button.hasAttribute('disabled')]).toEqual(['true', false]);
});
