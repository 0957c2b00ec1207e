/** Adds the SHA-256 of every file to the precache manifest; the worker refuses bytes with another hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The transform reads the files in their final form: no later step of the build may change one of them.
 * @returns {{ plugin: import('vite').Plugin, transform: import('workbox-build').ManifestTransform }}
 */
export function fileHashes() {
  let folder = '';
  return {
    plugin: {
      name: 'file-hashes',
      apply: 'build',
      configResolved: ({ root, build }) => {
        folder = path.resolve(root, build.outDir);
      },
    },
    transform: (entries) => ({
      warnings: [],
      manifest: entries.map((entry) => ({ ...entry, integrity: hashOf(path.join(folder, entry.url)) })),
    }),
  };
}

/** @type {(file: string) => string} */
const hashOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
