/** Client process: n connections, each with sequential requests, for a given time. */
import http from 'node:http';

/** @typedef {{ method: string, url: string, headers: Record<string, string>, body?: string }} ServerCall */
/** @typedef {{ port: number, connections: readonly ServerCall[][], seconds: number }} Load */

/** @type {(agent: http.Agent, port: number, asked: ServerCall) => Promise<number>} */
const ask = (agent, port, { method, url, headers, body }) =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = http.request(
      { host: '127.0.0.1', port, agent, method, path: url, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.once('error', reject).end(body);
  });

/** @type {(load: Load) => Promise<{ times: number[], failed: number }>} */
async function run({ port, connections, seconds }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections.length });
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    connections.map(async (requests) => {
      for (let n = 0; performance.now() < end; n++) {
        const asked = requests[n % requests.length];
        if (!asked || (asked.body !== undefined && n >= requests.length)) return; // a write is sent only once
        const began = performance.now();
        const status = await ask(agent, port, asked);
        if (status >= 300) failed += 1;
        else times.push(performance.now() - began);
      }
    }),
  );
  agent.destroy();
  return { times, failed };
}

process.on('message', (/** @type {Load} */ load) => {
  void (async () => process.send?.(await run(load)))();
});
