/**
 * A page older than the server asks for chunks that are gone: one reload brings the new ones. Any other chunk that does
 * not come is no reason to take the page away from whoever is typing: offline, or with a signal that is none, it would
 * not come back.
 */
import { useUnsaved } from '#ui/unsaved-forms.ts';

const KEY = 'zamanat-reloaded';
const ONCE_MS = 60_000;
const ASK_MS = 5_000;

/** Whoever asked for the chunk is told that it failed, and shows so or asks again. */
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

/** The page as it is served now, ours and not a portal's, names another script than the one that runs here. */
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
    return ''; // no network: nothing is known of another build
  }
}
