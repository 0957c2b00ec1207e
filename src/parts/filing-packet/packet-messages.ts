/** What the page and the workers of the packet say to each other: papers as data, documents as blobs. */
import type { BoundPacket } from '#documents/packet/bind-packet.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';

export interface PacketJob extends Pick<FilingPacket, 'pieces' | 'index'> {
  /** By the place of the document; null where its bytes are not on this device. */
  readonly files: readonly (Blob | null)[];
  /** Pictures are made smaller first. */
  readonly shrink: boolean;
  /** Of the scripts in it; a word processor has its own. */
  readonly fonts: PdfFonts | null;
}

export type FromPacketWorker =
  | { readonly kind: 'at'; readonly done: number }
  | ({ readonly kind: 'made'; readonly bytes: Uint8Array<ArrayBuffer> } & Partial<
      Pick<BoundPacket, 'pages' | 'faults'>
    >)
  | { readonly kind: 'failed' };
