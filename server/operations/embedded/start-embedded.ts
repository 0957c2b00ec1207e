/**
 * Starts PostgreSQL from npm on one folder, and starts it again if it ends. Stops the orphan of a killed process,
 * never a live one.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { claimFolder } from './claim-folder.ts';
import type { Account } from './database-account.ts';
import { stopOrphan } from './stop-orphan.ts';
import type { Site } from './choose-site.ts';
import { type RunningPostgres, supervise } from './supervise.ts';

export interface EmbeddedDatabase {
  readonly host: string;
  readonly user: 'app';
  readonly database: 'postgres';
  /** Resolves with the cause when PostgreSQL cannot be started again, or through `close`. */
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

type SpawnAs = Account | Record<string, never>;

export interface EmbeddedOptions {
  /** Settings of PostgreSQL, e.g. `fsync=off` for tests. */
  readonly settings?: readonly string[];
  /** Receives the cause before each new start. */
  readonly report?: (cause: string) => void;
}

export async function startEmbedded(
  site: Site,
  { settings = [], report = () => undefined }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const { home } = site;
  const release = await claimFolder(home);
  const as: SpawnAs = site.account ?? {};
  try {
    await stopOrphan(home);
    if (!fs.existsSync(home)) createCluster(site, as);
    const start = async (): Promise<RunningPostgres> => startServer(site, as, settings);
    const { ended, close: closeServer } = supervise(await start(), { start, report });
    const close = async (): Promise<void> => {
      await closeServer();
      release();
    };
    return { host: home, user: 'app', database: 'postgres', ended, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Runs initdb in a new folder and renames it. An orphaned initdb may still write to an older one. */
function createCluster({ home, initdb, account }: Site, as: SpawnAs): void {
  const draft = fs.mkdtempSync(`${home}.new-`);
  if (account) fs.chownSync(draft, account.uid, account.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  execFileSync(initdb, ['-D', draft, '-U', 'app', '--auth=trust', ...locale], {
    ...as,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  fs.renameSync(draft, home);
}

async function startServer(
  { home, postgres }: Site,
  as: SpawnAs,
  settings: readonly string[],
): Promise<RunningPostgres> {
  const log = fs.openSync(`${home}.log`, 'a');
  const flags = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'unix_socket_permissions=0700',
    'max_connections=60',
    'shared_buffers=64MB',
    ...settings,
  ].flatMap((flag) => ['-c', flag]);
  try {
    for (let attempt = 1; ; attempt++) {
      const child = spawn(postgres, ['-D', home, ...flags], {
        ...as,
        cwd: '/',
        stdio: ['ignore', log, log], // a pipe would die with this process
        detached: true, // Ctrl-C is for this process, which then stops PostgreSQL
      });
      const ended = endOf(child, home);
      if (await Promise.race([ended.then(() => false), isReady(home, child)]))
        return { ended, stop: async () => stopServer(child, ended) };
      if (attempt === 20) throw new Error(await ended);
      await pause(250); // backends of a killed postmaster may still hold its shared memory
    }
  } finally {
    fs.closeSync(log);
  }
}

async function endOf(child: ChildProcess, home: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      resolve(`PostgreSQL ended (${signal ?? code}), see ${home}.log`);
    });
  });
}

async function isReady(home: string, child: ChildProcess): Promise<boolean> {
  const file = `${home}/postmaster.pid`;
  while (child.exitCode === null && child.signalCode === null) {
    const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await pause(20);
  }
  return false;
}

async function stopServer(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const forced = setTimeout(() => child.kill('SIGQUIT'), 8_000);
  await ended;
  clearTimeout(forced);
}
