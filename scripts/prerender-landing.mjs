/**
 * After the build: writes `landing.html`, which the server sends at / to visitors without a service worker.
 * Readable before any script.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';

const MOST = 40_000;

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
});
const { landingMarkup, landingTitle } = await vite.ssrLoadModule('/src/app/start/prerender-landing.tsx');
await vite.close();

const styles = readdirSync('dist/assets').filter((name) => /^landing-route-.*\.css$/.test(name));
if (styles.length !== 1) throw new Error(`The landing page has ${styles.length} style sheets of its own.`);
const page = readFileSync('dist/index.html', 'utf8');
const drawn = page
  .replace('<title>Zamanat</title>', () => `<title>${landingTitle}</title>`)
  .replace('<div id="root"></div>', () => `<div id="root" data-drawn>${landingMarkup()}</div>`)
  .replace('</head>', () => `<link rel="stylesheet" href="/assets/${styles[0]}">\n  </head>`);
if (drawn.length < page.length + 5_000) throw new Error('The landing page was not drawn into index.html.');
writeFileSync('dist/landing.html', drawn);

/** Render-blocking resources of the page: its style sheets. */
const sheets = [...drawn.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
const bytes = [drawn, ...sheets.map((href) => readFileSync(`dist${href}`)), readFileSync('dist/start.js')]
  .map((each) => gzipSync(each).length)
  .reduce((sum, each) => sum + each, 0);
process.stdout.write(`landing page: ${(bytes / 1_000).toFixed(1)} KB gzip until it can be read\n`);
if (bytes > MOST) throw new Error(`That is more than ${MOST / 1_000} KB.`);
