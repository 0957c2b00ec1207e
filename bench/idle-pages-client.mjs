/** Client process of idle-pages.mjs: opens streams, asks for changes, and reports the next event of a stream. */
import http from 'node:http';

/** @typedef {{ port: number, ask?: string[], open?: string[], expect?: number }} Order */

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
/** @type {import('node:http').IncomingMessage[]} */
const streams = [];

/** @type {(port: number, given: { path: string, token: string, agent?: http.Agent | false }) => Promise<http.IncomingMessage>} */
const get = (port, { path, token, agent: own = false }) =>
  new Promise((resolve, reject) => {
    const headers = { 'x-auth-token': token };
    http.get({ host: '127.0.0.1', port, path, headers, agent: own }, resolve).once('error', reject);
  });

/** @type {(port: number, token: string) => Promise<void>} */
async function askOnce(port, token) {
  const answer = await get(port, { path: '/api/changes', token, agent });
  if (answer.statusCode !== 200) throw new Error(`changes: ${answer.statusCode}`);
  await new Promise((resolve) => answer.resume().once('end', resolve));
}

/** @type {(port: number, token: string, n: number) => Promise<void>} */
async function openOne(port, token, n) {
  const stream = await get(port, { path: '/api/wake', token });
  if (stream.statusCode !== 200) throw new Error(`wake: ${stream.statusCode}`);
  streams[n] = stream.resume();
}

/** @type {(tokens: readonly string[], work: (token: string, n: number) => Promise<void>) => Promise<void>} */
async function eightAtOnce(tokens, work) {
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < tokens.length; n = next++) await work(tokens[n] ?? '', n);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

/** @type {(stream: http.IncomingMessage | undefined) => void} */
function reportChange(stream) {
  stream?.once('data', (/** @type {Buffer} */ part) => {
    if (String(part).includes('changed')) process.send?.({ at: Date.now() });
    else reportChange(stream); // a comment
  });
}

process.on('message', (/** @type {Order} */ { port, ask, open, expect }) => {
  void (async () => {
    if (ask) await eightAtOnce(ask, (token) => askOnce(port, token));
    if (open) await eightAtOnce(open, (token, n) => openOne(port, token, n));
    if (expect === undefined) process.send?.({});
    else reportChange(streams[expect]);
  })();
});
