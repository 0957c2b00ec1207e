/** What the page and the workers of the packet say to each other. No byte of a document passes through the page. */
import type { BoundPacket } from '#documents/packet/bind-packet.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';

/** The attached documents, for a worker that reads them itself. */
export interface AttachedBytes {
  /** The person's own. */
  readonly database: string;
  /** By the place of the document. */
  readonly hashes: readonly string[];
}

export interface PacketJob extends Pick<FilingPacket, 'pieces' | 'index'> {
  readonly files: AttachedBytes;
  /** Pictures are made smaller first. */
  readonly shrink: boolean;
  /** Of the scripts in it; a word processor has its own. */
  readonly fonts: PdfFonts | null;
}

export type FromPacketWorker =
  | { readonly kind: 'at'; readonly done: number }
  | ({ readonly kind: 'made'; readonly blob: Blob } & Partial<Pick<BoundPacket, 'pages' | 'faults'>>)
  | { readonly kind: 'failed' };
