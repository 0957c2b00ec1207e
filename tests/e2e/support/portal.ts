/**
 * A network between the browser and the product. It passes everything on, answers as a captive portal or as a newer
 * server does, or damages a file.
 */
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';

export const PORTAL_TITLE = 'Sign in to the court Wi-Fi';
const PAGE = `<!doctype html><html lang="en"><head><title>${PORTAL_TITLE}</title></head><body><h1>${PORTAL_TITLE}</h1></body></html>`;

/** The act of the network for one request. `changed`: the file has its length and one other byte. */
type Treatment = 'pass' | 'portal' | 'cut' | 'changed' | 'refuse' | 'hold' | NewerAnswer;

/** An answer of the court's server that it does not give yet. */
export interface NewerAnswer {
  readonly status: number;
  readonly body: object;
}

type Rule = (request: IncomingMessage) => Treatment;

export interface Portal {
  readonly url: string;
  /** From now on, each request is treated by this rule. Held requests pass. */
  readonly rule: (rule: Rule) => void;
  /** Paths that were not passed on. */
  readonly changed: string[];
  readonly close: () => Promise<void>;
}

/** True for a file that a worker fetches: a page asks with the kind of the element, a worker with none. */
export const isFetchedByWorker = ({ url = '', headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'empty' && !url.startsWith('/api/');

const passAll: Rule = () => 'pass';

export async function openPortal(target: string): Promise<Portal> {
  let current: Rule = passAll;
  const changed: string[] = [];
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    const treatment = current(request);
    if (treatment !== 'pass') changed.push(request.url ?? '');
    if (treatment === 'refuse') request.socket.destroy();
    else if (treatment === 'hold') held.push(() => pass(target, request, response));
    else if (treatment === 'portal')
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=3600' }).end(PAGE);
    else if (typeof treatment === 'object') say(response, treatment);
    else pass(target, request, response, DAMAGE[treatment]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    rule: (rule) => {
      current = rule;
      for (const go of held.splice(0)) go();
    },
    changed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function say(response: ServerResponse, { status, body }: NewerAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-zamanat': '1' });
  response.end(JSON.stringify(body));
}

type Damage = (bytes: Buffer) => Buffer;

/** A cut file ends properly and is too short, as a broken proxy delivers it. */
const DAMAGE: Readonly<Record<'pass' | 'cut' | 'changed', Damage | undefined>> = {
  pass: undefined,
  cut: (bytes) => bytes.subarray(0, bytes.length / 2),
  changed: (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]),
};

// oxlint-disable-next-line max-params -- request, response and what happens to them
function pass(target: string, request: IncomingMessage, response: ServerResponse, damage?: Damage): void {
  const headers = damage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  const onward = forward(
    new URL(request.url ?? '/', target),
    { method: request.method, headers },
    (answer) => {
      if (!damage) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { 'content-length': _length, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        response.end(damage(Buffer.concat(parts)));
      });
    },
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
