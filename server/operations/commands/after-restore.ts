import { beginGeneration } from '#server/storage/generation.ts';
import { audit } from '#server/storage/audit.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';

export const afterRestoreCommand: Command = {
  usage: 'after-restore',
  read: (words) => {
    if (words.length > 0) throw new UsageError(`${words[0]} is not understood.`);
    return async (ports) => {
      const { number } = await beginGeneration(ports, 'by-hand');
      const detail = { generation: number, operator: ports.operator };
      await audit(sqlOf(ports.pool), ports, { action: 'after-restore', userId: undefined, detail });
      return [
        `Generation ${number} of this database has begun.`,
        'At their next contact devices compare what they hold with what is here, keep what is missing, and offer to send it again.',
      ].join('\n');
    };
  },
};
