import { writeSync } from 'node:fs';

/**
 * In one go and before the process ends, also into a pipe that is slow to read.
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
