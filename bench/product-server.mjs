/** The built product with its own data folder and port. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startProduct() {
  const data = mkdtempSync(path.join(tmpdir(), 'zamanat-bench-'));
  chmodSync(data, 0o755); // as root, PostgreSQL runs as another user
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data };
  const server = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: 'ignore' });
  process.once('exit', () => server.kill('SIGTERM')); // also if the benchmark failed
  while (!(await isHealthy(url))) await new Promise((resolve) => void setTimeout(resolve, 100));
  const stop = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}

/** @type {(url: string) => Promise<boolean>} */
const isHealthy = (url) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns {Promise<number>} */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => void probe.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
