/** A page of one script, built like the product and served on its own port, as a baseline. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import { freePort } from './product-server.mjs';

const TYPES = /** @type {Record<string, string>} */ ({ '.html': 'text/html', '.js': 'text/javascript' });

/**
 * @typedef {object} SmallPage
 * @property {string[]} scripts Their addresses.
 * @property {(address: string) => string} fileOf
 * @property {(answer?: (url: URL) => string | null) => Promise<{ url: string, stop: () => Promise<void> }>} serve
 *   `answer` is asked first: JSON, as the API answers, or null for a file.
 * @property {() => void} remove
 */

/**
 * `worker` is the script beside it, `./worker.js`.
 * @type {(main: string, worker?: string) => Promise<SmallPage>}
 */
export async function smallPage(main, worker = '') {
  const folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.bench-'));
  writeFileSync(path.join(folder, 'main.js'), main);
  writeFileSync(path.join(folder, 'worker.js'), worker);
  const page = '<!doctype html><title>-</title><script type="module" src="./main.js"></script>';
  writeFileSync(path.join(folder, 'index.html'), page);
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const dist = path.join(folder, 'dist');
  return {
    scripts: readdirSync(path.join(dist, 'assets')).map((file) => `/assets/${file}`),
    fileOf: (address) => path.join(dist, address),
    serve: (answer = () => null) => serve(dist, answer),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** @type {(dist: string, answer: (url: URL) => string | null) => Promise<{ url: string, stop: () => Promise<void> }>} */
async function serve(dist, answer) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const json = answer(url);
    if (json !== null) {
      response.writeHead(200, { 'content-type': 'application/json', 'x-zamanat': '1' }).end(json);
      return;
    }
    const file = url.pathname === '/' ? '/index.html' : url.pathname;
    try {
      const body = readFileSync(path.join(dist, file));
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'text/plain',
        'content-security-policy': "script-src 'self'", // as in the product: schemas must not compile code at run time
      });
      response.end(body);
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
