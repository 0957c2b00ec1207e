// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from '#ui/keep-focus.ts';
import { notify, useNotices } from '#ui/feedback/notices.ts';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';
import { settled } from '../support/passing-time.ts';

let stop: () => void;

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  cleanup();
  useNotices.setState({ shown: [] });
});

const ROWS = ['First row', 'Second row'];

function Screen({ rows = ROWS }: { readonly rows?: readonly string[] }) {
  const [shown, setShown] = useState(rows);
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Drafts</h1>
        {shown.length > 0 && (
          <section aria-label="Saved drafts">
            {shown.map((row) => (
              <button key={row} type="button" onClick={() => setShown(shown.filter((each) => each !== row))}>
                {row}
              </button>
            ))}
          </section>
        )}
        <p>Other text</p>
      </main>
      <ToastRegion label="Notices" closeLabel="Close" />
    </>
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const pressed = await button(name);
  pressed.focus();
  fireEvent.click(pressed);
};

/** The watch decides in the frame after a change. */
const nextFrame = async () => {
  await settled(); // React renders and the observer runs
  await new Promise(requestAnimationFrame);
};

it('returns to the control used before when a pressed notice closes', async () => {
  render(<Screen />);
  const row = await button('Second row');
  row.focus();
  notify({ title: 'Signed', type: 'success', act: { label: 'Undo', onAct: () => undefined } });
  await press('Undo');
  await waitFor(() => expect(document.activeElement).toBe(row));
});

it('moves to the section of a removed control, and leaves no tab stop there', async () => {
  render(<Screen />);
  await press('First row');
  const section = screen.getByRole('region', { name: 'Saved drafts' });
  await waitFor(() => expect(document.activeElement).toBe(section));
  (await button('Second row')).focus();
  expect(section.hasAttribute('tabindex')).toBe(false);
});

it('moves to the screen when the section is removed too', async () => {
  render(<Screen rows={['Only row']} />);
  await press('Only row');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('leaves the focus where a screen puts it, and where the user puts it', async () => {
  render(<Screen />);
  await press('First row');
  screen.getByRole('heading', { level: 1 }).focus();
  await nextFrame();
  expect(document.activeElement?.textContent).toBe('Drafts');
  const row = await button('Second row');
  row.focus();
  row.blur(); // a press on a place that takes no focus
  await nextFrame();
  fireEvent.click(row); // removed while the focus is nowhere
  await nextFrame();
  expect(document.activeElement).toBe(document.body);
});
