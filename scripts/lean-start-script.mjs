/**
 * Serves `public/start.js` without its comments. It is copied and not bundled, because it runs before any
 * module.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** @returns {import('vite').Plugin} */
export function leanStartScript() {
  return {
    name: 'lean-start-script',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const file = path.join(dir, 'start.js');
      const { code, errors } = minifySync('start.js', readFileSync(file, 'utf8'));
      if (errors.length > 0)
        this.error(`public/start.js: ${errors.map(({ message }) => message).join('; ')}`);
      writeFileSync(file, code);
    },
  };
}
