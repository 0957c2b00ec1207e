/** Client process: asks `/api/live` again and again until told to stop, and reports the milliseconds of each answer. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY = 5;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

/** @type {(url: string) => Promise<number>} */
const ask = (url) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    http
      .get(`${url}/api/live`, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(performance.now() - began));
      })
      .once('error', reject);
  });

const asked = { url: '' };

/** @type {(url: string) => Promise<void>} */
async function probe(url) {
  /** @type {number[]} */
  const times = [];
  while (asked.url === url) {
    times.push(await ask(url));
    await pause(EVERY);
  }
  process.send?.(times);
}

process.on('message', (/** @type {string} */ url) => {
  asked.url = url;
  if (url !== '') void probe(url);
});
