/**
 * Latency of `/api/live` while one caller sends the costliest requests. Another process asks every 5 ms; the
 * first row is the same server without an attack. Goal: 250 ms at 99 %. Run: node bench/stall.mjs
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { strToU8, zipSync } from 'fflate';
import { buildServer } from '../scripts/build-stale.mjs';
import { application } from './filings.mjs';
import { startProduct } from './product-server.mjs';

const QUIET = 3_000;
/** Each attack is repeated for at least this time. */
const LASTS = 5_000;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const json = { 'content-type': 'application/json' };

buildServer();
const { url, stop } = await startProduct();
const probe = fork(new URL('stall-probe.mjs', import.meta.url));
const headers = { 'x-auth-token': await tokenOf() };
const longest = await filed(longestApplication());

const manyKeys = `{${Array.from({ length: 340_000 }, (_, n) => `"k${n}":1`).join(',')}}`;
const manyItems = JSON.stringify({
  ...application('Pune'),
  list: Array.from({ length: 1_500_000 }, () => 1),
});
const deep = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`;
const manyEntries = docxOf(
  Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`word/media/${n}`, strToU8('x')])),
);
const bomb = docxOf({ 'word/document.xml': new Uint8Array(150_000_000) });

/** @type {readonly (readonly [string, () => Promise<Response>])[]} */
const ATTACKS = [
  ['login, 340,000 keys', async () => post('/auth/login', manyKeys, json)],
  ['filing without a session, 340,000 keys', async () => post('/applications', manyKeys, json)],
  ['filing, 340,000 keys', async () => post('/applications', manyKeys, { ...json, ...headers })],
  ['filing, list of 1,500,000', async () => post('/applications', manyItems, { ...json, ...headers })],
  ['filing, 2,000,000 brackets', async () => post('/applications', deep, { ...json, ...headers })],
  [
    'filing of the longest application',
    async () => post('/applications', longestBody(), { ...json, ...headers }),
  ],
  ['longest application as DOCX', async () => fetch(paper('DOCX'), { headers })],
  ['longest application as PDF', async () => fetch(paper('PDF'), { headers })],
  ['shared page of the longest application', shared()],
  ['DOCX with 60,000 entries', async () => upload(manyEntries)],
  ['DOCX of 150 MB unpacked', async () => upload(bomb)],
];

say(['attack', 'answers', 'slowest answer', 'live: median', '99 %', 'longest']);
say(['none', '', '', ...figures(await during(async () => pause(QUIET)))]);
for (const [name, attack] of ATTACKS) {
  /** @type {Set<number | 'cut'>} */
  const statuses = new Set();
  let slowest = 0;
  const times = await during(async () => {
    const end = performance.now() + LASTS;
    while (performance.now() < end) {
      const began = performance.now();
      statuses.add(await statusOf(attack));
      slowest = Math.max(slowest, performance.now() - began);
    }
  });
  say([name, [...statuses].join(', '), `${(slowest / 1_000).toFixed(1)} s`, ...figures(times)]);
}
probe.kill();
await stop();

/**
 * `cut`: the server answered and closed the connection before the body was sent.
 * @type {(attack: () => Promise<Response>) => Promise<number | 'cut'>}
 */
async function statusOf(attack) {
  try {
    const answer = await attack();
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return 'cut';
    throw error;
  }
}

/** @type {(work: () => Promise<void>) => Promise<number[]>} */
async function during(work) {
  probe.send(url);
  await work();
  const told = once(probe, 'message');
  probe.send('');
  const [times] = await told;
  return times.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b);
}

/** @type {(times: readonly number[]) => string[]} */
function figures(times) {
  const at = (/** @type {number} */ share) =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return [at(0.5), at(0.99), at(1)].map((time) => `${time.toFixed(1)} ms`);
}

/** @type {(cells: readonly string[]) => void} */
function say(cells) {
  process.stdout.write(`| ${cells.map((cell, n) => cell.padEnd(n === 0 ? 38 : 14)).join(' | ')} |\n`);
}

/** @type {(path: string, body: BodyInit, sent?: Record<string, string>) => Promise<Response>} */
async function post(path, body, sent = {}) {
  return fetch(`${url}/api${path}`, { method: 'POST', headers: sent, body });
}

async function tokenOf() {
  const account = {
    name: 'Meera Deshpande',
    email: `${v7()}@example.in`,
    password: 'three quiet herons',
    role: 'lawyer',
  };
  const { token } = await (await post('/auth/register', JSON.stringify(account), json)).json();
  return token;
}

/** @type {(body: unknown) => Promise<{ _id: string, caseId: string }>} */
async function filed(body) {
  const answer = await post('/applications', JSON.stringify(body), { ...json, ...headers });
  if (answer.status !== 201) throw new Error(`not filed: ${await answer.text()}`);
  return answer.json();
}

/** @type {(letters: number) => string} */
function text(letters) {
  return 'आवेदक निर्दोष है और जाँच में सहयोग करेगा। '
    .repeat(letters / 20)
    .slice(0, letters)
    .trim();
}

/** Each text of the filer at its limit, in Hindi. */
function longestApplication() {
  const short = application('Pune');
  const groundParts = Array.from({ length: 40 }, () => ({ heading: text(200), text: text(20_000) }));
  const bail = { grounds: text(40_000), groundParts, undertakings: text(8_000), prayer: text(8_000) };
  return { ...short, language: 'hi', bail };
}

function longestBody() {
  return JSON.stringify({ ...longestApplication(), _id: v7() });
}

/** @type {(format: 'PDF' | 'DOCX') => string} */
function paper(format) {
  return `${url}/api/applications/${longest._id}/download?format=${format}`;
}

/** @type {() => () => Promise<Response>} */
function shared() {
  /** @type {Promise<string> | undefined} */
  let link;
  return async () => {
    link ??= post(`/applications/${longest._id}/share`, JSON.stringify({ hide: ['phone', 'address'] }), {
      ...json,
      ...headers,
    })
      .then((answer) => answer.json())
      .then((made) => String(made.url).split('/').at(-1) ?? '');
    return fetch(`${url}/api/shared/${await link}`);
  };
}

/** @type {(entries: Record<string, Uint8Array>) => Uint8Array<ArrayBuffer>} */
function docxOf(entries) {
  return new Uint8Array(zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...entries }));
}

/** @type {(bytes: Uint8Array<ArrayBuffer>) => Promise<Response>} */
async function upload(bytes) {
  const form = new FormData();
  form.set('name', 'order.docx');
  form.set('kind', 'order');
  form.set('file', new Blob([bytes], { type: DOCX }), 'order.docx');
  return post(`/cases/${longest.caseId}/documents`, form, headers);
}
