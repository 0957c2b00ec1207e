/** Prints the path of a Chromium for the browser tests; installs one if allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** The same engine without windows: a journey takes a sixth less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = () => [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

const HELP =
  'No Chromium was found, and none could be installed. ' +
  'Install one (Debian: apt-get install chromium fonts-noto-core) or set CHROMIUM_PATH to one.';

/** Path of a Chromium, installed first if missing; throws with instructions on failure. */
export function findChromium() {
  if (!found()) install();
  const place = found();
  if (!place) throw new Error(HELP);
  return place;
}

/** Path of a Chromium without windows, or of the whole one if there is none. */
export function findHeadlessChromium() {
  if (!found()) install();
  return [process.env['CHROMIUM_PATH'], SHELL].find(isThere) ?? findChromium();
}

/** @type {(place: string | undefined) => boolean} */
const isThere = (place) => place !== undefined && existsSync(place);

const found = () => PLACES().find(isThere);

function install() {
  const asRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (asRootOnDebian && apt('update', '-qq')) {
    // without the Noto fonts Devanagari renders as boxes
    if (aptInstall('chromium', 'fonts-noto-core')) {
      aptInstall('chromium-headless-shell'); // older Debian has none, and the tests run in the whole one
      return;
    }
  }
  run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
}

/** @type {(...packages: string[]) => boolean} */
const aptInstall = (...packages) => apt('install', '-y', '-qq', '--no-install-recommends', ...packages);

/** @type {(...args: string[]) => boolean} */
const apt = (...args) => run('apt-get', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120', ...args);

/** @type {(command: string, ...args: string[]) => boolean} */
function run(command, ...args) {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000, env }).status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${findChromium()}\n`);
}
