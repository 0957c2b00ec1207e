/** The built product as a newcomer runs it: its own process, its own database folder, its own port. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { stopOrphan } from '../../../server/operations/embedded/stop-orphan.ts';

/** Names the folder of `empty-data.ts`. */
export const EMPTY_DATA = 'ZAMANAT_E2E_EMPTY_DATA';
/** Names the folder of `installed-profile.ts`. */
export const PROFILES = 'ZAMANAT_E2E_PROFILES';
/** Names one free port for each worker of the run, so that a profile fits the next product of the worker too. */
export const PORTS = 'ZAMANAT_E2E_PORTS';

const QUICK_SCRYPT = new URL('quick-scrypt.mjs', import.meta.url).href;

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** As a power cut would: no goodbye, and PostgreSQL is left an orphan. */
  readonly kill: () => Promise<void>;
  /** A clean shutdown: the data folder is complete. */
  readonly stop: () => Promise<void>;
  /** On the same port and folder as before. */
  readonly start: () => Promise<void>;
  /** Stops for good and removes the folder. */
  readonly remove: () => Promise<void>;
}

type Env = Readonly<Record<string, string>>;

/** `root` is the folder that was built; `settings` are the operator's, also as a function of the address. */
export async function startProduct(
  root = '.',
  settings: Env | ((url: string) => Env) = {},
): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zamanat-e2e-'));
  chmodSync(dataDir, 0o755); // as root, PostgreSQL runs as another user
  const empty = process.env[EMPTY_DATA];
  if (empty !== undefined) copyFolder(`${empty}/.`, dataDir);
  const port = await portOfWorker();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const own = typeof settings === 'function' ? settings(url) : settings;
    const env = { ...process.env, ...own, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
    child = spawn(process.execPath, ['--import', QUICK_SCRYPT, 'dist-server/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilHealthy(url, child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => {
      running.once('exit', resolve);
    });
    running.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    dataDir,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGTERM');
      await stopOrphan(path.join(realpathSync(dataDir), 'pg')); // remains of a simulated power cut
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A statement in the embedded database, such as one that makes a session older. */
export async function inDatabase({ dataDir }: Pick<Product, 'dataDir'>, statement: string): Promise<void> {
  const host = path.join(realpathSync(dataDir), 'pg');
  const client = new Client({ host, user: 'app', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** With its owners: as root, PostgreSQL runs as another user. */
export const copyFolder = (from: string, to: string): Buffer => execFileSync('cp', ['-a', from, to]);

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output += String(text)));
  for (let waited = 0; waited < 60_000; waited += 100) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`The server ended with ${ended}:\n${output}`);
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await pause(100);
  }
  throw new Error(`The server did not become healthy:\n${output}`);
}

/** The port of this worker, or another one while a product of the worker runs on it. */
async function portOfWorker(): Promise<number> {
  const ports = (process.env[PORTS] ?? '').split(',').map(Number);
  const own = ports[Number(process.env['VITEST_POOL_ID']) - 1];
  if (own === undefined) return freePort();
  return freePort(own).catch(() => freePort());
}

export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
