/** The built product as a newcomer runs it: its own process, its own database folder, its own port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** As a power cut would: no goodbye, and PostgreSQL is left an orphan. */
  readonly kill: () => Promise<void>;
  /** With a goodbye: what lies in the folder is whole. */
  readonly stop: () => Promise<void>;
  /** On the same port and folder as before. */
  readonly start: () => Promise<void>;
  /** Stops for good and removes the folder. */
  readonly remove: () => Promise<void>;
}

/** `root` is the folder that was built. */
export async function startProduct(root = '.'): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zamanat-e2e-'));
  chmodSync(dataDir, 0o755); // as root, PostgreSQL runs as another user
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
    child = spawn(process.execPath, ['dist-server/main.js'], {
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
      if (!child) await start(); // takes the orphaned database over, so that it can be stopped
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stdout?.on('data', (text) => (said += String(text)));
  child.stderr?.on('data', (text) => (said += String(text)));
  for (let waited = 0; waited < 60_000; waited += 100) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`The server ended with ${ended}:\n${said}`);
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await pause(100);
  }
  throw new Error(`The server did not become healthy:\n${said}`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
