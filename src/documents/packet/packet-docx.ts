/** The packet for a word processor: a ZIP with a DOCX per paper and the attachments unchanged. */
import { type Zippable, zipSync } from 'fflate';
import { renderDocx } from '#documents/render/docx.ts';
import { boundWordsIn } from '#text/packet-binding-text.ts';
import type { BindPorts } from './bind-packet.ts';
import { kindOf } from './file-kind.ts';
import type { FilingPacket } from './filing-packet.ts';

/** File numbers give the order. Page numbers of the index are filled in after printing. */
export async function zipPacket(
  { pieces, index }: Pick<FilingPacket, 'pieces' | 'index'>,
  { read, say }: Pick<BindPorts, 'read' | 'say'>,
): Promise<Uint8Array> {
  const entries: Zippable = {};
  // these formats are already compressed
  const addEntry = (name: string, bytes: Uint8Array) => (entries[name] = [bytes, { level: 0 }]);
  addEntry(`${nth(0)} ${boundWordsIn(index.language).title}.docx`, await renderDocx(index));
  for (const [at, piece] of pieces.entries()) {
    const name = plainName(`${nth(at + 1)} ${piece.kind === 'paper' ? piece.title : piece.number}`);
    if (piece.kind === 'paper') addEntry(`${name}.docx`, await renderDocx(piece.document));
    else {
      const bytes = await read(piece.index);
      if (bytes) addEntry(`${name} ${plainName(piece.title)}.${endingOf(bytes)}`, bytes);
      else addEntry(`${name}.docx`, await renderDocx(piece.held));
    }
    say((at + 1) / (pieces.length + 1));
  }
  const zip = zipSync(entries);
  say(1);
  return zip;
}

const nth = (at: number): string => String(at + 1).padStart(2, '0');

/** Removes characters that file systems reject. */
const plainName = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|]/g, '-')
    .slice(0, 100)
    .trim();

function endingOf(bytes: Uint8Array): string {
  const kind = kindOf(bytes);
  if (kind === 'zip') return 'docx';
  return kind === 'none' ? 'bin' : kind;
}
