/** The built app served with the API. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let dist: string;
const SCRIPT = 'export const shell = 1;\n'.repeat(200);

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>Zamanat</title>');
  writeFileSync(path.join(dist, 'landing.html'), '<!doctype html><title>Zamanat</title><h1>First page</h1>');
  writeFileSync(path.join(dist, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(path.join(dist, 'assets/shell-abc123.js'), SCRIPT);
  writeFileSync(path.join(dist, 'assets/shell-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(dist, '../outside.txt'), 'not yours');
  server = await startTestServer({ config: { distFolder: dist } });
});
afterAll(async () => {
  await server.stop();
  rmSync(dist, { recursive: true });
});

it('answers / with the prerendered page', async () => {
  for (const url of ['/', '/login', '/dashboard']) {
    const { body } = await get(url, { accept: 'text/html' });
    expect([url, body.includes('First page')]).toEqual([url, url === '/']);
  }
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

it.each(['/', '/application?draft=1', '/judge-application-view/01', '/case/a.b'])(
  'answers %s with the app page',
  async (url) => {
    const answer = await get(url, { accept: 'text/html,*/*' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache, no-transform']);
    expect(answer.body).toContain('<title>Zamanat</title>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

it('allows WebAssembly to the worker that reads pictures alone', async () => {
  expect(await policyOf('/assets/ocr-worker-abc123.js')).toContain("'wasm-unsafe-eval'");
  for (const url of ['/', '/assets/shell-abc123.js', '/assets/ocr-worker-a.js.html', '/sw.js'])
    expect(await policyOf(url)).not.toContain('wasm');
});

it('caches hashed files for ever and revalidates the rest', async () => {
  const script = await get('/assets/shell-abc123.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache, no-transform');
});

it('sends files compressed at build time', async () => {
  const answer = await get('/assets/shell-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
});

it('sends no page for a missing file, the API or a write', async () => {
  expect((await get('/assets/shell-old.js', { accept: '*/*' })).statusCode).toBe(404);
  expect((await get('/api/nothing', { accept: 'text/html' })).json().code).toBe('unknown-call');
  const write = await server.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } });
  expect(write.statusCode).toBe(404);
});

it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/..%5c..%5coutside.txt'])(
  'stays inside its folder at %s',
  async (url) => {
    expect((await get(url)).body).not.toContain('not yours');
  },
);
