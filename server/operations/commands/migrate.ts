import { type Command, UsageError } from './command.ts';

/** The database is migrated before each command; this one only reports its state. */
export const migrateCommand: Command = {
  usage: 'migrate',
  read: (words) => {
    if (words.length > 0) throw new UsageError(`${words[0]} is not understood.`);
    return async ({ pool }) => {
      const { rows } = await pool.query<{ name: string; total: number }>(
        'SELECT max(name) AS name, count(*)::int AS total FROM migrations',
      );
      return `The database has all ${rows[0]?.total ?? 0} migrations; the last one is ${rows[0]?.name ?? ''}.`;
    };
  },
};
