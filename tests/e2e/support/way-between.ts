/** A proxy between a phone and the court's server. It passes everything through until set to another mode. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export type NetworkMode =
  | 'open'
  /** A network that answers everything with the page of its own log in. */
  | 'captive portal'
  /** Every call comes from an app that is too old for the server. */
  | 'old app'
  /** Every cursor is one of another database. */
  | 'other cursor';

export interface WayBetween {
  readonly url: string;
  readonly be: (way: NetworkMode) => void;
  readonly close: () => Promise<void>;
}

export async function wayBetween(server: string): Promise<WayBetween> {
  let way: NetworkMode = 'open';
  const between = createServer((incomingRequest, answer) => {
    if (way === 'captive portal') answer.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    else passOn(server, way, { asked: incomingRequest, answer });
  });
  await new Promise<void>((resolve) => {
    between.listen(0, '127.0.0.1', resolve);
  });
  const address = between.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    be: (next) => {
      way = next;
    },
    close: () =>
      new Promise((resolve) => {
        between.close(() => resolve());
        between.closeAllConnections();
      }),
  };
}

const PORTAL = '<!doctype html><title>Court Wi-Fi</title><p>Accept the terms to go online.</p>';

interface Call {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
}

function passOn(server: string, way: NetworkMode, { asked, answer }: Call): void {
  const headers = { ...asked.headers };
  if (way === 'old app' && headers['x-client-version']) headers['x-client-version'] = '0.0.1';
  const to = new URL(asked.url ?? '/', server);
  if (way === 'other cursor' && to.searchParams.has('since')) to.searchParams.set('since', ELSEWHERE);
  const passed = request(to, { method: asked.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  passed.on('error', () => answer.destroy()); // the server is down: the call breaks off
  asked.pipe(passed);
}

const ELSEWHERE = Buffer.from('2.7.00000000n.00000000-0000-7000-8000-000000000000').toString('base64url');
