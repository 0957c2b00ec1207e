/** Settings of the operator's chat model: any endpoint of the chat-completions protocol. */
import { isIP } from 'node:net';

export interface ChatModelSettings {
  /** Full address, such as https://models.example.in/v1/chat/completions. */
  readonly url: string;
  readonly name: string;
  readonly key: string | undefined;
  readonly forJudges: boolean;
  /** Milliseconds for a complete answer. */
  readonly timeout: number;
  /** Questions per account and hour. */
  readonly perHour: number;
  /** Concurrent questions of all accounts in one process. */
  readonly atOnce: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Readers of `settings.ts` with its error messages. */
export interface Readers {
  readonly number: (
    name: string,
    range: { readonly usual: number; readonly least: number; readonly most: number; readonly of: string },
  ) => number;
  readonly isOn: (name: string, usual: boolean) => boolean;
}

export function chatModelFrom(env: Env, { number, isOn }: Readers): ChatModelSettings | undefined {
  const [url, name] = [env['CHAT_MODEL_URL'], env['CHAT_MODEL_NAME']];
  if (!url) return undefined;
  if (!isPrivateEnough(url)) {
    throw new Error(
      `CHAT_MODEL_URL is ${url}. Set the https address of a chat-completions endpoint; http only on this machine or in its own network.`,
    );
  }
  if (!name) throw new Error('CHAT_MODEL_URL is set without CHAT_MODEL_NAME. Set the name of the model.');
  return {
    url,
    name,
    key: env['CHAT_MODEL_KEY'] || undefined,
    forJudges: isOn('CHAT_MODEL_JUDGES', false),
    timeout: 1_000 * number('CHAT_MODEL_TIMEOUT', { usual: 30, least: 1, most: 300, of: 'seconds' }),
    perHour: number('CHAT_MODEL_PER_HOUR', { usual: 30, least: 1, most: 10_000, of: 'questions' }),
    atOnce: number('CHAT_MODEL_AT_ONCE', { usual: 4, least: 1, most: 100, of: 'questions' }),
  };
}

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** Requires HTTPS outside the local network. A key in the address would appear in logs. */
function isPrivateEnough(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  const isOwn =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && PRIVATE.test(hostname));
  return protocol === 'http:' && isOwn;
}
