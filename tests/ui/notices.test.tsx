// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, useNotices } from '#ui/feedback/notices.ts';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useNotices.setState({ shown: [] });
  render(<ToastRegion label="Notices" closeLabel="Close" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const marked = () => document.documentElement.hasAttribute('data-notices');
const shown = () => screen.queryByText('Application Generated') !== null;

it('hides a notice after 5000 ms', () => {
  act(() => void notify({ title: 'Application Generated', type: 'success' }));
  pass(4_999);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it('keeps a notice under the pointer, and five seconds longer', () => {
  act(() => void notify({ title: 'Application Generated', type: 'success' }));
  const region = screen.getByRole('region', { name: 'Notices' });
  fireEvent.pointerMove(region);
  pass(60_000);
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(region);
  pass(5_000);
  expect(shown()).toBe(false);
});

it('runs the action once and closes its notice', () => {
  const onAct = vi.fn<() => void>();
  act(() => void notify({ title: 'Application Generated', type: 'success', act: { label: 'Undo', onAct } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(false);
});

it('marks the page while a notice is visible', () => {
  act(() => {
    notify({ title: 'Application Generated', type: 'success' });
    notify({ title: 'Saved', type: 'success', stayMs: 9_000 });
  });
  pass(5_000);
  expect([shown(), marked()]).toEqual([false, true]);
  pass(4_000);
  expect(marked()).toBe(false);
});

it('shows the result of an action after background news', () => {
  act(() => {
    notify({ title: 'Application Shared', type: 'success' });
    notify({ title: 'Ready for offline', type: 'success', background: true });
  });
  const titles = [...screen.getByRole('region', { name: 'Notices' }).querySelectorAll('strong')];
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Ready for offline', 'Application Shared']);
});
