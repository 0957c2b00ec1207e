/** A local model server with the chat-completions protocol that returns planned false answers. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface ModelCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly stream: boolean;
    readonly max_tokens: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

export type Behaviour =
  /** Streamed in pieces and ended by the protocol. */
  | { readonly says: string }
  /** The same, written from the evidence that it was given. */
  | { readonly saysOf: (evidence: readonly { readonly n: number; readonly text: string }[]) => string }
  /** Ended with the protocol's length limit, at any position. */
  | { readonly brokenOffAfter: string }
  /** The stream ends without its end. */
  | { readonly cutAfter: string }
  | { readonly endless: string }
  /** Says that much, and then nothing for ever. */
  | { readonly silentAfter: string }
  | { readonly status: number; readonly retryAfter?: number }
  | { readonly body: string; readonly type: string };

export interface LyingModel {
  readonly url: string;
  readonly calls: readonly ModelCall[];
  readonly behave: (next: Behaviour) => void;
  /** Number of requests that the caller aborted. */
  readonly left: () => number;
  readonly stop: () => Promise<void>;
}

export async function lyingModel(first: Behaviour = { says: 'NONE' }): Promise<LyingModel> {
  const calls: ModelCall[] = [];
  let behaviour = first;
  let left = 0;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('close', () => {
      if (!reply.writableFinished) left += 1;
    });
    request.on('end', () => {
      const call: ModelCall = { headers: request.headers, body: JSON.parse(String(Buffer.concat(chunks))) };
      calls.push(call);
      answer(behaviour, call, reply);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    left: () => left,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(behaviour: Behaviour, call: ModelCall, reply: ServerResponse): void {
  if ('status' in behaviour) {
    const { status, retryAfter } = behaviour;
    reply.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
    reply.end(JSON.stringify({ error: { message: 'Overloaded. Section 999 of the IPC applies.' } }));
    return;
  }
  if ('body' in behaviour) {
    reply.writeHead(200, { 'content-type': behaviour.type }).end(behaviour.body);
    return;
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('endless' in behaviour) {
    const again = (): void => {
      if (!reply.destroyed && reply.write(piece(behaviour.endless))) setImmediate(again);
      else reply.once('drain', again);
    };
    again();
    return;
  }
  if ('silentAfter' in behaviour) {
    reply.write(piece(behaviour.silentAfter));
    return;
  }
  if ('cutAfter' in behaviour) {
    reply.end(piece(behaviour.cutAfter));
    return;
  }
  const end = 'brokenOffAfter' in behaviour ? 'length' : 'stop';
  for (const part of wholeText(behaviour, call).match(/[^]{1,7}/g) ?? []) reply.write(piece(part));
  reply.end(`${event({ choices: [{ delta: {}, finish_reason: end }] })}data: [DONE]\n\n`);
}

type FullAnswer = Extract<Behaviour, { says: string } | { saysOf: unknown } | { brokenOffAfter: string }>;

function wholeText(behaviour: FullAnswer, call: ModelCall): string {
  if ('brokenOffAfter' in behaviour) return behaviour.brokenOffAfter;
  return 'says' in behaviour ? behaviour.says : behaviour.saysOf(evidenceIn(call));
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const piece = (content: string): string => event({ choices: [{ index: 0, delta: { content } }] });

function evidenceIn({ body }: ModelCall): { readonly n: number; readonly text: string }[] {
  return JSON.parse(body.messages[1]?.content ?? '{}').evidence;
}
