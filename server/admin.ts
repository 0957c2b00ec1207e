/** The operator's commands: `npm run admin -- <command> ...`. To add one: its file in `commands/`, one line here. */
import { v7 } from 'uuid';
import { type Command, UsageError } from './commands/command.ts';
import { feedbackListCommand } from './commands/feedback-list.ts';
import { verifyJudgeCommand } from './commands/verify-judge.ts';
import { reachDatabase } from './reach-database.ts';
import { settingsFrom } from './settings.ts';
import { migrate } from './store/migrate.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  feedback: feedbackListCommand,
  'verify-judge': verifyJudgeCommand,
};

async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command ${name}.`);
  const run = command.read(words);
  const { pool, close } = await reachDatabase(settingsFrom(process.env));
  try {
    await migrate(pool);
    process.stdout.write(`${await run({ pool, now: () => new Date(), newId: () => v7() })}\n`);
  } finally {
    await close();
  }
}

function usage(): string {
  const lines = Object.values(COMMANDS).map((each) => `  npm run admin -- ${each.usage}`);
  return `Usage:\n${lines.join('\n')}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const said = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UsageError ? `${said}\n${usage()}\n` : `${said}\n`);
  process.exitCode = 1;
});
