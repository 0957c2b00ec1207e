/**
 * Stores papers of applications that a server of a former release filed or amended, in the words of this release. Their
 * first words are not known.
 */
import { invariant } from '#kernel/assert.ts';
import { composedPapers, newestPaperOf, storePapers, withPaperHash } from '#server/papers/filed-papers.ts';
import { applicationById, saveApplication } from '#server/storage/applications.ts';
import { inTransaction, sqlOf } from '#server/storage/sql.ts';
import type { OperatorPorts } from '#server/ports.ts';
import { type Command, UsageError } from './command.ts';
import { forEachInBatches } from './in-batches.ts';
import { counted } from './law-words.ts';

export const keepFiledPapersCommand: Command = {
  usage: 'keep-filed-papers',
  read: ([more]) => {
    if (more !== undefined) throw new UsageError(`${more} is not understood.`);
    return async (ports) => {
      const failures: string[] = [];
      let stored = 0;
      const ids = { after: (id: string) => withoutPapers(ports, id), idOf: (id: string) => id };
      await forEachInBatches(ids, async (id) => {
        const outcome = await keepPapers(ports, id).catch((error: unknown) => `  ${id}: ${String(error)}`);
        if (outcome === true) stored += 1;
        if (typeof outcome === 'string') failures.push(outcome);
      });
      return [
        `The papers of ${counted(stored, 'application', 'applications')} stored.`,
        ...leftOut(failures),
      ].join('\n');
    };
  },
};

/** Each with the reason. A lost connection ends the command with its next query. */
const leftOut = (failures: readonly string[]): string[] =>
  failures.length === 0
    ? []
    : [
        `${counted(failures.length, 'application has', 'applications have')} no stored paper, because of an error:`,
        ...failures,
      ];

async function withoutPapers({ pool }: OperatorPorts, after: string): Promise<readonly string[]> {
  const { rows } = await sqlOf(pool).query<{ readonly _id: string }>(
    `SELECT _id FROM applications WHERE _id > $1
       AND NOT EXISTS (
         SELECT 1 FROM filed_papers WHERE application_id = applications._id
           AND at >= coalesce((record->'amendments'->-1->>'at')::timestamptz, '-infinity')
       )
     ORDER BY _id LIMIT 200`,
    [after],
  );
  return rows.map(({ _id }) => _id);
}

/** The version stays, so that no waiting order of a judge is refused. A device learns the hash with the next change. */
const keepPapers = async ({ pool, now }: OperatorPorts, id: string): Promise<boolean> =>
  inTransaction(pool, async (sql) => {
    const record = await applicationById(sql, id, 'FOR UPDATE');
    if (!record || (await newestPaperOf(sql, record))) return false;
    const papers = await composedPapers(sql, record);
    invariant(papers, 'keep-filed-papers: composed here, without a composer of a call');
    await storePapers(sql, { applicationId: id, at: now(), isLater: true }, papers);
    await saveApplication(sql, withPaperHash(record, papers));
    return true;
  });
