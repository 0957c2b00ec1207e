/** Page implementation of the data layer's ports. */
import { v7 } from 'uuid';
import { CLIENT_VERSION } from '#data/store/client-version.ts';
import type { Ports } from '#data/store/ports.ts';
import { LAW_EDITION } from '#law/law-edition.ts';

export const pagePorts: Ports = {
  fetch: (url, init) => fetch(url, init),
  now: () => new Date(),
  random: () => Math.random(),
  newId: () => v7(),
  locks: navigator.locks,
  clientVersion: CLIENT_VERSION,
  tabId: tabId(),
  lawEdition: LAW_EDITION,
};

/** Session storage lasts as long as the tab, including reloads. */
function tabId(): string {
  const known = sessionStorage.getItem('zamanat-tab');
  if (known) return known;
  const made = v7();
  sessionStorage.setItem('zamanat-tab', made);
  return made;
}
