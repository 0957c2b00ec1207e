/** The floor: React, Dexie, a worker that keeps both, and nothing else. Built and served in the same run as the product. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import { freePort } from './product-server.mjs';

const MAIN = `import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dexie } from 'dexie';
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

const TYPES = /** @type {Record<string, string>} */ ({ '.html': 'text/html', '.js': 'text/javascript' });

/** @returns {Promise<{ scripts: string[], serve: () => Promise<{ url: string, stop: () => Promise<void> }>, remove: () => void }>} */
export async function floorApp() {
  const folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.floor-'));
  writeFileSync(path.join(folder, 'main.js'), MAIN);
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Floor</title><script type="module" src="./main.js"></script>',
  );
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const dist = path.join(folder, 'dist');
  const scripts = readdirSync(path.join(dist, 'assets')).map((file) => `/assets/${file}`);
  writeFileSync(path.join(dist, 'sw.js'), WORKER(['/', ...scripts]));
  mkdirSync(path.join(folder, 'profile'));
  return {
    scripts: scripts.map((file) => path.join(dist, file)),
    serve: () => serve(dist),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** @type {(dist: string) => Promise<{ url: string, stop: () => Promise<void> }>} */
async function serve(dist) {
  const server = createServer((request, response) => {
    const file = request.url === '/' ? '/index.html' : (request.url ?? '/');
    try {
      const body = readFileSync(path.join(dist, file));
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await new Promise((resolve) => void server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve(undefined));
    });
  return { url: `http://127.0.0.1:${port}`, stop: async () => void (await stop()) };
}
