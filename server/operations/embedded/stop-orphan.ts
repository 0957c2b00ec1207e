/** Stops the postmaster of a killed process. Leaves the pid alone if another program has it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export async function stopOrphan(home: string): Promise<void> {
  const file = path.join(home, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  if (!runsOn(pid, home)) {
    fs.rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; runsOn(pid, home); waited += 50) {
    if (waited === 15_000) process.kill(pid, 'SIGQUIT');
    if (waited === 30_000) throw new Error(`PostgreSQL process ${pid} does not stop.`);
    await pause(50);
  }
}

/** `/proc/<pid>/cmdline` is world-readable, unlike `cwd`, and empty for a zombie. */
function runsOn(pid: number, home: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.split('\0').join(' ').includes(`-D ${home} `);
  } catch {
    return false;
  }
}
