/** What the page and the worker that makes papers say to each other. No byte of an attached document passes through the page. */
import type { CourtDocument } from '#documents/model.ts';
import type { BoundPacket } from '#documents/packet/bind-packet.ts';
import type { FileLook } from '#documents/packet/file-inspection.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import type { PageFinish, ScannedPage } from '#parts/scan/finish-page.ts';

/** The attached documents, for a worker that reads them itself. */
export interface AttachedBytes {
  /** The person's own. */
  readonly database: string;
  /** By the place of the document. */
  readonly hashes: readonly string[];
}

export interface PacketJob extends Pick<FilingPacket, 'pieces' | 'index'> {
  readonly files: AttachedBytes;
}

/** What the packet's PDF needs besides: a word processor has fonts of its own, and takes pictures as they are. */
export interface PacketPdfJob extends PacketJob {
  /** Pictures are made smaller first. */
  readonly shrink: boolean;
  readonly fonts: PdfFonts;
}

/** Photographed pages: straightened, turned and made smaller, one after the other. */
export interface ScanJob {
  readonly pages: readonly ScannedPage[];
  readonly finish: PageFinish;
}

/** A picture too heavy to be added as it is. */
export interface ShrinkJob {
  readonly picture: Blob;
}

/** Documents that the device keeps, or the bytes of one that is not kept yet. */
export interface LookJob {
  readonly of: AttachedBytes | Uint8Array;
}

/** What ends with a file. */
export type MakeJob =
  | { readonly kind: 'pdf'; readonly document: CourtDocument; readonly fonts: PdfFonts }
  | { readonly kind: 'docx'; readonly document: CourtDocument }
  | ({ readonly kind: 'packet-pdf' } & PacketPdfJob)
  | ({ readonly kind: 'packet-docx' } & PacketJob)
  | ({ readonly kind: 'scan' } & ScanJob)
  | ({ readonly kind: 'shrink' } & ShrinkJob);

export type PaperJob = MakeJob | ({ readonly kind: 'look' } & LookJob);

/** Pages and faults: of a packet's PDF. */
export type MadePaper = { readonly blob: Blob } & Partial<Pick<BoundPacket, 'pages' | 'faults'>>;

/** Null for one that is not on this device. */
export type Looks = readonly (FileLook | null)[];

/** `not-on-this-device`: its makers were not fetched yet, and there is no network. */
export type ExportError = { readonly kind: 'not-on-this-device' } | { readonly kind: 'failed' };

export type FromPaperWorker =
  | { readonly kind: 'at'; readonly done: number }
  | ({ readonly kind: 'made' } & MadePaper)
  | { readonly kind: 'looked'; readonly looks: Looks }
  | { readonly kind: 'not-made'; readonly error: ExportError };
