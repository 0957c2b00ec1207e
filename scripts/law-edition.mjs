/** Writes src/law/law-edition.ts: date and hash of the tables. Run it after every change of a table. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LAW = new URL('../src/law/', import.meta.url);

/** Edition of the tables on disk. */
export function lawEditionOf() {
  const folder = new URL('tables/', LAW);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(new URL(file, folder)));
  }
  const [, asOf] = /LAW_AS_OF = '([\d-]+)'/.exec(readFileSync(new URL('tables.ts', LAW), 'utf8')) ?? [];
  return `${asOf}.${hash.digest('hex').slice(0, 8)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(
    new URL('law-edition.ts', LAW),
    `/** Written by scripts/law-edition.mjs: the day of the tables, and a hash of their bytes. */\nexport const LAW_EDITION = '${lawEditionOf()}';\n`,
  );
}
