/** A phone, a tablet or a desktop: one Chromium profile that survives a restart, as a real device does. */
import { WAKE_PATH } from '#contract/wake.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium, findHeadlessChromium } from '../../../scripts/find-chromium.mjs';
import { copyInstalledProfile } from './installed-profile.ts';

const FLAGS = [
  '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64', // collects garbage less often: a tenth of the processor time
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const filmed = (film: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

export const PHONE = { width: 360, height: 800 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Device {
  readonly page: () => Page;
  readonly context: () => BrowserContext;
  /** Removes the data of all users and keeps the installed app, in a new window. */
  readonly forget: (origin: string) => Promise<void>;
  /** Closes the browser and opens it again on the same profile. */
  readonly restart: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Console errors and exceptions of the page. */
  readonly complaints: string[];
}

interface Looks {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** Fingers, no mouse. */
  readonly touch?: boolean;
  /** A film in the place of its camera, which may be used without a question. */
  readonly camera?: string;
  /** The address of an app that it has installed before. Without it, the first visit installs the app. */
  readonly installed?: string;
  /** The browser of a person, with its windows. Others run in the quicker one without. */
  readonly whole?: boolean;
}

export async function openDevice(looks: Looks = {}): Promise<Device> {
  const { viewport = DESKTOP, colorScheme = 'light', touch = false, camera, installed, whole } = looks;
  const profile = mkdtempSync(path.join(tmpdir(), 'zamanat-profile-'));
  const complaints: string[] = [];
  const browser = whole ? findChromium() : findHeadlessChromium();
  const launch = async (folder: string): Promise<BrowserContext> => {
    const opened = await chromium.launchPersistentContext(folder, {
      executablePath: browser,
      args: camera === undefined ? FLAGS : [...FLAGS, ...filmed(camera)],
      viewport,
      colorScheme,
      hasTouch: touch,
      isMobile: touch,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      acceptDownloads: true,
      reducedMotion: 'reduce', // a notice half faded in has no contrast to measure
    });
    opened.setDefaultTimeout(20_000);
    opened.on('weberror', (problem) => complaints.push(String(problem.error())));
    opened.on('console', (message) => {
      // the browser reports a stream that the network cuts, and the app opens it again
      const isStream = message.location().url.endsWith(WAKE_PATH);
      if (message.type() === 'error' && !isStream) complaints.push(message.text());
    });
    return opened;
  };
  if (installed !== undefined) await copyInstalledProfile({ url: installed, browser }, profile, launch);
  complaints.length = 0;
  let context = await launch(profile);
  const page = (): Page => {
    const [first] = context.pages();
    if (!first) throw new Error('the browser has no page');
    return first;
  };
  return {
    page,
    context: () => context,
    complaints,
    forget: async (origin) => {
      await removeData(context, origin);
      complaints.length = 0;
    },
    restart: async () => {
      await context.close();
      context = await launch(profile);
    },
    remove: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The worker forgets what it holds, and a new page has no data of the former one. */
async function removeData(context: BrowserContext, origin: string): Promise<void> {
  const former = context.pages();
  const fresh = await context.newPage();
  for (const page of former) await page.close();
  const devtools = await context.newCDPSession(fresh);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' });
  await devtools.detach();
  await context.clearCookies();
}
