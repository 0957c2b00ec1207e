/** One stream of server-sent events: the server says when to fetch, so that the page need not ask each minute. */
import { WAKE_BEAT_MS, WAKE_PATH, type WakeEvent, WAKE_EVENTS } from '#contract/wake.ts';
import type { Ports } from '#data/store/ports.ts';

/** `refused`: the server is older, full, or the session has ended. */
export type StreamEnd = 'unreachable' | 'refused' | 'ended';

interface StreamOptions {
  readonly ports: Pick<Ports, 'fetch' | 'clientVersion'>;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: WakeEvent) => void;
}

/** Reads until the stream ends, the network is gone or `signal` is aborted. */
export async function readWakeStream({ ports, token, signal, onEvent }: StreamOptions): Promise<StreamEnd> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), 2 * WAKE_BEAT_MS);
  };
  heard();
  try {
    const reply = await ports.fetch(WAKE_PATH, {
      headers: { 'x-auth-token': token, 'x-client-version': ports.clientVersion },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!reply.headers.has('x-zamanat')) return 'unreachable';
    if (!isStream(reply)) return 'refused';
    await readEvents(reply.body, heard, onEvent);
    return 'ended';
  } catch {
    return 'unreachable'; // no network, a dead connection, or the page is hidden
  } finally {
    clearTimeout(timer);
  }
}

const isStream = (reply: Response): reply is Response & { body: ReadableStream<Uint8Array> } =>
  reply.ok &&
  reply.body !== null &&
  (reply.headers.get('content-type') ?? '').startsWith('text/event-stream');

async function readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
  onEvent: StreamOptions['onEvent'],
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = WAKE_EVENTS.find((name) => line === `event: ${name}`);
      if (event) onEvent(event);
    }
  }
}
