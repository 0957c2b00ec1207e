/**
 * A page older than the server requests deleted chunks: reload once for the new build. Never reload for other
 * failures, because an offline page would not return and typed text would be lost.
 */
import { useUnsaved } from '#ui/controls/unsaved-forms.ts';

const KEY = 'zamanat-reloaded';
const ONCE_MS = 60_000;
const ASK_MS = 5_000;

/** The caller of the import still gets the error and shows it or retries. */
export function reloadOnStaleChunk(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => void reloadIfStale(reload));
}

async function reloadIfStale(reload: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < ONCE_MS || !(await isOtherBuild())) return;
  if (useUnsaved.getState().count > 0) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  reload();
}

/** True if the served page is ours, not a captive portal's, and names another script than the running one. */
async function isOtherBuild(): Promise<boolean> {
  const running = document.querySelector('script[src*="/entry-"]')?.getAttribute('src');
  const page = await servedPage();
  return running != null && page.includes('id="root"') && !page.includes(running);
}

async function servedPage(): Promise<string> {
  try {
    const answer = await fetch('/index.html', { cache: 'no-store', signal: AbortSignal.timeout(ASK_MS) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return ''; // offline: no other build is known
  }
}
