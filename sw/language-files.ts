/** Texts and fonts of a language: downloaded when it is chosen, then cached. */
import type { WarmAnswer } from '#data/device/worker-messages.ts';

const CACHE = 'zamanat-languages';
const LANGUAGE = '/assets/language-';

export const isLanguageFile = (pathname: string): boolean => pathname.startsWith(LANGUAGE);

/** Marathi uses the Devanagari font too. */
const STEMS: Readonly<Record<string, readonly string[]>> = {
  hi: ['hi-', 'devanagari-'],
  mr: ['mr-', 'devanagari-'],
};

export async function warmLanguage(files: ReadonlySet<string>, language = 'en'): Promise<WarmAnswer> {
  const stems = (STEMS[language] ?? [`${language}-`]).map((stem) => LANGUAGE + stem);
  const cache = await caches.open(CACHE);
  let missing = 0;
  for (const url of files) {
    if (!stems.some((stem) => url.startsWith(stem)) || (await cache.match(url))) continue;
    await cache.add(url).catch(() => {
      // the page asks again
      missing += 1;
    });
  }
  return { ready: missing === 0, missing };
}

export async function languageFile({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

/** Deletes files of an earlier build. */
export async function dropStaleLanguages(files: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!files.has(new URL(url).pathname)) await cache.delete(url);
  }
}
