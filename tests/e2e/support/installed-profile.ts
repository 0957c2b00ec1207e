/**
 * A browser profile with all files of the app and nothing of a person. It is made once for each browser and port,
 * because the browser keeps the files by address.
 */
import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { readyForOffline } from './acts.ts';
import { copyFolder, PROFILES } from './product.ts';

type Launch = (profile: string) => Promise<BrowserContext>;

/** By folder. Two devices of a journey may open at once. */
const installing = new Map<string, Promise<void>>();

/** Renames the profile at the end: a folder under its final name is complete. */
async function install(url: string, to: string, launch: Launch): Promise<void> {
  if (existsSync(to)) return;
  const begun = mkdtempSync(`${to}-begun-`);
  const context = await launch(begun);
  const [page] = context.pages();
  if (!page) throw new Error('the browser has no page');
  await page.goto(`${url}/login`);
  await readyForOffline(page);
  await context.close();
  renameSync(begun, to);
}

interface InstalledApp {
  readonly url: string;
  /** Path of the browser. */
  readonly browser: string;
}

/** Copies the profile of the app at `url` to an empty folder. `launch` opens the browser on a profile. */
export async function copyInstalledProfile(
  { url, browser }: InstalledApp,
  to: string,
  launch: Launch,
): Promise<void> {
  const folder = process.env[PROFILES];
  if (folder === undefined) throw new Error('the set-up of the run has made no folder of profiles');
  const kept = path.join(folder, `${path.basename(browser)}-${new URL(url).port}`);
  const installed = installing.get(kept) ?? install(url, kept, launch);
  installing.set(kept, installed);
  await installed;
  copyFolder(`${kept}/.`, to);
}
