/** Third cache tier: fonts of single scripts, downloaded for the first paper that needs one. */
const CACHE = 'zamanat-scripts';
export const SCRIPT_FONTS = '/assets/indic-font-';

export async function scriptFont({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}
