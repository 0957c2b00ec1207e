/** Makes the DOCX parts of the packet in one ZIP, off the page's thread. */
import { zipPacket } from '#documents/packet/packet-docx.ts';
import type { FromPacketWorker, PacketJob } from './packet-messages.ts';

const say = (message: FromPacketWorker, given: Transferable[] = []): void =>
  self.postMessage(message, { transfer: given });

self.addEventListener('message', ({ data }: MessageEvent<PacketJob>) => void make(data));

async function make({ pieces, index, files }: PacketJob): Promise<void> {
  const read = async (at: number) => {
    const blob = files[at];
    return blob ? new Uint8Array(await blob.arrayBuffer()) : null;
  };
  try {
    const zip = await zipPacket({ pieces, index }, { read, say: (done) => say({ kind: 'at', done }) });
    const bytes = new Uint8Array(zip);
    say({ kind: 'made', bytes }, [bytes.buffer]);
  } catch {
    say({ kind: 'failed' });
  }
}
