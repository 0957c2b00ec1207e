/** Entry point: reads the environment, listens and handles signals. */
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from './operations/seed/seed-demonstration.ts';
import { type RunningServer, serve } from './serve.ts';
import { settingsFrom } from './settings.ts';

let stopping = false;
let started: Promise<RunningServer> | undefined;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await (await started)?.close();
    process.exit(0);
  } catch {
    process.exit(1); // the cause was already printed
  }
}

// register first: a signal during the start would orphan the database
process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop());

async function main(): Promise<void> {
  const here = import.meta.url;
  started = serve(settingsFrom(process.env), {
    distFolder: fileURLToPath(new URL('../dist', here)),
    worker: new URL(here.endsWith('.ts') ? '../scripts/worker-from-source.mjs' : 'worker.js', here),
  });
  const { address, notices, demoAccounts, databaseEnded } = await started;
  const lines = [...notices, `Zamanat is at ${address}`, ...accountLines(demoAccounts)];
  process.stdout.write(`${lines.join('\n')}\n`);
  const reason = await databaseEnded;
  if (stopping) return;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

const accountLines = (accounts: readonly DemoAccount[]): string[] =>
  accounts.length === 0
    ? []
    : [
        'Demonstration: sample accounts and applications, on this machine only.',
        ...accounts.map(
          ({ role, email, password }) => `  ${role.padEnd(7)} ${email}   password: ${password}`,
        ),
      ];

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
