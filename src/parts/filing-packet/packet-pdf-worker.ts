/** Binds the packet into one PDF: setting papers and merging pages take seconds, which no screen waits for. */
import { bindPacket } from '#documents/packet/bind-packet.ts';
import type { FromPacketWorker, PacketJob } from './packet-messages.ts';
import { shrunk } from './shrink-picture.ts';

const say = (message: FromPacketWorker, given: Transferable[] = []): void =>
  self.postMessage(message, { transfer: given });

self.addEventListener('message', ({ data }: MessageEvent<PacketJob>) => void make(data));

async function make({ pieces, index, files, shrink, fonts }: PacketJob): Promise<void> {
  if (!fonts) return say({ kind: 'failed' });
  const read = async (at: number) => {
    const blob = files[at];
    if (!blob) return null;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return shrink ? shrunk(bytes).catch(() => bytes) : bytes;
  };
  try {
    const bound = await bindPacket(
      { pieces, index },
      { fonts, read, say: (done) => say({ kind: 'at', done }) },
    );
    const bytes = new Uint8Array(bound.bytes);
    say({ kind: 'made', bytes, pages: bound.pages, faults: bound.faults }, [bytes.buffer]);
  } catch {
    say({ kind: 'failed' });
  }
}
