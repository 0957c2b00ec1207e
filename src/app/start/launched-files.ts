/**
 * Launches of the installed app, also while it is open or locked. Files go to the inbox at once and open its screen;
 * a shortcut opens its screen in the open window.
 */
import { backgroundFailed } from '#data/store/failure-log.ts';
import { INBOX_CHANGED } from '#data/store/inbox-changed.ts';

interface LaunchParams {
  /** Address of the shortcut, the share or the file; the window stays where it is (`focus-existing`). */
  readonly targetURL?: string;
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

interface LaunchQueue {
  readonly setConsumer: (consumer: (params: LaunchParams) => void) => void;
}

export function watchLaunchedFiles(page: Window | (Window & { readonly launchQueue: LaunchQueue })): void {
  if (!('launchQueue' in page)) return; // only an installed app in some browsers
  page.launchQueue.setConsumer(({ files = [], targetURL }) => {
    if (files.length > 0) void keep(page, files).catch(backgroundFailed);
    else if (targetURL !== undefined) openAddress(page, new URL(targetURL, page.location.href));
  });
}

/** The icon itself only brings the window to the front. */
function openAddress(page: Window, to: URL): void {
  const { origin, pathname, search } = page.location;
  const address = to.pathname + to.search;
  if (to.origin !== origin || address === '/' || address === pathname + search) return;
  page.history.pushState(null, '', address);
  page.dispatchEvent(new PopStateEvent('popstate')); // the router reads the address then
}

async function keep(page: Window, handles: NonNullable<LaunchParams['files']>): Promise<void> {
  const { keepFiles } = await import('./keep-launched-files.ts');
  const failure = await keepFiles(await Promise.all(handles.map(async (handle) => handle.getFile())));
  if (failure === null) {
    openAddress(page, new URL('/received', page.location.href)); // an open window is on another screen
    page.dispatchEvent(new Event(INBOX_CHANGED));
  } else page.location.assign(`/received?failed=${failure}`);
}
