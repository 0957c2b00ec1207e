/** The one error of a full device. Browsers report it as `QuotaExceededError`, which Dexie wraps in its own error. */
import { broadcastStorage } from './storage-status.ts';

/** A write that does not fit, even after space was freed. The user hears of it once, in the shell. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
  override readonly message = 'Storage on this device is full.';
}

export const isStorageFull = (error: unknown): boolean => error instanceof StorageFull || isQuotaError(error);

export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && error.inner !== error && isQuotaError(error.inner);
}

/** Tells every window, then ends the write. */
export function refuseWrite(): never {
  broadcastStorage('full');
  throw new StorageFull();
}

/** Best effort: false if storage is full. Every other error passes. */
export async function bestEffort(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    return false;
  }
}
