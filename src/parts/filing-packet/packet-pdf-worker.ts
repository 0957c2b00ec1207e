/** Binds the packet into one PDF: setting papers and merging pages take seconds, which no screen waits for. */
import { bindPacket } from '#documents/packet/bind-packet.ts';
import type { FromPacketWorker, PacketJob } from './packet-messages.ts';
import { readAttached } from './read-attached.ts';
import { shrunk } from './shrink-picture.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own port to its page
const say = (message: FromPacketWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PacketJob>) => void make(data));

async function make({ pieces, index, files, shrink, fonts }: PacketJob): Promise<void> {
  if (!fonts) return say({ kind: 'failed' });
  const read = async (at: number) => {
    const bytes = await readAttached(files, at);
    return bytes && shrink ? shrunk(bytes).catch(() => bytes) : bytes;
  };
  try {
    const { bytes, pages, faults } = await bindPacket(
      { pieces, index },
      { fonts, read, say: (done) => say({ kind: 'at', done }) },
    );
    const blob = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
    say({ kind: 'made', blob, pages, faults });
  } catch {
    say({ kind: 'failed' });
  }
}
