import { zipPacket } from '#documents/packet/packet-docx.ts';
import type { MadePaper, PacketJob } from './paper-messages.ts';
import { readAttached } from './read-attached.ts';

export async function makePacketDocx(
  { pieces, index, files }: PacketJob,
  say: (done: number) => void,
): Promise<MadePaper> {
  const read = (at: number) => readAttached(files, at);
  const zip = await zipPacket({ pieces, index }, { read, say });
  return { blob: new Blob([new Uint8Array(zip)], { type: 'application/zip' }) };
}
