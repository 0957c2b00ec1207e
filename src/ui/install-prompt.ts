/** The browser's offer to install the app. It comes once, early, and is kept until the user presses our button. */
import { useSyncExternalStore } from 'react';

export interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `steps`: Safari on iOS has no event, and only its user can add the app to the home screen. */
export type InstallWay = 'prompt' | 'steps' | null;

const CHANGED = 'zamanat-install';
const changes = new EventTarget();
let waiting: InstallPromptEvent | null = null;

function setWaiting(next: InstallPromptEvent | null): void {
  waiting = next;
  changes.dispatchEvent(new Event(CHANGED));
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

export function watchInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault(); // no bar of the browser above the app
    setWaiting(event);
  });
  page.addEventListener('appinstalled', () => setWaiting(null));
}

/** An event can be used once; the browser sends another one at a later start. */
export async function installApp(): Promise<void> {
  const event = waiting;
  setWaiting(null);
  await event?.prompt();
}

const wayHere = (): InstallWay => {
  if (waiting !== null) return 'prompt';
  return 'standalone' in navigator && navigator.standalone === false ? 'steps' : null;
};

const watch = (changed: () => void) => {
  changes.addEventListener(CHANGED, changed);
  return () => changes.removeEventListener(CHANGED, changed);
};

/** How the app can be installed here; null if it is installed or cannot be. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(watch, wayHere);
