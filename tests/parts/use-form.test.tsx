// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StorageFull } from '#data/store/storage-full.ts';
import { errorsAt, type FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useUnsaved } from '#ui/controls/unsaved-forms.ts';
import { TextField } from '#ui/controls/text-field.tsx';

Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
afterEach(cleanup);

interface Hearing {
  readonly day: string;
  readonly purpose: string;
}

const check = ({ day, purpose }: Hearing): FormErrors<keyof Hearing> => ({
  ...(day === '' && { day: 'Enter the day.' }),
  ...(purpose === '' && { purpose: 'Enter the purpose.' }),
});

function HearingForm({ send }: { send: (values: Hearing) => Promise<Refusal | null> }) {
  const form = useForm<Hearing, keyof Hearing>({ initial: { day: '', purpose: '' }, check, send });
  return (
    <FormFrame form={form} order={['day', 'purpose']}>
      <TextField
        id="day"
        label="Day"
        error={form.errors.day}
        value={form.values.day}
        onChange={(day) => form.change({ day })}
      />
      <TextField
        id="purpose"
        label="Purpose"
        error={form.errors.purpose}
        value={form.values.purpose}
        onChange={(purpose) => form.change({ purpose })}
      />
      <button type="submit">{form.busy ? 'Saving' : 'Keep'}</button>
    </FormFrame>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button'));
const accept = () => Promise.resolve(null);
const countUnsaved = () => useUnsaved.getState().count;

it('shows errors on submit in a focused summary with links', () => {
  render(<HearingForm send={accept} />);
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  fireEvent.click(screen.getByRole('link', { name: 'Enter the purpose.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Purpose'));
});

it('clears only the error of the changed field', () => {
  render(<HearingForm send={accept} />);
  press();
  type('Day', '20-11-2026');
  expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText('Purpose').getAttribute('aria-invalid')).toBe('true');
});

it('shows a server error at its field and keeps the input', async () => {
  const fields = { 'hearing.on': 'The court sits on no Sunday.' };
  render(
    <HearingForm send={async () => ({ errors: errorsAt(fields, { day: 'hearing', purpose: 'for' }) })} />,
  );
  type('Day', '22-11-2026');
  type('Purpose', 'Arguments');
  press();
  await screen.findByRole('link', { name: 'The court sits on no Sunday.' });
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('22-11-2026');
});

it('submits once when pressed twice', async () => {
  let sent = 0;
  const waiting: ((answer: null) => void)[] = [];
  const send = () => {
    sent += 1;
    return new Promise<null>((resolve) => {
      waiting.push(resolve);
    });
  };
  render(<HearingForm send={send} />);
  type('Day', '20-11-2026');
  type('Purpose', 'Arguments');
  press();
  press();
  expect(sent).toBe(1);
  await act(async () => waiting[0]?.(null));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy());
});

it('shows a refusal, and shows it again at the next attempt', async () => {
  render(<HearingForm send={async () => ({ msg: 'Another hearing stands at this hour.' })} />);
  type('Day', '20-11-2026');
  type('Purpose', 'Arguments');
  press();
  const first = await screen.findByRole('alert');
  press();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  expect(screen.getByRole('alert').textContent).toBe('Another hearing stands at this hour.');
});

it('reports full storage, keeps the input and can be sent again', async () => {
  let isFull = true;
  const send = () => (isFull ? Promise.reject(new StorageFull()) : accept());
  render(<HearingForm send={send} />);
  type('Day', '01-12-2026');
  type('Purpose', 'Arguments');
  press();
  await screen.findByText('Storage on this phone is full. Free some space and try again.');
  expect(screen.getByLabelText('Purpose')).toHaveProperty('value', 'Arguments');
  isFull = false;
  press();
  await waitFor(() => expect(screen.queryByText(/is full/)).toBeNull());
  expect(screen.getByRole('button').textContent).toBe('Keep');
});

it('blocks an app update while unsent input exists', async () => {
  const answers: (Refusal | null)[] = [{ msg: 'Not now.' }, null];
  render(<HearingForm send={async () => answers.shift() ?? null} />);
  type('Day', '01-12-2026');
  type('Purpose', 'Arguments');
  expect(countUnsaved()).toBe(1);
  press();
  await screen.findByText('Not now.');
  expect(countUnsaved()).toBe(1);
  press();
  await waitFor(() => expect(countUnsaved()).toBe(0));
  type('Purpose', 'Orders');
  expect(countUnsaved()).toBe(1);
  cleanup();
  expect(countUnsaved()).toBe(0);
});
