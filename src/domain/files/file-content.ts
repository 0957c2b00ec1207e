/**
 * Detects a file's type from its bytes, alike on device and server; name and declared type are ignored.
 * Rejects unreadable files while the user can still replace them.
 */
import { DOCX, type DocumentType, MAX_DOCUMENT_BYTES } from '#contract/case/document.ts';

export type FileFault =
  | 'empty'
  | 'too-large'
  /** Truncated or damaged. */
  | 'broken'
  /** Needs a password: a DOCX here; a PDF only after an attempt to open it. */
  | 'locked'
  /** A Word file from before 2007 or one with a password; neither is a ZIP. */
  | 'old-word'
  | 'heic'
  /** A small file that unpacks to an excessive size. */
  | 'bomb'
  /** An image whose declared size is too large for a phone. */
  | 'too-many-points'
  | 'unknown';

export type FileFinding =
  | {
      readonly kind: 'file';
      readonly type: DocumentType;
      /** An encrypted PDF: either only against changes, as many courts do, or with a password. */
      readonly isEncrypted?: true;
    }
  | { readonly kind: 'fault'; readonly fault: FileFault };

const MB = 1024 * 1024;
/** Unpacked size of a DOCX. */
const MOST_UNPACKED = 50 * MB;
/** Unpacked size of its XML. A reader needs about fifty times as much memory. */
const MOST_XML = 8 * MB;
/** Unpacked bytes for each packed byte of XML. Real texts reach 40. */
const MOST_RATIO = 100;
/** XML below this size may have any ratio. */
const SMALL_XML = MB;
/** Parts of a DOCX. */
const MOST_ENTRIES = 2_000;

/** Above any phone photo of 10 MB. Decoding takes four bytes per pixel. */
const MOST_POINTS = 120_000_000;

export function fileContent(bytes: Uint8Array): FileFinding {
  if (bytes.length === 0) return fault('empty');
  if (bytes.length > MAX_DOCUMENT_BYTES) return fault('too-large');
  const type = TYPES.find(({ begins }) => begins(bytes));
  return type ? type.look(bytes) : fault('unknown');
}

const fault = (which: FileFault): FileFinding => ({ kind: 'fault', fault: which });
const file = (type: DocumentType): Extract<FileFinding, { kind: 'file' }> => ({ kind: 'file', type });

const picture = (type: DocumentType, points: number): FileFinding =>
  points > MOST_POINTS ? fault('too-many-points') : file(type);

interface FileTypeReader {
  readonly begins: (bytes: Uint8Array) => boolean;
  readonly look: (bytes: Uint8Array) => FileFinding;
}

const TYPES: readonly FileTypeReader[] = [
  {
    begins: startsWith(0xff, 0xd8, 0xff),
    look: (bytes) =>
      find(bytes, [0xff, 0xd9]) > 0 ? picture('image/jpeg', pointsOfJpg(bytes)) : fault('broken'),
  },
  {
    begins: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    look: (bytes) => (find(bytes, IEND) > 0 ? picture('image/png', pointsOfPng(bytes)) : fault('broken')),
  },
  { begins: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), look: () => fault('old-word') },
  { begins: startsWith(0x50, 0x4b, 0x03, 0x04), look: lookIntoZip },
  { begins: isHeic, look: () => fault('heic') },
  { begins: (bytes) => headOf(bytes).includes('%PDF-'), look: lookIntoPdf },
];

