/** The worker of the legal database: builds it, then answers. Its own thread, so that typing never waits. */
import { invariant } from '#kernel/assert.ts';
import { answer, type LibraryDesk } from './library-desk.ts';
import type { LibraryAddresses } from './library-files.ts';
import type { FromWorker, OfficialBytes, ToWorker } from './library-messages.ts';
import { type OpenDesk, openDesk } from './open-desk.ts';

let desk: LibraryDesk | null = null;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromWorker): void => self.postMessage(message);

/** Until the new one is built the old one answers. */
async function open(files: LibraryAddresses, official: OfficialBytes): Promise<void> {
  try {
    const opened = await openDesk(files, official);
    desk = opened.desk;
    say({ kind: 'ready' });
    for (const warm of ['zamanat chori', 'ज़मानत चोरी']) desk.find(warm, 1); // each script is compiled apart: no key press waits for it
    if (official.length > 0) readOn(opened);
  } catch {
    say({ kind: 'failed' });
  }
}

/** Between the questions, unless another edition has come. What was asked meanwhile is worth asking again. */
function readOn(opened: OpenDesk): void {
  setTimeout(() => {
    if (opened.desk !== desk) return;
    if (opened.readMore()) readOn(opened);
    else say({ kind: 'read' });
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    void open(data.files, data.official);
    return;
  }
  invariant(desk, 'asked before it said that it is ready');
  say({ kind: 'answer', n: data.n, answer: answer(desk, data.ask) });
});
