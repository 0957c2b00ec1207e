/** The stored papers of filed applications: composed at the filing and at each amendment, then never changed. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import * as z from 'zod/mini';
import { type Application, contentOf } from '#contract/application/application.ts';
import { type FiledPacketPapers, FiledPaper } from '#contract/application/filed-paper.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { isOfLastText } from '#domain/application/amendments.ts';
import type { Sql } from '#server/storage/sql.ts';
import { type Composer, composePapers } from './compose-papers.ts';
import { printContextOf } from './print-context.ts';

export interface PapersToStore {
  readonly version: number;
  readonly sha256: string;
  readonly paper: SealedPaper;
  readonly packet: FiledPacketPapers;
}

/** The papers of this version, in the words of this release. Null if `compose` has none. */
export async function composedPapers(
  sql: Sql,
  record: Application,
  compose: Composer = composePapers,
): Promise<PapersToStore | null> {
  const composed = await compose(contentOf(record), await printContextOf(sql, record));
  if (composed === null) return null;
  const { paper, packet, exactText } = composed;
  const sha256 = createHash('sha256').update(exactText).digest('hex');
  return { version: record.version, sha256, paper, packet };
}

/** The application with the hash of its papers. Without papers it names none, also not those of the text before. */
export function withPaperHash(
  { filedPaper: _before, ...record }: Application,
  papers: Pick<PapersToStore, 'version' | 'sha256'> | null,
): Application {
  return papers === null
    ? record
    : { ...record, filedPaper: { version: papers.version, sha256: papers.sha256 } };
}

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

/** The first and the newest, so that the answer is bounded. */
export async function filedPapersOf(sql: Sql, applicationId: string): Promise<FiledPaper[]> {
  const { rows } = await sql.query<PaperRow>(
    `SELECT version, at, composed_later, encode(sha256, 'hex') AS sha256, papers FROM filed_papers
     WHERE application_id = $1 AND version IN (
       SELECT unnest(ARRAY[min(version), max(version)]) FROM filed_papers WHERE application_id = $1
     ) ORDER BY version`,
    [applicationId],
  );
  return rows.map(filedPaperOf);
}

/** The paper of each text from the filing to the last amendment. Empty if one of them is not stored. */
export async function papersOfTexts(
  sql: Sql,
  { _id, createdAt, amendments = [] }: Pick<Application, '_id' | 'createdAt' | 'amendments'>,
): Promise<SealedPaper[]> {
  const times = [createdAt, ...amendments.map(({ at }) => at)];
  const { rows } = await sql.query<Pick<PaperRow, 'papers'>>(
    `SELECT paper.papers FROM unnest($2::timestamptz[]) WITH ORDINALITY AS text (at, nth)
     CROSS JOIN LATERAL (
       SELECT papers FROM filed_papers WHERE application_id = $1
         AND (at = text.at OR (composed_later AND (nth = $3 AND at > text.at OR nth = 1 AND version = 1)))
       ORDER BY version LIMIT 1
     ) AS paper ORDER BY nth`,
    [_id, times, times.length],
  );
  return rows.length === times.length ? rows.map(({ papers }) => unpacked(papers).paper) : [];
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

/** The newest alone, for a print. `undefined` if a server of the former release amended the application after it. */
export async function newestPaperOf(
  sql: Sql,
  { _id, amendments }: Pick<Application, '_id' | 'amendments'>,
): Promise<SealedPaper | undefined> {
  const { rows } = await sql.query<Pick<PaperRow, 'papers' | 'at'>>(
    'SELECT papers, at FROM filed_papers WHERE application_id = $1 ORDER BY version DESC LIMIT 1',
    [_id],
  );
  const [newest] = rows;
  if (!newest || !isOfLastText({ at: newest.at.toISOString() }, { amendments })) return undefined;
  return unpacked(newest.papers).paper;
}
