/** The stored papers of filed applications: composed at the filing and at each amendment, then never changed. */
import { createHash } from 'node:crypto';
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
  { version, sha256, paper, packet }: PapersToStore,
): Promise<void> {
  await sql.query(
    `INSERT INTO filed_papers (application_id, version, at, sha256, composed_later, paper, packet)
     VALUES ($1, $2, $3, decode($4, 'hex'), $5, $6, $7)`,
    [applicationId, version, at, sha256, isLater, JSON.stringify(paper), JSON.stringify(packet)],
  );
}

/** Oldest first. */
export async function filedPapersOf(sql: Sql, applicationId: string): Promise<FiledPaper[]> {
  const { rows } = await sql.query<Omit<FiledPaper, 'at'> & { readonly at: Date }>(
    `SELECT version, at, encode(sha256, 'hex') AS sha256, paper, packet FROM filed_papers
     WHERE application_id = $1 ORDER BY version`,
    [applicationId],
  );
  return rows.map((row) => FiledPaper.parse({ ...row, at: row.at.toISOString() }));
}

/** The newest alone, for a print. */
export async function newestPaperOf(sql: Sql, applicationId: string): Promise<SealedPaper | undefined> {
  const { rows } = await sql.query<{ readonly paper: SealedPaper }>(
    'SELECT paper FROM filed_papers WHERE application_id = $1 ORDER BY version DESC LIMIT 1',
    [applicationId],
  );
  return rows[0]?.paper;
}
