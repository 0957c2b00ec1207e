// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { trackWrite } from '#parts/form/draft-writes.ts';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';

afterEach(cleanup);

/** A write that ends when the test ends it. */
function slowWrite(): { readonly end: () => void; readonly fail: () => void; readonly done: Promise<void> } {
  const ends = new EventTarget();
  const write = new Promise<void>((resolve, reject) => {
    ends.addEventListener('end', () => resolve());
    ends.addEventListener('fail', () => reject(new Error('no space')));
  });
  return {
    end: () => void ends.dispatchEvent(new Event('end')),
    fail: () => void ends.dispatchEvent(new Event('fail')),
    done: trackWrite(write),
  };
}

function Form({ read, name = 'a' }: { read: () => Promise<string>; name?: string }) {
  const draft = useStoredDraft(read, [name]);
  return <p>{draft.status === 'ready' ? `draft: ${draft.value}` : 'loading'}</p>;
}

it('reads a draft at once when nothing is being written', async () => {
  render(<Form read={async () => 'stored'} />);
  expect(await screen.findByText('draft: stored')).toBeTruthy();
});

it('reads after the last form has written its input', async () => {
  let stored = 'older';
  const write = slowWrite();
  render(<Form read={async () => stored} />);
  await act(async () => undefined);
  expect(screen.getByText('loading')).toBeTruthy();
  stored = 'newer';
  write.end();
  await screen.findByText('draft: newer');
});

it('reads after a failed write too', async () => {
  const write = slowWrite();
  render(<Form read={async () => 'stored'} />);
  write.fail();
  await expect(write.done).rejects.toThrow('no space');
  await screen.findByText('draft: stored');
});

it('waits again when another draft is named', async () => {
  const { rerender } = render(<Form read={async () => 'first'} />);
  await screen.findByText('draft: first');
  const write = slowWrite();
  rerender(<Form read={async () => 'second'} name="b" />);
  await act(async () => undefined);
  expect(screen.getByText('loading')).toBeTruthy();
  write.end();
  await screen.findByText('draft: second');
});
