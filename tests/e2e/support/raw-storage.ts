/** Every storage area of this origin, as text, without the app. */
import type { Page } from 'playwright-core';

export interface RawArea {
  /** "database/store", "cache", "localStorage", "sessionStorage" or "cookies". */
  readonly area: string;
  readonly text: string;
}

export const rawStorage = (page: Page): Promise<RawArea[]> => page.evaluate(inPage);

async function inPage(): Promise<RawArea[]> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const textOf = (value: unknown): string =>
    JSON.stringify(value, (_, each: unknown) =>
      ArrayBuffer.isView(each)
        ? new TextDecoder('latin1').decode(each) + new TextDecoder().decode(each)
        : each,
    );
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const textOfAnswer = async (answer?: Response): Promise<string> =>
    /json|html|plain/.test(answer?.headers.get('content-type') ?? '') ? ((await answer?.text()) ?? '') : '';
  const areas: RawArea[] = [
    { area: 'localStorage', text: JSON.stringify(Object.entries(localStorage)) },
    { area: 'sessionStorage', text: JSON.stringify(Object.entries(sessionStorage)) },
    { area: 'cookies', text: document.cookie },
  ];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await done(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      const reading = db.transaction(store).objectStore(store);
      const [keys, rows] = await Promise.all([done(reading.getAllKeys()), done(reading.getAll())]);
      areas.push({ area: `${name}/${store}`, text: textOf([keys, rows]) });
    }
    db.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      areas.push({ area: `cache ${request.url}`, text: await textOfAnswer(await cache.match(request)) });
    }
  }
  return areas;
}
