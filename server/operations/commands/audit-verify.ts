import { existsSync } from 'node:fs';
import path from 'node:path';
import { headsFile, readHeads } from '#server/operations/seal-audit.ts';
import { type ChainFault, type ChainHead, checkChain } from '#server/storage/audit-chain.ts';
import { type StoredArchive, storedArchives } from '#server/storage/audit-log/archive-audit.ts';
import { ArchiveFault, checkArchive } from '#server/storage/audit-log/archive-file.ts';
import type { OperatorPorts } from '#server/ports.ts';
import type { Database } from '#server/storage/sql.ts';
import { archiveFolder } from './audit-archive.ts';
import { type Command, UsageError } from './command.ts';

export const auditVerifyCommand: Command = {
  usage: 'audit-verify [<file of heads>|s3] [--archives <folder>]',
  read: (words) => {
    const { file, archives } = wordsOf(words);
    return async ({ pool, dataFolder = '.', headStore }) => {
      const from = file === 's3' ? 'the bucket' : (file ?? headsFile(dataFolder));
      const heads = file === 's3' ? await headsInBucket(headStore) : readHeads(from);
      const { head, fault } = await checkChain(pool, heads);
      if (fault)
        throw new Error(
          `${SENTENCES[fault.kind](fault)} The ${head.n} rows before it are unchanged. ${NEXT_STEP}`,
        );
      const archived = await archivesIn(pool, archives ?? archiveFolder(dataFolder));
      const compared = heads.length === 0 ? `no heads in ${from}` : `${heads.length} heads in ${from}`;
      return [resultOf(head, compared), ...archived].join('\n');
    };
  },
};

async function headsInBucket(store: OperatorPorts['headStore']): Promise<readonly ChainHead[]> {
  if (!store) throw new Error('No bucket for heads is set. Set S3_AUDIT_BUCKET, or name a file.');
  return store.list();
}

interface VerifyWords {
  readonly file: string | undefined;
  readonly archives: string | undefined;
}

function wordsOf(words: readonly string[]): VerifyWords {
  const [file] = words[0] === '--archives' ? [] : words;
  const [flag, archives, ...more] = file === undefined ? words : words.slice(1);
  if (flag === undefined) return { file, archives };
  if (flag !== '--archives' || archives === undefined) throw new UsageError(`${flag} is not understood.`);
  if (more.length > 0) throw new UsageError(`${more[0]} is not understood.`);
  return { file, archives };
}

/** One line for each archive. Throws on a row that is missing in the log and in its archive. */
async function archivesIn(pool: Database, folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const stored of await storedArchives(pool)) {
    const { fileName, archived, sha256 } = stored;
    const fault = await faultOf(pool, path.join(folder, fileName), stored);
    if (fault !== undefined) throw new Error(`${fault} ${NEXT_STEP}`);
    lines.push(
      existsSync(path.join(folder, fileName))
        ? `${archived} rows are in ${fileName}, which is unchanged.`
        : `${archived} rows are in ${fileName}, which is not in ${folder}: compare it with SHA-256 ${sha256}.`,
    );
  }
  return lines;
}

async function faultOf(pool: Database, file: string, stored: StoredArchive): Promise<string | undefined> {
  const { partition, fileName, archived, missing, isLogged } = stored;
  if (!isLogged) return `The audit log has no row about the archive ${fileName}.`;
  if (missing !== archived)
    return `The archive ${fileName} has ${archived} rows, but ${missing} of ${partition} are missing in the audit log.`;
  if (!existsSync(file)) return undefined;
  try {
    const { sha256, rows } = await checkArchive(pool, file);
    if (rows === archived && sha256.toString('hex') === stored.sha256) return undefined;
    return `${file} is not the file that was written.`;
  } catch (error) {
    if (error instanceof ArchiveFault) return error.message;
    throw error;
  }
}

const resultOf = ({ n, hash }: { readonly n: number; readonly hash: string }, compared: string): string =>
  n === 0
    ? 'The audit log has no sealed row yet. The running server seals new rows every minute: try again then.'
    : `The audit log is unchanged: ${n} rows, head ${hash}. Compared with ${compared}.`;

const NEXT_STEP =
  'Copy the database and the heads before anything else, compare with heads that this server cannot change (audit-verify <file> or s3), and find out who could write to the database.';

const SENTENCES: Readonly<Record<ChainFault['kind'], (fault: ChainFault) => string>> = {
  changed: ({ n, auditId }) => `Row ${n} of the audit log (${auditId}) was changed.`,
  removed: ({ n, auditId }) =>
    `Row ${n} of the audit log${auditId === undefined ? '' : ` (${auditId})`} was removed.`,
  inserted: ({ auditId }) => `Row ${auditId} was inserted into the audit log later.`,
  head: ({ n, auditId }) =>
    auditId === undefined
      ? `The audit log ends before row ${n}, which the file of heads names: rows were removed, or the database is an earlier backup.`
      : `Row ${n} of the audit log (${auditId}) does not match the file of heads: the chain was written again.`,
};
