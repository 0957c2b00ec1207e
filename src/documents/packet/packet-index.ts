/** Index of the packet: parts and their pages. */
import type { Block, CourtDocument } from '#documents/model.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { profileLine } from '#domain/case/court-profiles.ts';
import { boundWordsIn } from '#text/packet-binding-text.ts';
import type { PacketMatter } from './packet-matter.ts';
import { paperOf, paragraph, subheading } from './packet-paper.ts';

/** Page numbers within the whole packet, from 1. */
export interface PageSpan {
  readonly first: number;
  readonly last: number;
}

/** Page numbers are blank until binding; in a word processor they are filled in by hand. */
export function packetIndex(matter: PacketMatter, lines: readonly string[]): CourtDocument {
  const { index } = matter.words.packet;
  const rows = lines.map((text, at) => [String(at + 1), text, index.byHand]);
  const fees = (matter.packet.court?.feeLines ?? []).map((line) => profileLine(line, matter.language));
  const body: Block[] = [
    { kind: 'table', head: index.head, rows, shares: [0.1, 0.68, 0.22] },
    ...(fees.length > 0 ? [subheading(index.fees), paragraph(fees.join('\n'))] : []),
    signature(matter),
  ];
  return paperOf(matter, 'index', body);
}

/** The index with the pages of each line. */
export function withPages(index: CourtDocument, spans: readonly PageSpan[]): CourtDocument {
  const { pages } = boundWordsIn(index.language).index;
  const blocks = index.blocks.map((block): Block => {
    if (block.kind !== 'table') return block;
    const rows = block.rows.map((row, at) => {
      const span = spans[at];
      return span ? [...row.slice(0, -1), pages(span.first, span.last)] : row;
    });
    return { ...block, rows };
  });
  return { ...index, blocks };
}
