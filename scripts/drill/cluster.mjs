/** A cluster of three PostgreSQL nodes under Patroni, with etcd, HAProxy and PgBouncer, on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BINARIES = '/usr/lib/postgresql/15/bin';
const PROGRAMS = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer', BINARIES];
const PASSWORD = 'drill';
const PORTS = { etcd: 12379, peer: 12380, haproxy: 15000, pgbouncer: 16432 };
export const NODES = ['n1', 'n2', 'n3'];

/** @type {(index: number) => { api: number, database: number }} */
const portsOfNode = (index) => ({ api: 18001 + index, database: 15431 + index });

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ role: string, state: string }} NodeState
 * @typedef {{
 *   direct: string, pooled: string,
 *   leader: () => Promise<string | undefined>,
 *   killNode: (name: string) => void,
 *   pauseReceivers: () => void, resumeReceivers: () => void,
 *   stop: () => Promise<void>,
 * }} Cluster
 */

/** Throws a sentence if a program is missing. */
export function requirePrograms() {
  if (process.getuid?.() !== 0)
    throw new Error('Run the drill as root: it starts PostgreSQL as the user postgres.');
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} is missing. Run scripts/install-drill.sh as root, then try again.`,
    );
  }
}

/** @type {(options: { synchronous: boolean }) => Promise<Cluster>} */
export async function startCluster({ synchronous }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zam-drill-'));
  chmodSync(folder, 0o755);
  spawnSync('chown', ['postgres', folder]);
  const children = await startPrograms(folder, synchronous);
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await pause(3_000);
    signal('KILL', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await becomesWhole())) {
    cpSync(folder, `${folder}-failed`, { recursive: true });
    await stop();
    throw new Error(`The cluster did not start in two minutes. Its logs are in ${folder}-failed.`);
  }
  await pause(6_000); // Patroni names the synchronous standby in its next loop
  return {
    direct: addressOf(PORTS.haproxy),
    pooled: addressOf(PORTS.pgbouncer),
    leader,
    killNode: (name) => signal('KILL', `${folder}/${name}`),
    pauseReceivers: () => signal('STOP', 'walreceiver'),
    resumeReceivers: () => signal('CONT', 'walreceiver'),
    stop,
  };
}

/** @type {(name: string, pattern: string) => void} */
function signal(name, pattern) {
  spawnSync('pkill', [`-${name}`, '-f', pattern]);
}

/** @type {(port: number) => string} */
const addressOf = (port) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;

/** @type {(folder: string, synchronous: boolean) => Promise<ChildProcess[]>} */
async function startPrograms(folder, synchronous) {
  /** @type {ChildProcess[]} */
  const children = [];
  /** @type {(name: string, command: readonly string[]) => void} */
  const start = (name, command) => {
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const child = spawn('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', ...command], {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: folder, LANG: 'C.UTF-8' },
    });
    children.push(child);
  };
  /** @type {(name: string, text: string) => string} */
  const write = (name, text) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: 0o644 });
    return file;
  };
  start('etcd', [
    'etcd',
    `--data-dir=${folder}/etcd`,
    `--listen-client-urls=http://127.0.0.1:${PORTS.etcd}`,
    `--advertise-client-urls=http://127.0.0.1:${PORTS.etcd}`,
    `--listen-peer-urls=http://127.0.0.1:${PORTS.peer}`,
    '--enable-v2=false',
  ]);
  await pause(1_000);
  for (const [index, name] of NODES.entries()) {
    mkdirSync(path.join(folder, 'sockets', name), { recursive: true });
    spawnSync('chown', ['-R', 'postgres', path.join(folder, 'sockets')]);
    start(name, ['patroni', write(`${name}.yml`, patroniFile(folder, { index, name, synchronous }))]);
  }
  start('haproxy', ['haproxy', '-f', write('haproxy.cfg', haproxyFile())]);
  write('users.txt', `"postgres" "${PASSWORD}"\n`);
  start('pgbouncer', ['pgbouncer', write('pgbouncer.ini', pgbouncerFile(folder))]);
  return children;
}

/** @type {(index: number) => Promise<NodeState | undefined>} */
async function stateOf(index) {
  try {
    const url = `http://127.0.0.1:${portsOfNode(index).api}/patroni`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return await answer.json();
  } catch {
    return undefined; // the node does not answer yet, or is dead
  }
}

const states = async () => Promise.all(NODES.map(async (_name, index) => stateOf(index)));

async function leader() {
  const index = (await states()).findIndex((node) => node?.role === 'master' && node.state === 'running');
  return NODES[index];
}

/** False after two minutes. */
async function becomesWhole() {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const running = (await states()).filter((node) => ['running', 'streaming'].includes(node?.state ?? ''));
    if (running.length === NODES.length && (await leader()) !== undefined) return true;
    await pause(500);
  }
  return false;
}

/** @type {(folder: string, node: { index: number, name: string, synchronous: boolean }) => string} */
function patroniFile(folder, { index, name, synchronous }) {
  const { api, database } = portsOfNode(index);
  return `scope: zamanat
name: ${name}
restapi: { listen: '127.0.0.1:${api}', connect_address: '127.0.0.1:${api}' }
etcd3: { hosts: '127.0.0.1:${PORTS.etcd}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: ${synchronous}
    synchronous_mode_strict: ${synchronous}
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, wal_log_hints: 'on' } }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: 127.0.0.1:${database}
  connect_address: 127.0.0.1:${database}
  data_dir: ${folder}/${name}
  bin_dir: ${BINARIES}
  parameters: { unix_socket_directories: '${folder}/sockets/${name}' }
  authentication:
    superuser: { username: postgres, password: ${PASSWORD} }
    replication: { username: repl, password: ${PASSWORD} }
    rewind: { username: rewind, password: ${PASSWORD} }
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication repl 127.0.0.1/32 scram-sha-256
`;
}

function haproxyFile() {
  const servers = NODES.map((name, index) => {
    const { api, database } = portsOfNode(index);
    return `  server ${name} 127.0.0.1:${database} check port ${api}`;
  });
  return `defaults
  mode tcp
  timeout connect 5s
  timeout client 30m
  timeout server 30m
listen write
  bind 127.0.0.1:${PORTS.haproxy}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** @type {(folder: string) => string} */
const pgbouncerFile = (folder) => `[databases]
* = host=127.0.0.1 port=${PORTS.haproxy}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout
`;
