/**
 * Waits of other callers while one account imports 10,000 cases, against the same calls before it:
 * `node bench/import.mjs` after `npm run build`. `IMPORT_ROWS` shortens the run.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { application } from './filings.mjs';
import { startProduct } from './product-server.mjs';

const ROWS = Number(process.env['IMPORT_ROWS'] ?? 10_000);
const BEFORE_MS = 10_000;
const EVERY_MS = 300;
// oxlint-disable-next-line no-console -- a benchmark prints
const say = console.log;

/** @typedef {{ name: string, call: () => Promise<Response> }} Caller */

const product = await startProduct();

/** @type {(method: string, path: string, body?: unknown, token?: string) => Promise<Response>} */
// oxlint-disable-next-line max-params -- a call has a method, a path, a body and a caller
const send = (method, path, body, token) =>
  fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
      ...(token !== undefined && { 'x-auth-token': token }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

/** @type {(name: string) => Promise<(method: string, path: string, body?: unknown) => Promise<Response>>} */
async function account(name) {
  const access = { email: `${name}@example.in`, password: 'kacheri-2026-basement' };
  await send('POST', '/auth/register', { ...access, name, role: 'lawyer' });
  const { token } = await (await send('POST', '/auth/login', access)).json();
  return (method, path, body) => send(method, path, body, token);
}

const [registry, other] = [await account('registry'), await account('other')];

/** @type {readonly Caller[]} */
const CALLERS = [
  {
    name: 'another advocate files before the court',
    call: () => other('POST', '/applications', application('Pune')),
  },
  { name: 'another advocate reads changes', call: () => other('GET', '/changes') },
  { name: 'the importing account reads changes', call: () => registry('GET', '/changes') },
  {
    name: 'the importing account files',
    call: () => registry('POST', '/applications', application('Pune')),
  },
];

/**
 * The last refusal of each caller.
 * @type {Map<string, number>}
 */
const refused = new Map();

/** @type {(until: Promise<unknown>) => Promise<Map<string, number[]>>} */
async function waits(until) {
  const run = { isOver: false };
  void until.finally(() => {
    run.isOver = true;
  });
  /** @type {Map<string, number[]>} */
  const times = new Map(CALLERS.map(({ name }) => [name, []]));
  await Promise.all(
    CALLERS.map(async ({ name, call }) => {
      while (!run.isOver) {
        const began = performance.now();
        const answer = await call();
        await answer.arrayBuffer();
        times.get(name)?.push(performance.now() - began);
        if (!answer.ok) refused.set(name, answer.status);
        await pause(EVERY_MS);
      }
    }),
  );
  return times;
}

const file = [
  'key,cnr,fir_number,police_station,court,court_place,applicant,sections,arrest_date',
  ...Array.from(
    { length: ROWS },
    (_, n) => `K${n},,${n + 1}/2024,Hadapsar,magistrate,Pune,Asha Kale ${n},IPC 420,10-07-2026`,
  ),
].join('\n');

const before = await waits(pause(BEFORE_MS));
const began = performance.now();
const imported = registry('POST', '/cases/import', file).then(async (answer) => ({
  seconds: (performance.now() - began) / 1_000,
  said: await answer.json(),
  status: answer.status,
}));
const during = await waits(imported);
const { seconds, said, status } = await imported;
say(`${status}: ${said.created ?? said.msg} cases in ${seconds.toFixed(1)} s`);

/** @type {(times: readonly number[] | undefined) => string} */
const most = (times = []) => `${Math.round(Math.max(...times))} ms of ${times.length}`;
for (const { name } of CALLERS)
  say(
    `${name}: longest ${most(during.get(name))}, before ${most(before.get(name))}, refused: ${refused.get(name) ?? 'none'}`,
  );
await product.stop();
