/**
 * Files that the system opens with the installed app. They are stored in the inbox at once, also while the app is
 * locked; the screen "Received" shows them.
 */
import { backgroundFailed } from '#data/store/failure-log.ts';
import { INBOX_CHANGED } from '#data/store/inbox-changed.ts';

interface LaunchParams {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

interface LaunchQueue {
  readonly setConsumer: (consumer: (params: LaunchParams) => void) => void;
}

export function watchLaunchedFiles(page: Window | (Window & { readonly launchQueue: LaunchQueue })): void {
  if (!('launchQueue' in page)) return; // only an installed app in some browsers
  page.launchQueue.setConsumer(({ files = [] }) => {
    if (files.length > 0) void keep(page, files).catch(backgroundFailed);
  });
}

async function keep(page: Window, handles: NonNullable<LaunchParams['files']>): Promise<void> {
  const { keepFiles } = await import('./keep-launched-files.ts');
  const failure = await keepFiles(await Promise.all(handles.map(async (handle) => handle.getFile())));
  if (failure === null) page.dispatchEvent(new Event(INBOX_CHANGED));
  else page.location.assign(`/received?failed=${failure}`);
}
