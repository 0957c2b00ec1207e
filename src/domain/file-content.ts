/**
 * What a file is, told by its bytes, the same on device and server: its name and what the browser calls it are not asked.
 * What could not be opened later is refused here, while who has the file can still do something about it.
 */
import { DOCX, type DocumentType, MAX_DOCUMENT_BYTES } from '#contract/document.ts';

export type FileFault =
  | 'empty'
  | 'too-large'
  /** Cut off, or damaged. */
  | 'broken'
  /** Opens with a password alone: a DOCX here, a PDF where somebody has tried to open it. */
  | 'locked'
  /** A Word file of before 2007, or one with a password: both are no ZIP. */
  | 'old-word'
  | 'heic'
  /** Small on the wire and without end once it is opened. */
  | 'bomb'
  /** A picture that says it is larger than a phone can open, whatever it is. */
  | 'too-many-points'
  | 'unknown';

export type FileFinding =
  | {
      readonly kind: 'file';
      readonly type: DocumentType;
      /** A PDF under a lock: against changes alone, as many courts lock their orders, or with a password. */
      readonly isEncrypted?: true;
    }
  | { readonly kind: 'fault'; readonly fault: FileFault };

/** What a person gives away is not longer than this once it is unpacked. */
const MOST_UNPACKED = 200 * 1024 * 1024;

/** More than the finest camera of a phone takes in 10 MB; to open it takes four bytes for each. */
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

interface Type {
  readonly begins: (bytes: Uint8Array) => boolean;
  readonly look: (bytes: Uint8Array) => FileFinding;
}

const TYPES: readonly Type[] = [
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

function startsWith(...head: readonly number[]): Type['begins'] {
  return (bytes) => head.every((byte, index) => bytes[index] === byte);
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** By its head, which says what whoever opens it makes room for. */
function pointsOfPng(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  return bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
}

/** Of the largest frame that any of its parts announces. */
function pointsOfJpg(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let most = 0;
  for (let at = 2; at + 9 < bytes.length && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const part = view.getUint8(at + 1);
    if (part === START_OF_SCAN) break; // the picture itself
    if (part >= 0xc0 && part <= 0xcf && !NO_FRAMES.has(part)) {
      most = Math.max(most, view.getUint16(at + 5) * view.getUint16(at + 7));
    }
  }
  return most;
}

const START_OF_SCAN = 0xda;
/** Tables of its code, among the numbers of frames. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Readers look for the beginning of a PDF among its first kilobyte. */
const headOf = (bytes: Uint8Array): string => latin(bytes.subarray(0, 1024));

function isHeic(bytes: Uint8Array): boolean {
  const brand = latin(bytes.subarray(4, 12));
  return /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(brand);
}

/**
 * A PDF ends with where its parts begin; what locks it stands beside that, never packed. Whether it opens without a
 * password is known to whoever opens it: that is done on the device, where no file of one person can hold up another's.
 */
function lookIntoPdf(bytes: Uint8Array): FileFinding {
  const whole = latin(bytes);
  if (!/startxref\s+\d+\s+%%EOF/.test(whole.slice(-4096))) return fault('broken');
  const found = file('application/pdf');
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(whole) ? { ...found, isEncrypted: true } : found;
}

const LONGEST_END = 65_557;
/** The name of the last part of a PNG. */
const IEND = [0x49, 0x45, 0x4e, 0x44];
const END_OF_ZIP = [0x50, 0x4b, 0x05, 0x06];
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

/** By the list at its end: nothing is unpacked to know what is in it. */
function lookIntoZip(bytes: Uint8Array): FileFinding {
  const entries = zipEntries(bytes);
  if (!entries) return fault('broken');
  if (!entries.some(({ name }) => name === 'word/document.xml')) return fault('unknown');
  if (entries.some(({ isLocked }) => isLocked)) return fault('locked');
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return unpacked > MOST_UNPACKED ? fault('bomb') : file(DOCX);
}

export interface ZipEntry {
  readonly name: string;
  /** As the list says it. */
  readonly size: number;
  readonly packedSize: number;
  /** 0: as it is; 8: deflated. */
  readonly method: number;
  /** Where its own head stands. */
  readonly headAt: number;
  readonly isLocked: boolean;
}

/** The list at the end of a ZIP; null where it does not stand where the end says. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const end = find(bytes, END_OF_ZIP, Math.max(0, bytes.length - LONGEST_END));
  return end < 0 || end + 22 > bytes.length ? null : entriesOf(bytes, end);
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

/** Where they stand last, from `from` on; -1 where nowhere. */
function find(bytes: Uint8Array, wanted: readonly number[], from = 0): number {
  for (let at = bytes.length - wanted.length; at >= from; at -= 1) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

const LATIN = new TextDecoder('latin1');
/** One letter for each byte. */
const latin = (bytes: Uint8Array): string => LATIN.decode(bytes);
