/** A page older than the server asks for chunks that are gone: one reload brings the new ones. Drafts are saved. */
const KEY = 'zamanat-reloaded';
const ONCE_MS = 60_000;

export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < ONCE_MS) return; // the error page takes it from here
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
