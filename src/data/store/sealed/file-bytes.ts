/** Joins the sealed blocks of a file, one after the other, so that no more than one block is held twice. */
import type { Row } from './clear-columns.ts';
import type { BlockRow } from '#data/store/rows.ts';
import { isSealed } from './row-box.ts';
import { isBytes } from './row-bytes.ts';

interface FileSource {
  /** Never inside a transaction. Undefined if the row does not open. */
  readonly open: (table: 'blobs' | 'blocks', row: Row) => Promise<Row | undefined>;
  readonly blockAt: (from: number) => Promise<Row | undefined>;
}

type OpenBlock = Pick<BlockRow, 'size' | 'bytes'>;

/** Undefined if a block is missing or does not open. Until version 12 the row of the file had its bytes. */
export async function bytesIn(
  file: Row,
  { open, blockAt }: FileSource,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (isSealed(file) || 'bytes' in file) {
    const bytes = (await open('blobs', file))?.['bytes'];
    return isBytes(bytes) ? bytes : undefined;
  }
  const openBlock = async (from: number): Promise<OpenBlock | undefined> => {
    const block = await blockAt(from);
    const opened = block && (await open('blocks', block));
    return isBytes(opened?.['bytes']) ? { size: Number(opened['size']), bytes: opened['bytes'] } : undefined;
  };
  let whole: Uint8Array<ArrayBuffer> | undefined;
  for (let from = 0; whole === undefined || from < whole.length;) {
    const block = await openBlock(from);
    if (!block) return undefined;
    whole ??= new Uint8Array(block.size);
    whole.set(block.bytes, from);
    from += block.bytes.length;
  }
  return whole;
}
