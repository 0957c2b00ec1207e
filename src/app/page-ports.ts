/** The page's side of what the data layer needs from outside. */
import { v7 } from 'uuid';
import { CLIENT_VERSION } from '#data/client-version.ts';
import type { Db } from '#data/db.ts';
import type { Ports } from '#data/ports.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { sharedDb } from './session.ts';

export const pagePorts: Ports = {
  fetch: (url, init) => fetch(url, init),
  now: () => new Date(),
  random: () => Math.random(),
  newId: () => v7(),
  locks: navigator.locks,
  clientVersion: CLIENT_VERSION,
  tabId: tabId(),
  lawEdition: LAW_EDITION,
  afterPull: (db) => void renewLaw(db),
};

/** Where the worker syncs, it has done this too. */
async function renewLaw(db: Db): Promise<void> {
  try {
    const { pullLaw } = await import('#data/pull-law.ts');
    await pullLaw(sharedDb, db, pagePorts);
  } catch {
    // a full disk, or a chunk of an older build: the edition that is here stays, and the next sync asks again
  }
}

/** Session storage lives as long as the tab, through reloads. */
function tabId(): string {
  const known = sessionStorage.getItem('zamanat-tab');
  if (known) return known;
  const made = v7();
  sessionStorage.setItem('zamanat-tab', made);
  return made;
}
