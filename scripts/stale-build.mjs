/** Whether a build is missing or older than its sources, by a digest of their names, sizes and times. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STAMPS = 'node_modules/.tmp';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string} output a file that the build leaves behind
 * @property {readonly string[]} sources files and folders
 */

/** @type {(build: Build) => boolean} */
export const isBuildStale = (build) =>
  !existsSync(build.output) ||
  !existsSync(stampOf(build)) ||
  readFileSync(stampOf(build), 'utf8') !== digest(build);

/** @type {(build: Build) => void} */
export function markBuilt(build) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampOf(build), digest(build));
}

/** @type {(build: Build) => string} */
const stampOf = ({ name }) => path.join(STAMPS, `built-${name}`);

/** @type {(build: Build) => string} */
function digest({ sources }) {
  const lines = sources.filter((source) => existsSync(source)).flatMap(linesOf);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** @type {(source: string) => string[]} */
function linesOf(source) {
  const { size, mtimeMs } = statSync(source);
  if (!statSync(source).isDirectory()) return [`${source} ${size} ${mtimeMs}`];
  return readdirSync(source)
    .toSorted()
    .flatMap((name) => linesOf(path.join(source, name)));
}
