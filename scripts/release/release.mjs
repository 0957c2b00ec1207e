/** `npm run release`: checks, builds, and writes licence texts and the list of parts to `dist-release`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { noticesOf, noticesText } from './notices.mjs';

/** @type {(args: readonly string[], output?: 'inherit' | 'pipe') => string} */
function npm(args, output = 'inherit') {
  const { status, stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', output, 'inherit'],
    maxBuffer: 64_000_000,
  });
  if (status === 0) return stdout ?? '';
  throw new Error(`npm ${args.join(' ')} failed. The lines above say why; nothing was released.`);
}

npm(['run', 'check']);
npm(['run', 'build']);
const sbom = npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], 'pipe');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const notices = noticesOf(lock.packages, '.');
mkdirSync('dist-release', { recursive: true });
writeFileSync('dist-release/sbom.cdx.json', sbom);
writeFileSync('dist-release/NOTICES.txt', noticesText(notices));
process.stdout.write(`Release ${lock.version}: ${notices.length} packages in dist-release.\n`);
