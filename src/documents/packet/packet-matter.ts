/** Input of the packet papers: the matter and its attachments. */
import { type BailDraft, type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';

export interface AttachedDocument {
  readonly title: string;
  readonly copy?: 'original' | 'certified' | 'plain' | undefined;
  /** Language of the original; absent if it is the court's. */
  readonly language?: string | undefined;
  /** A court order, listed among the copies of earlier orders. */
  readonly isOrder?: boolean | undefined;
}

export interface PacketMatter extends PaperMatter {
  readonly attached: readonly AttachedDocument[];
}

export const packetMatterOf = (
  content: BailDraft,
  context: DocumentContext,
  attached: readonly AttachedDocument[],
): PacketMatter => ({ ...matterOf(content, context), attached });

export const annexureNumber = (index: number): string => `A-${index + 1}`;

/** "Annexures A-1, A-3"; null if there is none of this kind. */
export function annexuresNamed(
  { attached, words }: PacketMatter,
  isIncluded: (document: AttachedDocument) => boolean,
): string | null {
  const numbers = attached.flatMap((document, index) =>
    isIncluded(document) ? [annexureNumber(index)] : [],
  );
  if (numbers.length === 0) return null;
  const { one, several } = words.packet.annexuresNamed;
  return numbers.length === 1 ? one(numbers.join('')) : several(numbers.join(', '));
}

export const isUncertified = ({ copy }: AttachedDocument): boolean =>
  copy !== 'certified' && copy !== 'original';

export const isForeign = ({ language }: AttachedDocument): boolean => Boolean(language);
