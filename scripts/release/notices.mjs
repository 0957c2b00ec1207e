/** Licence texts of the packages and fonts that a release contains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ name: string, version: string, license: string, text: string }} Notice
 */

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

/**
 * One notice per production package, by name. `root` has the packages installed.
 * @type {(packages: Readonly<Record<string, LockedPackage>>, root: string) => Notice[]}
 */
export function noticesOf(packages, root) {
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place !== '' && !dev && !link && existsSync(path.join(root, place)))
    .map(([place, { version = '', license = 'unknown' }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      license,
      text: textOf(path.join(root, place)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** @type {(folder: string) => string} */
const textOf = (folder) =>
  readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
    .join('\n\n');

const LINE = '='.repeat(80);

/** @type {(notices: readonly Notice[]) => string} */
export const noticesText = (notices) =>
  notices
    .map(({ name, version, license, text }) =>
      [
        LINE,
        `${name} ${version}`,
        `Licence: ${license}`,
        '',
        text || 'The package has no licence file.',
        '',
      ].join('\n'),
    )
    .join('\n');