function startsWith(...head: readonly number[]): FileTypeReader['begins'] {
  return (bytes) => head.every((byte, index) => bytes[index] === byte);
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Size from the header, by which decoders allocate memory. */
function pointsOfPng(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  return bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
}

/** Size of the largest frame declared by any segment. */
function pointsOfJpg(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let most = 0;
  for (let at = 2; at + 9 < bytes.length && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const part = view.getUint8(at + 1);
    if (part === START_OF_SCAN) break;
    if (part >= 0xc0 && part <= 0xcf && !NO_FRAMES.has(part)) {
      most = Math.max(most, view.getUint16(at + 5) * view.getUint16(at + 7));
    }
  }
  return most;
}

const START_OF_SCAN = 0xda;
/** Huffman and coding tables within the range of frame markers. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Readers search for the PDF header in the first kilobyte. */
const headOf = (bytes: Uint8Array): string => latin(bytes.subarray(0, 1024));

function isHeic(bytes: Uint8Array): boolean {
  const brand = latin(bytes.subarray(4, 12));
  return /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(brand);
}

/**
 * The trailer of a PDF names its encryption, never compressed. Only opening shows whether a password is
 * needed; the device does that, so that a file cannot block the server.
 */
function lookIntoPdf(bytes: Uint8Array): FileFinding {
  const fileText = latin(bytes);
  if (!/startxref\s+\d+\s+%%EOF/.test(fileText.slice(-4096))) return fault('broken');
  const found = file('application/pdf');
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(fileText) ? { ...found, isEncrypted: true } : found;
}

const LONGEST_END = 65_557;
/** Type of the last PNG chunk. */
const IEND = [0x49, 0x45, 0x4e, 0x44];
const END_OF_ZIP = [0x50, 0x4b, 0x05, 0x06];
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

/** Reads the central directory only; nothing is unpacked. `verifyFileContent` measures the real sizes. */
function lookIntoZip(bytes: Uint8Array): FileFinding {
  if (entryCount(bytes) > MOST_ENTRIES) return fault('bomb');
  const entries = zipEntries(bytes);
  if (!entries) return fault('broken');
  if (!entries.some(({ name }) => name === 'word/document.xml')) return fault('unknown');
  if (entries.some(({ isLocked }) => isLocked)) return fault('locked');
  return unpacksToTooMuch(entries) ? fault('bomb') : file(DOCX);
}

function unpacksToTooMuch(entries: readonly ZipEntry[]): boolean {
  const xml = entries.filter(isXml);
  const size = sumOf(xml, 'size');
  if (sumOf(entries, 'size') > MOST_UNPACKED || size > MOST_XML) return true;
  return size > SMALL_XML && size > MOST_RATIO * sumOf(xml, 'packedSize');
}

const sumOf = (entries: readonly ZipEntry[], of: 'size' | 'packedSize'): number =>
  entries.reduce((sum, entry) => sum + entry[of], 0);

export const isXml = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name);

export interface ZipEntry {
  readonly name: string;
  /** Unpacked size, as declared by the directory. */
  readonly size: number;
  readonly packedSize: number;
  /** 0: stored; 8: deflated. */
  readonly method: number;
  /** Offset of the local file header. */
  readonly headAt: number;
  readonly isLocked: boolean;
}

/** Central directory of a ZIP; null if it is not at the declared offset. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const end = endOfZip(bytes);
  return end < 0 ? null : entriesOf(bytes, end);
}

/** As declared; 0 for a ZIP without an end. */
function entryCount(bytes: Uint8Array): number {
  const end = endOfZip(bytes);
  return end < 0 ? 0 : viewOf(bytes).getUint16(end + 10, true);
}

/** Offset of the end record; -1 if it is missing or truncated. */
function endOfZip(bytes: Uint8Array): number {
  const end = find(bytes, END_OF_ZIP, Math.max(0, bytes.length - LONGEST_END));
  return end + 22 > bytes.length ? -1 : end;
}

function entriesOf(bytes: Uint8Array, end: number): ZipEntry[] | null {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return null;
    const length = view.getUint16(at + 28, true);
    const nameAt = at + ENTRY_BYTES;
    entries.push({
      name: latin(bytes.subarray(nameAt, nameAt + length)),
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
      headAt: view.getUint32(at + 42, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at = nameAt + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Last occurrence at or after `from`; -1 if none. */
function find(bytes: Uint8Array, pattern: readonly number[], from = 0): number {
  const [first = 0] = pattern;
  const last = bytes.length - pattern.length;
  if (last < from) return -1;
  for (
    let at = bytes.lastIndexOf(first, last);
    at >= from;
    at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)
  ) {
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

const LATIN = new TextDecoder('latin1');
/** One character per byte. */
const latin = (bytes: Uint8Array): string => LATIN.decode(bytes);
