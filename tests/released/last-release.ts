/** The server of the last release, built from its commit and started as its own process. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRecord } from '#kernel/merge-patch.ts';

const BUILT = path.resolve('node_modules/.tmp/last-release', process.env['VITEST_POOL_ID'] ?? '0');

/** The newest commit of a release, whose subject CONTRIBUTING.md fixes. */
export function lastRelease(): string | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--grep=^release: version'], {
    encoding: 'utf8',
  });
  return stdout.trim() || undefined;
}

export function buildRelease(commit: string): void {
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  const sources = ['server', 'src', 'package.json', 'vite.server.config.ts'];
  const packed = execFileSync('git', ['archive', commit, ...sources], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', BUILT], { input: packed });
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '-c', 'vite.server.config.ts'], {
    cwd: BUILT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The last release does not build: ${stderr}`);
}

export interface ReleasedServer {
  readonly call: ServerCall;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly method?: string;
}
export interface ServerAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
export type ServerCall = (place: string, options?: CallOptions) => Promise<ServerAnswer>;

export const callsTo =
  (fetcher: typeof fetch, base: string): ServerCall =>
  async (place, { token, body, key, method = body === undefined ? 'GET' : 'POST' } = {}) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { 'x-auth-token': token }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetcher(`${base}/api${place}`, { method, headers, ...content });
    const read: unknown = await answer.json();
    return { status: answer.status, body: isRecord(read) ? read : {} };
  };

const children: ChildProcess[] = [];

export function killReleases(): void {
  for (const child of children) child.kill('SIGKILL');
}

export async function startRelease(databaseUrl: string): Promise<ReleasedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zold-'));
  const child = spawn(process.execPath, [path.join(BUILT, 'dist-server/main.js')], {
    cwd: BUILT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      ACCESS_LOG: 'off',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /Zamanat is at (\S+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    child.once('close', () => reject(new Error(`The last release ended: ${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'close');
    rmSync(folder, { recursive: true, force: true });
  };
  return { call: callsTo(fetch, address), output: () => output, stop };
}
