/** Builds the app and the server if they are missing or older than their sources. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuildStale, markBuilt } from './stale-build.mjs';

const SHARED = ['src', 'package.json', 'package-lock.json'];
const VITE = 'node_modules/vite/bin/vite.js';

export function buildApp() {
  if (!existsSync('vite.config.ts')) return;
  build({
    name: 'app',
    output: 'dist/index.html',
    sources: [
      ...SHARED,
      'sw',
      'public',
      'index.html',
      'vite.config.ts',
      'scripts/compress.mjs',
      'scripts/prerender-landing.mjs',
      'scripts/classic-scripts.mjs',
      'scripts/start-tiers.mjs',
      'scripts/lean-pdfmake.mjs',
      'scripts/page-workers.mjs',
    ],
    steps: [[VITE, 'build'], ['scripts/prerender-landing.mjs'], ['scripts/compress.mjs']],
  });
}

export function buildServer() {
  build({
    name: 'server',
    output: 'dist-server/main.js',
    sources: [...SHARED, 'server', 'vite.server.config.ts'],
    steps: [[VITE, 'build', '-c', 'vite.server.config.ts']],
  });
}

/** @type {(what: import('./stale-build.mjs').Build & { steps: readonly (readonly string[])[] }) => void} */
function build(what) {
  if (!isBuildStale(what)) return;
  process.stderr.write(`Building the ${what.name} ...\n`);
  for (const step of what.steps) {
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { encoding: 'utf8' });
    if (status === 0) continue;
    process.stderr.write(`${stdout}${stderr}The ${what.name} could not be built. The lines above say why.\n`);
    process.exit(1);
  }
  markBuilt(what);
}
