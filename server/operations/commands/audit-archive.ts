/** Moves old rows of reading from the audit log to files, and drops the former tables when their files are checked. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { OperatorPorts } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { extendChain } from '#server/storage/audit-chain.ts';
import {
  archivedTables,
  type AuditPartition,
  detachPartition,
  dropArchived,
  partitionsBefore,
  rowsOfReading,
  storedArchives,
} from '#server/storage/audit-log/archive-audit.ts';
import { checkArchive, writeArchive } from '#server/storage/audit-log/archive-file.ts';
import {
  type AuditMonth,
  auditMonthOf,
  firstIdOf,
  isAuditMonth,
} from '#server/storage/audit-log/audit-months.ts';
import { type Database, sqlState, LOCK_NOT_AVAILABLE } from '#server/storage/sql.ts';
import { type Act, type Command, UsageError } from './command.ts';
import { counted } from './law-words.ts';

export const archiveFolder = (dataFolder: string): string => path.join(dataFolder, 'audit-archive');

export const auditArchiveCommand: Command = {
  usage: 'audit-archive <--before <YYYY-MM> | --drop> [--in <folder>]',
  read: (words, { now }) => {
    const [what, ...rest] = words;
    if (what === '--drop') return dropping(folderIn(rest));
    const [month = '', ...more] = rest;
    if (what !== '--before') throw new UsageError('Name --before with a month, or --drop.');
    if (!isAuditMonth(month))
      throw new UsageError('Write the month after --before as YYYY-MM, such as 2026-01.');
    if (month > auditMonthOf(now()))
      throw new UsageError(`${month} is in the future. Name at most the present month: its rows stay.`);
    return archiving(month, folderIn(more));
  },
};

function folderIn([flag, folder, ...more]: readonly string[]): string | undefined {
  if (flag === undefined) return undefined;
  if (flag !== '--in' || folder === undefined || more.length > 0)
    throw new UsageError(`${flag} is not understood.`);
  return folder;
}

const archiving =
  (month: AuditMonth, given: string | undefined): Act =>
  async (ports) => {
    const folder = given ?? archiveFolder(ports.dataFolder ?? '.');
    const owned = ownerOf(ports);
    await extendChain(ports.pool);
    const partitions = await partitionsBefore(ports.pool, firstIdOf(month));
    if (partitions.length === 0)
      return `The audit log has no partition that ends before ${month} and is not archived yet.`;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lines: string[] = [];
    for (const partition of partitions) lines.push(await archive(ports, { partition, folder, owned }));
    return [
      ...lines,
      'The rows of changes stay in the log. Copy the files to two places that this server cannot change.',
      'Then run audit-archive --drop: it checks the files again and drops the former tables.',
    ].join('\n');
  };

type OwnerRun = NonNullable<OperatorPorts['asOwner']>;

const ownerOf =
  ({ asOwner, pool }: OperatorPorts): OwnerRun =>
  async (work) =>
    asOwner ? asOwner(work) : work(pool);

interface ArchiveJob {
  readonly partition: AuditPartition;
  readonly folder: string;
  readonly owned: OwnerRun;
}

async function archive(
  { pool, operator, ...ports }: OperatorPorts,
  { partition, folder, owned }: ArchiveJob,
): Promise<string> {
  const fileName = `${partition.table}.jsonl.gz`;
  const file = path.join(folder, fileName);
  if (existsSync(file)) throw new Error(`${file} exists. Move it away, then run the command again.`);
  await writeArchive(file, rowsOfReading(pool, partition));
  const checked = await checkArchive(pool, file);
  const sha256 = checked.sha256.toString('hex');
  const detail = { operator, partition: partition.table, file: fileName, rows: checked.rows, sha256 };
  const note = async (sql: Parameters<typeof audit>[0]): Promise<void> =>
    audit(sql, ports, { action: 'archive-audit', userId: undefined, detail });
  try {
    const written = { ...checked, fileName, at: ports.now() };
    await owned(async (owner: Database) => detachPartition(owner, partition, { written, note }));
  } catch (error) {
    throw new Error(`${file} is written and checked, but the log is unchanged: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return `${file}: ${counted(checked.rows, 'row', 'rows')}, checked, SHA-256 ${sha256}.`;
}

function reasonOf(error: unknown): string {
  if (sqlState(error) === LOCK_NOT_AVAILABLE)
    return 'another transaction kept its lock on the audit log. Remove the file, then run the command again.';
  return error instanceof Error ? error.message : String(error);
}

const dropping =
  (given: string | undefined): Act =>
  async (ports) => {
    const folder = given ?? archiveFolder(ports.dataFolder ?? '.');
    const archives = new Map((await storedArchives(ports.pool)).map((each) => [each.partition, each]));
    const tables = await archivedTables(ports.pool);
    for (const table of tables) {
      const stored = archives.get(table);
      const file = path.join(folder, stored?.fileName ?? '');
      if (!existsSync(file))
        throw new Error(`${file} is missing, so its table stays. Name the folder with --in.`);
      const { sha256 } = await checkArchive(ports.pool, file);
      if (sha256.toString('hex') !== stored?.sha256)
        throw new Error(`${file} is not the file that was written, so its table stays.`);
      await ownerOf(ports)(async (owner) => dropArchived(owner, table));
    }
    return tables.length === 0
      ? 'No archived table is left.'
      : `${counted(tables.length, 'archived table', 'archived tables')} dropped; the files are unchanged.`;
  };
