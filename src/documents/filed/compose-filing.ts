/** The papers that are stored when an application is filed or amended. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { FiledPacketPapers } from '#contract/application/filed-paper.ts';
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { applicationOfMatter } from '#documents/bail-application.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import type { DocumentContext } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { applicationPaper, packetOfMatter } from '#documents/packet/filing-packet.ts';
import { type AttachedDocument, packetMatterOf } from '#documents/packet/packet-matter.ts';

/** The files that the filer chose as annexures. Files without a choice are known to the device alone. */
export const annexuresOfFiling = ({ annexures = [] }: Packet): AttachedDocument[] =>
  annexures
    .filter(({ leftOut }) => leftOut !== true)
    .map(({ title = '', copy, language }) => ({ title, copy, language }));

/** Their words follow the attached files, so they are composed when the packet is made. */
export const FOLLOW_ATTACHED: ReadonlySet<PacketPart> = new Set([
  'earlier-orders',
  'translation',
  'exemption',
]);

interface ComposedFiling {
  readonly paper: CourtDocument;
  readonly packet: FiledPacketPapers;
}

export function composeFiling(content: ApplicationContent, context: DocumentContext): ComposedFiling {
  const matter = packetMatterOf(content, context, annexuresOfFiling(content.packet ?? {}));
  const { plan, pieces } = packetOfMatter(matter);
  const isApart = plan.some(({ key, included }) => key === 'dates' && included);
  const other = isBeforeBoard(matter) ? null : applicationPaper(matter, isApart ? 'within' : 'apart');
  return {
    paper: applicationOfMatter(matter),
    packet: {
      parts: pieces.flatMap((piece) =>
        piece.kind === 'attached' || FOLLOW_ATTACHED.has(piece.part)
          ? []
          : [{ part: piece.part, document: SealedPaper.parse(piece.document) }],
      ),
      ...(other && { otherApplication: SealedPaper.parse(other) }),
    },
  };
}
