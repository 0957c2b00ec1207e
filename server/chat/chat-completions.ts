/** Client for an endpoint of the chat-completions protocol with streaming. Its output is not trusted. */
import { isRecord } from '#kernel/merge-patch.ts';
import { type ChatModel, type ChatTurn, ModelFailure, type ModelPiece } from './chat-model.ts';
import type { ChatModelSettings } from './model-settings.ts';

/** Larger than any expected answer including the protocol's framing. */
const MOST_BYTES = 512 * 1024;
const MOST_TOKENS = 700;

export function chatCompletions(settings: ChatModelSettings): ChatModel {
  const { name, forJudges, perHour, atOnce, timeout } = settings;
  return {
    name,
    host: new URL(settings.url).host,
    forJudges,
    perHour,
    atOnce,
    ask: (turns, signal) => streamed(settings, turns, { signal, late: AbortSignal.timeout(timeout) }),
  };
}

interface RequestLimits {
  /** Aborted when the user closes the connection. */
  readonly signal: AbortSignal;
  readonly late: AbortSignal;
}

async function* streamed(
  settings: ChatModelSettings,
  turns: readonly ChatTurn[],
  until: RequestLimits,
): AsyncGenerator<ModelPiece> {
  try {
    const reply = await sent(settings, turns, AbortSignal.any([until.signal, until.late]));
    yield* piecesIn(linesOf(reply));
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (until.late.aborted) throw new ModelFailure('slow', 'no whole answer in time');
    throw new ModelFailure('unreachable', error instanceof Error ? error.message : 'no answer');
  }
}

async function sent(
  { url, name, key }: ChatModelSettings,
  messages: readonly ChatTurn[],
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model: name, messages, stream: true, temperature: 0, max_tokens: MOST_TOKENS }),
    redirect: 'error', // send the key only to the configured address
    signal,
  });
  const type = reply.headers.get('content-type') ?? '';
  if (!reply.ok || !type.startsWith('text/event-stream') || !reply.body) {
    await reply.body?.cancel();
    throw new ModelFailure('unreachable', `answered ${reply.status} ${type}`);
  }
  return reply.body;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ModelFailure('cut', 'it does not end');
    open += decoder.decode(chunk, { stream: true });
    const lines = open.split(/\r?\n/);
    open = lines.pop() ?? '';
    yield* lines;
  }
}

/** Yields the text parts until the model reports its end. A stream that stops without this report was cut. */
async function* piecesIn(lines: AsyncIterable<string>): AsyncGenerator<ModelPiece> {
  for await (const line of lines) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    const { text, end } = pieceIn(data);
    if (text !== '' || end !== null) yield { text, isBrokenOff: end !== null && end !== 'stop' };
    if (end !== null) return;
  }
  throw new ModelFailure('cut', 'the stream ended before the answer did');
}

/** `end` is the finish reason: "stop" for a complete answer, anything else for an incomplete one. */
function pieceIn(data: string): { readonly text: string; readonly end: string | null } {
  const choice = choiceIn(jsonIn(data));
  if (!choice) throw new ModelFailure('unreachable', 'a piece is not of the protocol');
  const delta = isRecord(choice['delta']) ? choice['delta'] : {};
  const text = typeof delta['content'] === 'string' ? delta['content'] : '';
  const end = choice['finish_reason'];
  return { text, end: typeof end === 'string' && end !== '' ? end : null };
}

function choiceIn(piece: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(piece) || !Array.isArray(piece['choices'])) return null;
  const first: unknown = piece['choices'][0] ?? {}; // the last part may contain usage figures only
  return isRecord(first) ? first : null;
}

function jsonIn(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
