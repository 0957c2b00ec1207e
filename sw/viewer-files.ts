/** PDF and DOCX viewers: large, downloaded with the first document of each kind, then cached. */
const CACHE = 'zamanat-viewer';
const VIEWER = '/assets/viewer-';

export const isViewerFile = (pathname: string): boolean => pathname.startsWith(VIEWER);

export async function viewerFile({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, { ignoreSearch: true });
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(new URL(request.url).pathname, fetched.clone());
  return fetched;
}

/** Deletes files of an earlier build. */
export async function dropStaleViewer(current: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!current.has(new URL(url).pathname)) await cache.delete(url);
  }
}
