// @vitest-environment jsdom
/** The number on the icon, and the lock that keeps the screen on. */
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAppBadge } from '#ui/app-badge.ts';
import { useWakeLock } from '#ui/wake-lock.ts';
import { settled } from '../support/passing-time.ts';

afterEach(() => {
  cleanup();
  for (const name of ['setAppBadge', 'clearAppBadge', 'wakeLock']) Reflect.deleteProperty(navigator, name);
});

function Marked({ count }: { readonly count: number }) {
  useAppBadge(count);
  return null;
}

function Read() {
  useWakeLock();
  return null;
}

it('shows the number of open items on the icon and removes it with the last one', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
  const clearAppBadge = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not installed'));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { rerender, unmount } = render(<Marked count={3} />);
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
  expect(clearAppBadge).not.toHaveBeenCalled();
  rerender(<Marked count={0} />);
  expect(clearAppBadge).toHaveBeenCalledOnce();
  unmount();
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
  await settled();
});

it('needs no icon and no lock in a browser without them', () => {
  expect(() =>
    render(
      <>
        <Marked count={1} />
        <Read />
      </>,
    ),
  ).not.toThrow();
});

const lockOf = (release: () => Promise<void>) => ({ released: false, release });

it('keeps the screen on while it is mounted, and asks again for a page that returns', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const lock = lockOf(release);
  const request = vi.fn<(type: string) => Promise<typeof lock>>().mockResolvedValue(lock);
  Object.assign(navigator, { wakeLock: { request } });
  const { unmount } = render(<Read />);
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  await settled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledOnce(); // the lock still holds
  lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await settled();
  unmount();
  expect(release).toHaveBeenCalledOnce();
});

it('releases a lock that arrives after the screen was left', async () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const request = vi.fn<() => Promise<ReturnType<typeof lockOf>>>().mockResolvedValue(lockOf(release));
  Object.assign(navigator, { wakeLock: { request } });
  const { unmount } = render(<Read />);
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});
