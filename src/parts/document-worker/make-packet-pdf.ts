/** Makes the packet as one PDF in the worker, because it takes seconds. */
import { bindPacket } from '#documents/packet/bind-packet.ts';
import type { MadePaper, PacketPdfJob } from './paper-messages.ts';
import { readAttached } from './read-attached.ts';
import { shrunk } from './shrink-picture.ts';

export async function makePacketPdf(
  { pieces, index, files, shrink, words, fonts }: PacketPdfJob,
  say: (done: number) => void,
): Promise<MadePaper> {
  const read = async (at: number) => {
    const bytes = await readAttached(files, at);
    return bytes && shrink ? shrunk(bytes).catch(() => bytes) : bytes; // bind a picture as it is if it cannot be rendered
  };
  const { bytes, spans: _, ...made } = await bindPacket({ pieces, index }, { fonts, read, words, say });
  return { blob: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), ...made };
}
