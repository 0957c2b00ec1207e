/** Detects a file type by its first bytes. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'zip' | 'none';

export function kindOf(bytes: Uint8Array): FileKind {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpg';
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'png';
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'zip';
  const head = String.fromCodePoint(...bytes.subarray(0, 1024)); // some scanners write data before the header
  return head.includes('%PDF-') ? 'pdf' : 'none';
}
