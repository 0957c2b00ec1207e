/** The built server as its own process, as an operator runs it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code or the signal of the process. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Inside node_modules, so that the build finds its packages. Test files run in parallel. */
const BUILT = path.resolve('node_modules/.tmp/server-under-test', process.env['VITEST_POOL_ID'] ?? '0');

export type Program = 'main' | 'admin';

/** Once per test file, before the first process. */
export function buildServer(): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.server.config.ts'];
  const { status, stderr } = spawnSync(process.execPath, [...vite, '--outDir', BUILT, '--emptyOutDir'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The server does not build: ${stderr}`);
}

export interface Ended {
  readonly code: number | NodeJS.Signals;
  readonly output: string;
}

export async function startServerProcess(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const { child, output, ended } = launch('main', [], { DATA_DIR: dataFolder, PORT: '0', ...env });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, found] = /Zamanat is at (\S+)/.exec(output()) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('close', (code) => {
      reject(new Error(`The server ended (${code}): ${output()}`));
    });
  });
  return { address, child, output, ended };
}

/** Runs a command to its end. */
export async function run(
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const { output, ended } = launch(program, args, env);
  return { code: await ended, output: output() };
}

function launch(program: Program, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [path.join(BUILT, `${program}.js`), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => heard.push(text));
  }
  const ended = once(child, 'close').then(([code, signal]): number | NodeJS.Signals => signal ?? code ?? 1);
  return { child, output: () => heard.join(''), ended };
}
