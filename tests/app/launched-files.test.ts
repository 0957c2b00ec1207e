// @vitest-environment jsdom
/** Files that the system opens with the installed app are stored before a screen shows them. */
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { watchLaunchedFiles } from '#app/start/launched-files.ts';
import { inboxOf } from '#data/store/inbox.ts';
import { INBOX_CHANGED } from '#data/store/inbox-changed.ts';

type Consumer = (params: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void;

it('stores the opened files and tells the screen', async () => {
  const consumers: Consumer[] = [];
  const launchQueue = { setConsumer: (consumer: Consumer) => consumers.push(consumer) };
  const heard = vi.fn<() => void>();
  window.addEventListener(INBOX_CHANGED, heard);
  watchLaunchedFiles(Object.assign(window, { launchQueue }));
  const file = new File(['%PDF-1.4'], 'order.pdf', { type: 'application/pdf' });
  for (const consumer of consumers) consumer({ files: [{ getFile: () => Promise.resolve(file) }] });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(await inboxOf('anyone')).toMatchObject([
    { name: 'order.pdf', type: 'application/pdf', ownerId: null },
  ]);
});
