/**
 * Baseline: React, Dexie and a service worker that caches both. Built and served in the same run as the
 * product.
 */
import { writeFileSync } from 'node:fs';
import { smallPage } from './small-page.mjs';

const MAIN = `import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dexie } from 'dexie';
Dexie.debug = false; // as everywhere but on localhost
const db = new Dexie('floor');
db.version(1).stores({ cases: '_id' });
function App() {
  const [n, set] = useState(null);
  useEffect(() => void db.table('cases').count().then(set), []);
  return n === null ? null : createElement('h1', null, n);
}
createRoot(document.body).render(createElement(App));
navigator.serviceWorker.register('/sw.js');`;

const WORKER = (/** @type {readonly string[]} */ files) => `const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => event.waitUntil(caches.open('floor').then((cache) => cache.addAll(FILES))));
addEventListener('fetch', (event) => {
  const asked = event.request.mode === 'navigate' ? '/' : event.request;
  event.respondWith(caches.match(asked).then((kept) => kept ?? fetch(event.request)));
});`;

/** @typedef {import('./small-page.mjs').SmallPage} SmallPage */
/** @returns {Promise<{ scripts: string[] } & Pick<SmallPage, 'serve' | 'remove'>>} */
export async function floorApp() {
  const { scripts, fileOf, serve, remove } = await smallPage(MAIN);
  writeFileSync(fileOf('/sw.js'), WORKER(['/', ...scripts]));
  return { scripts: scripts.map(fileOf), serve, remove };
}
