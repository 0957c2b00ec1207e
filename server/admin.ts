/**
 * Operator commands: `npm run admin -- <command> ...`. A new command is a file in `commands/` and one line
 * here.
 */
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { v7 } from 'uuid';
import {
  confirmEmailCommand,
  endOperatorCommand,
  endSessionsCommand,
  grantOperatorCommand,
  resetSecondFactorCommand,
} from './operations/commands/account-commands.ts';
import { afterRestoreCommand } from './operations/commands/after-restore.ts';
import { auditArchiveCommand } from './operations/commands/audit-archive.ts';
import { auditSearchCommand } from './operations/commands/audit-search.ts';
import { auditVerifyCommand } from './operations/commands/audit-verify.ts';
import { calendarImportCommand } from './operations/commands/calendar-import.ts';
import { calendarListCommand } from './operations/commands/calendar-list.ts';
import { type Command, UsageError } from './operations/commands/command.ts';
import { feedbackListCommand } from './operations/commands/feedback-list.ts';
import { keepFiledPapersCommand } from './operations/commands/keep-filed-papers.ts';
import { keepOrderPapersCommand } from './operations/commands/keep-order-papers.ts';
import { lawImportCommand } from './operations/commands/law-import.ts';
import { lawListCommand } from './operations/commands/law-list.ts';
import { lawRemoveCommand } from './operations/commands/law-remove.ts';
import { lawRevertCommand } from './operations/commands/law-revert.ts';
import { migrateCommand } from './operations/commands/migrate.ts';
import { printable } from './operations/commands/printable.ts';
import { verifyOrderCommand } from './operations/commands/verify-order.ts';
import {
  addServiceCommand,
  endServiceCommand,
  listServicesCommand,
} from './operations/commands/service-accounts.ts';
import { addWebhookCommand, endWebhookCommand, listWebhooksCommand } from './operations/commands/webhooks.ts';
import { endSeatCommand, verifyJudgeCommand } from './operations/commands/verify-judge.ts';
import { verifyJudgesCommand } from './operations/commands/verify-judges.ts';
import { firstGeneration } from './storage/generation.ts';
import { reachDatabase } from './operations/database/command-database.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { s3Heads } from './storage/s3-heads.ts';
import { secretKeysOf } from './storage/secrets/secret-keys.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  'after-restore': afterRestoreCommand,
  'audit-verify': auditVerifyCommand,
  'audit-archive': auditArchiveCommand,
  'audit-search': auditSearchCommand,
  feedback: feedbackListCommand,
  'confirm-email': confirmEmailCommand,
  'verify-judge': verifyJudgeCommand,
  'verify-judges': verifyJudgesCommand,
  'verify-order': verifyOrderCommand,
  'keep-order-papers': keepOrderPapersCommand,
  'keep-filed-papers': keepFiledPapersCommand,
  'end-seat': endSeatCommand,
  'end-sessions': endSessionsCommand,
  'reset-second-factor': resetSecondFactorCommand,
  'add-service': addServiceCommand,
  'end-service': endServiceCommand,
  services: listServicesCommand,
  'add-webhook': addWebhookCommand,
  'end-webhook': endWebhookCommand,
  webhooks: listWebhooksCommand,
  'grant-operator': grantOperatorCommand,
  'end-operator': endOperatorCommand,
  'law-import': lawImportCommand,
  'law-list': lawListCommand,
  'law-revert': lawRevertCommand,
  'law-remove': lawRemoveCommand,
  'calendar-import': calendarImportCommand,
  'calendar-list': calendarListCommand,
};

const now = () => new Date();

async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command ${name}.`);
  const run = await command.read(words, { now });
  if (typeof run === 'string') return say(run);
  const settings = settingsOf(name);
  const { pool, asOwner, close } = await reachDatabase(settings);
  try {
    await firstGeneration({ pool, now, newId: () => v7() });
    const { dataFolder, auditHeads } = settings;
    const headStore = auditHeads && s3Heads(auditHeads);
    const secretKeys = await secretKeysOf(settings);
    const ports = { pool, asOwner, now, newId: () => v7(), randomBytes, secretKeys, dataFolder, headStore };
    say(await run({ ...ports, operator: operator() }));
  } finally {
    await close();
  }
}

/** The command `migrate` migrates also if a server does not. */
function settingsOf(command: string): Settings {
  const settings = settingsFrom(process.env);
  return command === 'migrate'
    ? { ...settings, database: { ...settings.database, migratesAtStart: true } }
    : settings;
}

function say(text: string): void {
  process.stdout.write(`${printable(text)}\n`);
}

/** A container may run under a user id without a name. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

function usage(): string {
  const lines = Object.values(COMMANDS).map((each) => `  npm run admin -- ${each.usage}`);
  return `Usage:\n${lines.join('\n')}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const message = printable(error instanceof Error ? error.message : String(error));
  process.stderr.write(error instanceof UsageError ? `${message}\n${usage()}\n` : `${message}\n`);
  process.exitCode = 1;
});
