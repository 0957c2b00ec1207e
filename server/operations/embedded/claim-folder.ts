/**
 * Ensures one owner per folder. The operating system frees the claim when the process dies; containers with a
 * shared volume need `DATABASE_URL`.
 */
import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';

export class FolderInUse extends Error {
  constructor(home: string, owner: string) {
    super(`${home} is in use by process ${owner}. Stop it, or set another DATA_DIR.`);
  }
}

export async function claimFolder(home: string): Promise<() => void> {
  const address = addressOf(home);
  const lock = createServer((socket) => socket.end(String(process.pid)));
  if (!(await listens(lock, address))) {
    throw new FolderInUse(home, await ownerAt(address));
  }
  lock.unref();
  return () => {
    lock.close();
  };
}

function addressOf(home: string): string {
  const id = createHash('sha256').update(home).digest('hex').slice(0, 32);
  if (process.platform === 'linux') return `\0zamanat-${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\zamanat-${id}` : `${home}.owner`;
}

async function listens(lock: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    lock.once('listening', () => {
      resolve(true);
    });
    lock.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    lock.listen(address);
  });
}

async function ownerAt(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    connect(address)
      .once('data', (pid) => {
        resolve(pid.toString('utf8'));
      })
      .once('error', reject);
  });
}
