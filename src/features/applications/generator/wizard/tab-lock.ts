/**
 * Detects whether the tab that last wrote a draft is open. Each tab holds a Web Lock until it ends, so after
 * a crash the draft opens at once without waiting for a heartbeat timeout.
 */
const nameOf = (tabId: string): string => `zamanat-tab:${tabId}`;

let lockedTabId: string | null = null;

export function holdTabLock(tabId: string): void {
  if (lockedTabId === tabId || !('locks' in navigator)) return;
  lockedTabId = tabId;
  void navigator.locks.request(nameOf(tabId), () => new Promise(() => undefined));
}

/** Unknown without Web Locks: then the heartbeat decides. */
export async function isTabOpen(tabId: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === nameOf(tabId));
}
