/** Sends a question to the server's model: availability, consent and the streamed answer. */
import { CHAT_ENDPOINTS, ChatReply, ChatSentence } from '#contract/law/chat.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import type { ModelChoice } from './model-choice.ts';

export interface ModelThere {
  readonly name: string;
  readonly host: string;
}

type ModelCallContext = { readonly db: Db; readonly ports: Pick<Ports, 'fetch' | 'now' | 'clientVersion'> };

/** Null if no model serves this user, or the server is unreachable. */
export async function modelThere(device: ModelCallContext): Promise<ModelThere | null> {
  const answer = await askAccount(device, CHAT_ENDPOINTS.chatModel);
  return answer.ok ? answer.value.model : null;
}

export const modelChoice = async (db: Db): Promise<ModelChoice> =>
  (await getMeta(db, 'chatModel')) ?? { on: false, agreed: false };

export const keepModelChoice = (db: Db, choice: ModelChoice): Promise<void> =>
  setMeta(db, 'chatModel', choice);

/** Reasons for no answer: no network or not our server, rate limits, no model, or a broken stream. */
export type OnlineFailure = 'network' | 'busy' | 'unreachable' | 'cut';

interface Question {
  /** Redacted already. */
  readonly message: string;
  readonly signal: AbortSignal;
  readonly onSentence: (sentence: ChatSentence) => void;
}

/** Longer than the server's model timeout. */
const TIMEOUT_MS = 330_000;

export async function askModel(
  { db, ports }: ModelCallContext,
  { message, signal, onSentence }: Question,
): Promise<Result<ChatReply, OnlineFailure>> {
  const { method, path } = CHAT_ENDPOINTS.askChat;
  try {
    const reply = await ports.fetch(path, {
      method,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-auth-token': (await getMeta(db, 'token')) ?? '',
        'x-client-version': ports.clientVersion,
      },
      body: JSON.stringify({ message }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!reply.headers.has('x-zamanat')) return err('network');
    if (!reply.ok) return err(reply.status === 429 ? 'busy' : 'unreachable');
    return await answerIn(reply, onSentence);
  } catch {
    return err('network'); // offline, interrupted, timed out, or stopped by the user
  }
}

/** Streamed, or a single JSON if the tables answered. */
async function answerIn(
  reply: Response,
  onSentence: Question['onSentence'],
): Promise<Result<ChatReply, OnlineFailure>> {
  const type = reply.headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream') || !reply.body) return wholeIn(await reply.json(), 'unreachable');
  for await (const { event, data } of eventsIn(reply.body)) {
    if (event === 'reply') return wholeIn(data, 'cut');
    const sentence = ChatSentence.safeParse(data);
    if (sentence.success) onSentence(sentence.data);
  }
  return err('cut');
}

function wholeIn(data: unknown, otherwise: OnlineFailure): Result<ChatReply, OnlineFailure> {
  const read = ChatReply.safeParse(data);
  return read.success ? ok(read.data) : err(otherwise);
}

interface ModelEvent {
  readonly event: string;
  readonly data: unknown;
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let open = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      open += decoder.decode(value, { stream: true });
      const blocks = open.split('\n\n');
      open = blocks.pop() ?? '';
      for (const block of blocks) yield* toldIn(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined); // closing the stream lets the server stop too
  }
}

function* toldIn(block: string): Generator<ModelEvent> {
  const event = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  if (event === undefined || data === undefined) return;
  try {
    yield { event, data: JSON.parse(data) };
  } catch {
    // ignore a truncated event
  }
}
