import { writeSync } from 'node:fs';

/**
 * Writes synchronously before the process ends, even into a slow pipe.
 * @param {1 | 2} to standard output or standard error
 * @param {string} text
 */
export function writeFully(to, text) {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(to, bytes, written);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}
