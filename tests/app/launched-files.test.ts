// @vitest-environment jsdom
/** Files that the system opens with the installed app are stored before a screen shows them. */
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { watchLaunchedFiles } from '#app/start/launched-files.ts';
import { inboxOf } from '#data/store/inbox.ts';
import { INBOX_CHANGED } from '#data/store/inbox-changed.ts';

interface Params {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
  readonly targetURL?: string;
}
type Consumer = (params: Params) => void;

afterEach(() => history.replaceState(null, '', '/'));

function launch(params: Params): void {
  const consumers: Consumer[] = [];
  const launchQueue = { setConsumer: (consumer: Consumer) => consumers.push(consumer) };
  watchLaunchedFiles(Object.assign(window, { launchQueue }));
  for (const consumer of consumers) consumer(params);
}

it('stores the opened files and tells the screen', async () => {
  const heard = vi.fn<() => void>();
  window.addEventListener(INBOX_CHANGED, heard);
  const file = new File(['%PDF-1.4'], 'order.pdf', { type: 'application/pdf' });
  launch({ files: [{ getFile: () => Promise.resolve(file) }] });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/received'); // the open window was on another screen
  expect(await inboxOf('anyone')).toMatchObject([
    { name: 'order.pdf', type: 'application/pdf', ownerId: null },
  ]);
});

it('opens the screen of a shortcut in the open window', () => {
  const heard = vi.fn<() => void>();
  window.addEventListener('popstate', heard);
  history.replaceState(null, '', '/dashboard');
  launch({ targetURL: '/calculator' });
  expect(location.pathname).toBe('/calculator');
  expect(heard).toHaveBeenCalledOnce();
});

it('stays on the screen when the icon itself or another site launches the app', () => {
  history.replaceState(null, '', '/application?id=1');
  for (const targetURL of ['/', 'https://example.org/calculator', '/application?id=1']) launch({ targetURL });
  expect(location.pathname + location.search).toBe('/application?id=1');
});
