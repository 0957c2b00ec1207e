/** Pending draft writes of all forms. A form that opens awaits them. */
const writes = new Set<Promise<unknown>>();

/** Registers a write; returns it. */
export function trackWrite<T>(write: Promise<T>): Promise<T> {
  writes.add(write);
  const ended = (): void => void writes.delete(write);
  write.then(ended, ended);
  return write;
}

/** Resolves when all registered writes have ended, whether they succeeded or not. */
export async function pendingWrites(): Promise<void> {
  while (writes.size > 0) await Promise.allSettled(writes);
}
