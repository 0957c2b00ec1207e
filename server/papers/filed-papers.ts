/** The stored papers of filed applications: composed at the filing and at each amendment, then never changed. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import * as z from 'zod/mini';
import { type Application, contentOf } from '#contract/application/application.ts';
import { type FiledPacketPapers, FiledPaper } from '#contract/application/filed-paper.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { composeFiling } from '#documents/filed/compose-filing.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import type { Sql } from '#server/storage/sql.ts';
import { papersOf } from './papers-of.ts';
import { printContextOf } from './print-context.ts';

export interface PapersToStore {
  readonly version: number;
  readonly sha256: string;
  readonly paper: SealedPaper;
  readonly packet: FiledPacketPapers;
}

/** The papers of this version, in the words of this release. */
export async function composedPapers(sql: Sql, record: Application): Promise<PapersToStore> {
  const { lawEdition = 'not recorded', ...context } = await printContextOf(sql, record);
  const tables = await serverLawTables(context.caseLaw);
  const printing = { ...context, lawEdition, tables, papers: papersOf(record) };
  const { paper, packet } = composeFiling(contentOf(record), printing);
  const sha256 = createHash('sha256').update(exactTextOf(paper)).digest('hex');
  return { version: record.version, sha256, paper: SealedPaper.parse(paper), packet };
}

/** The application with the hash of its papers. */
export const withPaperHash = (record: Application, { version, sha256 }: PapersToStore): Application => ({
  ...record,
  filedPaper: { version, sha256 },
});

interface PaperStoring {
  readonly applicationId: string;
  readonly at: Date;
  /** True for a filing from before papers were stored. */
  readonly isLater?: boolean;
}

export async function storePapers(
  sql: Sql,
  { applicationId, at, isLater = false }: PaperStoring,
  papers: PapersToStore,
): Promise<void> {
  await sql.query(
    `INSERT INTO filed_papers (application_id, version, at, sha256, composed_later, papers)
     VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6)`,
    [applicationId, papers.version, at, papers.sha256, isLater, packedPapers(papers)],
  );
}

const Packed = z.pick(FiledPaper, { paper: true, packet: true });

export const packedPapers = ({ paper, packet }: Pick<PapersToStore, 'paper' | 'packet'>): Buffer =>
  deflateSync(JSON.stringify({ paper, packet }));

const unpacked = (papers: Buffer): z.infer<typeof Packed> =>
  Packed.parse(JSON.parse(inflateSync(papers).toString()));

/** Oldest first. */
export async function filedPapersOf(sql: Sql, applicationId: string): Promise<FiledPaper[]> {
  const { rows } = await sql.query<PaperRow>(
    `SELECT version, at, composed_later, encode(sha256, 'hex') AS sha256, papers FROM filed_papers
     WHERE application_id = $1 ORDER BY version`,
    [applicationId],
  );
  return rows.map(filedPaperOf);
}

const filedPaperOf = ({ version, at, composed_later: isLater, sha256, papers }: PaperRow): FiledPaper => ({
  version,
  at: at.toISOString(),
  ...(isLater && { composedLater: true }),
  sha256,
  ...unpacked(papers),
});

interface PaperRow extends Pick<FiledPaper, 'version' | 'sha256'> {
  readonly at: Date;
  readonly composed_later: boolean;
  readonly papers: Buffer;
}

/** The newest alone, for a print. */
export async function newestPaperOf(sql: Sql, applicationId: string): Promise<SealedPaper | undefined> {
  const { rows } = await sql.query<Pick<PaperRow, 'papers'>>(
    'SELECT papers FROM filed_papers WHERE application_id = $1 ORDER BY version DESC LIMIT 1',
    [applicationId],
  );
  return rows[0] && unpacked(rows[0].papers).paper;
}
