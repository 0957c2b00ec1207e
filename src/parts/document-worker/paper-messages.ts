/** Messages between page and document worker. Bytes of attached documents never pass through the page. */
import type { CourtDocument } from '#documents/model.ts';
import type { BoundPacket, ScannedWords } from '#documents/packet/bind-packet.ts';
import type { FileLook } from '#documents/packet/file-inspection.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import type { SafeNode } from './safe-nodes.ts';
import type { PageFinish, ScannedPage } from '#parts/scan/finish-page.ts';

/** Attached documents, which the worker reads from the database itself. */
export interface AttachedBytes {
  /** Database of the user. */
  readonly database: string;
  /** By index of the document. */
  readonly hashes: readonly string[];
}

export interface PacketJob extends Pick<FilingPacket, 'pieces' | 'index'> {
  readonly files: AttachedBytes;
}

/** Extra input of the PDF: a DOCX needs neither fonts nor smaller pictures. */
export interface PacketPdfJob extends PacketJob {
  /** Reduce pictures first. */
  readonly shrink: boolean;
  readonly words: ScannedWords;
  readonly fonts: PdfFonts;
}

/** Photographed pages, straightened, rotated and reduced one at a time. */
export interface ScanJob {
  readonly pages: readonly ScannedPage[];
  readonly finish: PageFinish;
}

/** A picture above the size limit. */
export interface ShrinkJob {
  readonly picture: Blob;
}

/** Stored documents, or the bytes of one that is not stored yet. */
export interface LookJob {
  readonly of: AttachedBytes | Uint8Array;
}

/** Jobs that produce a file. */
export type MakeJob =
  | { readonly kind: 'pdf'; readonly document: CourtDocument; readonly fonts: PdfFonts }
  | { readonly kind: 'docx'; readonly document: CourtDocument }
  | ({ readonly kind: 'packet-pdf' } & PacketPdfJob)
  | ({ readonly kind: 'packet-docx' } & PacketJob)
  | ({ readonly kind: 'scan' } & ScanJob)
  | ({ readonly kind: 'shrink' } & ShrinkJob);

/** A DOCX to show. */
export interface ReadJob {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reason why a document cannot be shown. `not-here`: its viewer is not cached and there is no network. */
export type Unshown = 'broken' | 'locked' | 'too-large' | 'not-here';

export type DocxReading =
  | { readonly kind: 'nodes'; readonly nodes: readonly SafeNode[] }
  | { readonly kind: 'unshown'; readonly why: Unshown };

export type PaperJob =
  | MakeJob
  | ({ readonly kind: 'look' } & LookJob)
  | ({ readonly kind: 'read' } & ReadJob);

/** Pages and errors exist only for the PDF of a packet. */
export type MadePaper = { readonly blob: Blob } & Partial<
  Pick<BoundPacket, 'pages' | 'faults' | 'unfit' | 'withoutText'>
>;

/** Null for a document that is not on this device. */
export type Looks = readonly (FileLook | null)[];

/** `not-on-this-device`: the makers are not cached and there is no network. */
export type ExportError = { readonly kind: 'not-on-this-device' } | { readonly kind: 'failed' };

export type FromPaperWorker =
  | { readonly kind: 'at'; readonly done: number }
  | ({ readonly kind: 'made' } & MadePaper)
  | { readonly kind: 'looked'; readonly looks: Looks }
  | { readonly kind: 'read'; readonly reading: DocxReading }
  | { readonly kind: 'not-made'; readonly error: ExportError };
