/**
 * The file of one partition's rows of reading: gzipped lines in the order of their ids. Each line has the hash before
 * and the hash of the chain, so the file proves its own rows.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { hashAfter } from '../audit-chain.ts';
import { type Database, sqlOf } from '../sql.ts';

const FORMAT = 'zamanat-audit-archive/1';

const ArchivedRow = z.object({
  n: z.int(),
  id: z.string(),
  previous: z.string(),
  hash: z.string(),
  content: z.string(),
});
export type ArchivedRow = z.infer<typeof ArchivedRow>;

/** A row of the file that is no row of the chain, or a file that is not whole. */
export class ArchiveFault extends Error {}

/** Writes the file under its name when it is complete on disk. */
export async function writeArchive(file: string, rows: AsyncIterable<ArchivedRow>): Promise<void> {
  const part = `${file}.part`;
  await pipeline(Readable.from(linesOf(rows)), createGzip(), createWriteStream(part, { mode: 0o600 }));
  const written = await open(part, 'r+');
  await written.sync();
  await written.close();
  renameSync(part, file);
}

async function* linesOf(rows: AsyncIterable<ArchivedRow>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`;
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

export interface CheckedArchive {
  readonly rows: number;
  readonly sha256: Buffer;
}

/** Compares the file with itself and with the chain. Throws an `ArchiveFault` that names the first wrong line. */
export async function checkArchive(pool: Database, file: string): Promise<CheckedArchive> {
  const sha256 = createHash('sha256');
  for await (const bytes of createReadStream(file)) sha256.update(bytes);
  let rows = 0;
  try {
    await eachPage(file, async (page) => {
      await comparePage(pool, file, page);
      rows += page.length;
    });
  } catch (error) {
    throw error instanceof ArchiveFault
      ? error
      : new ArchiveFault(`${file} cannot be read after row ${rows}: it is not the file that was written.`);
  }
  return { rows, sha256: sha256.digest() };
}

const PAGE = 1_000;

/** Reads the file to its end, also through an error, so that no handle stays open. */
async function eachPage(file: string, use: (page: readonly ArchivedRow[]) => Promise<void>): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Uint8Array>) => {
    let page: ArchivedRow[] = [];
    let isFirst = true;
    for await (const line of linesIn(bytes)) {
      if (isFirst) z.object({ format: z.literal(FORMAT) }).parse(JSON.parse(line));
      else page.push(ArchivedRow.parse(JSON.parse(line)));
      isFirst = false;
      if (page.length < PAGE) continue;
      await use(page);
      page = [];
    }
    await use(page);
  });
}

/** Each line ends with a line feed. */
async function* linesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function comparePage(pool: Database, file: string, page: readonly ArchivedRow[]): Promise<void> {
  const { rows } = await sqlOf(pool).query<{ n: string; id: string; hash: string }>(
    `SELECT n, audit_id AS id, encode(hash, 'hex') AS hash FROM audit_chain WHERE n = ANY($1::bigint[])`,
    [page.map(({ n }) => n)],
  );
  const chain = new Map(rows.map(({ n, id, hash }) => [Number(n), `${id} ${hash}`]));
  const wrong = page.find(
    ({ n, id, previous, hash, content }) =>
      chain.get(n) !== `${id} ${hash}` || hashAfter(previous, content) !== hash || !content.startsWith(id),
  );
  if (wrong) throw new ArchiveFault(`Row ${wrong.n} in ${file} is not the row of the audit log.`);
}
