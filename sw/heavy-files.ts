/** Large files that are rarely needed first: fonts and the PDF and DOCX chunks. Downloaded when idle. */
import type { WarmAnswer } from '#data/device/worker-messages.ts';

const CACHE = 'zamanat-heavy';

export async function warmHeavy(heavy: ReadonlySet<string>): Promise<WarmAnswer> {
  const cache = await caches.open(CACHE);
  let missing = 0;
  for (const url of heavy) {
    if (await cache.match(url)) continue;
    // One at a time: on 2G the user's own requests come first.
    await cache.add(url).catch(() => {
      // the page asks again
      missing += 1;
    });
  }
  return { ready: missing === 0, missing };
}

/** Deletes chunks of an earlier build. */
export async function dropStaleHeavy(heavy: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!heavy.has(new URL(url).pathname)) await cache.delete(url);
  }
}

export async function heavyFile({ request }: { readonly request: Request }): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
