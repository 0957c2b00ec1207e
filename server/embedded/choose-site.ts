/**
 * Where the database and its binaries lie. Beside the project, unless root runs it from a folder that PostgreSQL's
 * own user cannot enter (a checkout in /root): then both go under /var/lib/zamanat, and `moved` says so.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, closedFolderAbove, isRoot } from './database-account.ts';
import { type Binaries, binariesOfThisMachine, copyBinaries } from './postgres-binaries.ts';

export interface Site extends Binaries {
  readonly home: string;
  readonly account: Account | undefined;
  /** A sentence for the console when the data is not in the folder that was asked for. */
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
  fs.chmodSync(real, fs.statSync(real).mode | 0o001); // enterable, not readable; what else lies in it is closed by itself
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
