/** One PostgreSQL whose write-ahead log goes to a repository of pgBackRest, on this machine. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BINARIES = '/usr/lib/postgresql/15/bin';
const PORT = 15440;
const PROGRAMS = ['/usr/bin/pgbackrest', BINARIES];
/** The log of an idle or slow database is archived after that time at the latest. */
export const ARCHIVE_SECONDS = 10;

/**
 * @typedef {{
 *   address: string,
 *   backup: () => void,
 *   time: () => string,
 *   run: (statement: string) => void,
 *   loseDisk: () => void,
 *   restore: (options: readonly string[]) => Promise<void>,
 *   stop: () => void,
 * }} ArchivedDatabase
 */

/** Throws a sentence if a program is missing. */
export function requireBackupPrograms() {
  if (process.getuid?.() !== 0)
    throw new Error('Run the drill as root: it starts PostgreSQL as the user postgres.');
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} is missing. Run scripts/install-drill.sh as root, then try again.`,
    );
}

/** @returns {Promise<ArchivedDatabase>} */
export async function startArchivedDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zam-recovery-'));
  chmodSync(folder, 0o755);
  for (const name of ['data', 'repository', 'log', 'locks', 'socket']) mkdirSync(path.join(folder, name));
  spawnSync('chown', ['-R', 'postgres', folder]);
  const data = path.join(folder, 'data');
  const backRest = ['pgbackrest', `--config=${folder}/pgbackrest.conf`, '--stanza=zamanat'];
  writeFileSync(path.join(folder, 'pgbackrest.conf'), backRestFile(folder));
  asPostgres(`${BINARIES}/initdb`, [
    '-D',
    data,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
    '-A',
    'trust',
  ]);
  appendFileSync(path.join(data, 'postgresql.conf'), settingsFile(folder, backRest.join(' ')));
  const start = async () => {
    asPostgres(`${BINARIES}/pg_ctl`, [
      '-D',
      data,
      '-l',
      path.join(folder, 'log', 'postgresql.log'),
      '-w',
      '-t',
      '120',
      'start',
    ]);
    while (query('SELECT pg_is_in_recovery()') !== 'f') await pause(200); // it follows the archive until then
  };
  /** @type {(command: string, options?: readonly string[]) => void} */
  const backRestRun = (command, options = []) => {
    asPostgres(backRest[0] ?? '', [...backRest.slice(1), ...options, command]);
  };
  await start();
  backRestRun('stanza-create');
  return {
    address: `postgres://postgres@127.0.0.1:${PORT}/postgres`,
    backup: () => backRestRun('backup', ['--type=full']),
    time: () => query('SELECT now()'),
    run: (statement) => void query(statement),
    loseDisk: () => {
      asPostgres(`${BINARIES}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(data, { recursive: true });
    },
    restore: async (options) => {
      mkdirSync(data, { mode: 0o700 });
      spawnSync('chown', ['postgres', data]);
      backRestRun('restore', options);
      await start();
    },
    stop: () => {
      spawnSync('setpriv', [...POSTGRES, `${BINARIES}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const POSTGRES = ['--reuid=postgres', '--regid=postgres', '--init-groups'];

/** @type {(program: string, options: readonly string[]) => string} */
function asPostgres(program, options) {
  const { status, stdout, stderr } = spawnSync('setpriv', [...POSTGRES, program, ...options], {
    encoding: 'utf8',
    cwd: '/',
    stdio: program.endsWith('pg_ctl') ? 'ignore' : 'pipe', // the server would keep the pipe open
  });
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${stderr || stdout}`);
  return stdout;
}

/** @type {(statement: string) => string} */
const query = (statement) =>
  asPostgres('psql', ['-h', '127.0.0.1', '-p', String(PORT), '-U', 'postgres', '-Atc', statement]).trim();

/** @type {(folder: string) => string} */
const backRestFile = (folder) => `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
log-path=${folder}/log
lock-path=${folder}/locks
start-fast=y
compress-type=lz4
[zamanat]
pg1-path=${folder}/data
pg1-port=${PORT}
pg1-socket-path=${folder}/socket
pg1-user=postgres
`;

/** @type {(folder: string, backRest: string) => string} */
const settingsFile = (folder, backRest) => `
listen_addresses = '127.0.0.1'
port = ${PORT}
unix_socket_directories = '${folder}/socket'
archive_mode = on
archive_command = '${backRest} archive-push %p'
archive_timeout = ${ARCHIVE_SECONDS}
`;
