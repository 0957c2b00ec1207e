import { headsFile, readHeads } from '#server/operations/seal-audit.ts';
import { type ChainFault, checkChain } from '#server/storage/audit-chain.ts';
import { type Command, UsageError } from './command.ts';

export const auditVerifyCommand: Command = {
  usage: 'audit-verify [<file of heads>|s3]',
  read: ([file, ...more]) => {
    if (more.length > 0) throw new UsageError(`${more[0]} is not understood.`);
    return async ({ pool, dataFolder = '.', headStore }) => {
      if (file === 's3' && !headStore)
        throw new Error('No bucket for heads is set. Set S3_AUDIT_BUCKET, or name a file.');
      const from = file === 's3' ? 'the bucket' : (file ?? headsFile(dataFolder));
      const heads = file === 's3' && headStore ? await headStore.list() : readHeads(from);
      const { head, fault } = await checkChain(pool, heads);
      if (fault)
        throw new Error(
          `${SENTENCES[fault.kind](fault)} The ${head.n} rows before it are unchanged. ${NEXT_STEP}`,
        );
      const compared = heads.length === 0 ? `no heads in ${from}` : `${heads.length} heads in ${from}`;
      return resultOf(head, compared);
    };
  },
};

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
