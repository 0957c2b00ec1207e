// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageHead } from '#ui/page-head.tsx';

const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      <PageHead key={step} at={`draft ${step}`} title={`Step ${step}`} />
      {step < 3 && <button onClick={() => setStep(step + 1)}>Next</button>}
    </>
  );
}

const next = () => {
  const button = screen.getByRole('button', { name: 'Next' });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

it('focuses the title of a new step and scrolls to the top', () => {
  render(<Steps />);
  next();
  expect(focused()).toBe('Step 2');
  next();
  expect(focused()).toBe('Step 3');
  expect(scrolled.mock.calls).toContainEqual([0, 0]);
});

it('keeps the focus on the title when the record loads', () => {
  const { rerender } = render(<PageHead key="loading" title="Application" />);
  act(() => screen.getByRole('heading').focus());
  rerender(<PageHead key="here" title="Ramesh Jadhav v. The State" />);
  expect(focused()).toBe('Ramesh Jadhav v. The State');
});

it('takes the focus from the screen that opened before its title was there', () => {
  const { rerender } = render(<main id="main" tabIndex={-1} />);
  act(() => screen.getByRole('main').focus());
  rerender(
    <main id="main" tabIndex={-1}>
      <PageHead title="Hearings" />
    </main>,
  );
  expect(focused()).toBe('Hearings');
});

it('leaves the focus on an input when the title changes', () => {
  const { rerender } = render(
    <>
      <PageHead key="loading" title="Application" />
      <input aria-label="Search" />
    </>,
  );
  act(() => screen.getByLabelText('Search').focus());
  rerender(
    <>
      <PageHead key="here" title="Ramesh Jadhav v. The State" />
      <input aria-label="Search" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
