/** PostgreSQL refuses to run as root. It then runs as the owner of its folder, else as user `postgres`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Owner of the database in `home`; `undefined` if no other account is needed. */
export function accountFor(home: string): Account | undefined {
  if (!isRoot()) return undefined;
  if (fs.existsSync(home)) {
    const { uid, gid } = fs.statSync(home);
    return { uid, gid };
  }
  try {
    return postgresAccount();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return postgresAccount();
  }
}

const postgresAccount = (): Account => ({ uid: idOf('-u'), gid: idOf('-g') });

const idOf = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** First parent folder that the account cannot enter. */
export function closedFolderAbove(file: string, account: Account): string | undefined {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if (fs.existsSync(dir) && !mayEnter(dir, account)) return dir;
  }
  return undefined;
}

function mayEnter(dir: string, { uid, gid }: Account): boolean {
  const { uid: owner, gid: group, mode } = fs.statSync(dir);
  if (owner === uid) return (mode & 0o100) !== 0;
  return ((group === gid ? 0o010 : 0o001) & mode) !== 0;
}
