/**
 * Runs the chunk plan of the build without minifying, writing or the service worker. Errors that stop a build
 * (`scripts/start-tiers.mjs`) appear here within seconds.
 */
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { findChunkCycle } from '../../scripts/start-tiers.mjs';
import { START_CHUNKS } from '../../sw/start-chunks.ts';

afterEach(() => vi.unstubAllEnvs());

const isOfWorker = (plugin: PluginOption): boolean =>
  plugin instanceof Object && 'name' in plugin && plugin.name.startsWith('vite-plugin-pwa');

async function chunksOfBuild() {
  vi.stubEnv('NODE_ENV', 'production');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const plugins = loaded?.config.plugins?.flat().filter((plugin) => !isOfWorker(plugin)) ?? [];
  const built = await build({
    ...loaded?.config,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { ...loaded?.config.build, write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The build has more than one outcome.');
  return built.output.filter((each) => each.type === 'chunk');
}

it('has no circular import between build chunks', async () => {
  const chunks = await chunksOfBuild();
  const names = chunks.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['sync', ...START_CHUNKS]));
  expect(chunks.length).toBeGreaterThan(100);
  expect(findChunkCycle(chunks)).toBeNull();
});
