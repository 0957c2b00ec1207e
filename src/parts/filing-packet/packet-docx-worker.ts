/** Makes the DOCX parts of the packet in one ZIP, off the page's thread. */
import { zipPacket } from '#documents/packet/packet-docx.ts';
import type { FromPacketWorker, PacketJob } from './packet-messages.ts';
import { readAttached } from './read-attached.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromPacketWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PacketJob>) => void make(data));

async function make({ pieces, index, files }: PacketJob): Promise<void> {
  const read = (at: number) => readAttached(files, at);
  try {
    const zip = await zipPacket({ pieces, index }, { read, say: (done) => say({ kind: 'at', done }) });
    say({ kind: 'made', blob: new Blob([new Uint8Array(zip)], { type: 'application/zip' }) });
  } catch {
    say({ kind: 'failed' });
  }
}
