/** The chat online: whether the operator configured a model, a question to it, and what was let through of its answer. */
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const CHAT_MOST_LETTERS = 1_000;

/** Why the tables answered and no model. */
export const CHAT_REASONS = [
  'no-model',
  'not-for-judges',
  /** Refused, impossible or counted: the tables have the last word, and nothing was sent. */
  'own',
  'no-evidence',
  'unreachable',
  'slow',
  'cut',
  /** Not one sentence of it was backed by what it cites. */
  'nothing-held',
] as const;

export type ChatReason = (typeof CHAT_REASONS)[number];

const ChatCitation = z.object({ code: z.string(), section: z.string(), title: z.string() });

/** One that was let through, as it streams. */
export const ChatSentence = z.object({ text: z.string(), citations: z.array(ChatCitation) });
export type ChatSentence = z.infer<typeof ChatSentence>;

export const ChatReply = z.object({
  answer: z.string(),
  citations: z.array(ChatCitation),
  source: z.enum(['model', 'tables']),
  why: z.optional(z.enum(CHAT_REASONS)),
  /** Sentences of the model that were left out. */
  left: z.optional(z.int()),
});
export type ChatReply = z.infer<typeof ChatReply>;

const blank = 'Type a question first.';
const long = `A question has at most ${CHAT_MOST_LETTERS} letters. Ask one thing at a time.`;

/** More than the longest question in any script, and its quotes. */
const BODY_MOST = 16 * 1024;

export const CHAT_ENDPOINTS = {
  /** Null where no model answers the caller. */
  chatModel: {
    method: 'GET',
    path: '/api/chat',
    who: 'signed-in',
    reply: {
      status: 200,
      schema: z.object({ model: z.nullable(z.object({ name: z.string(), host: z.string() })) }),
    },
  },
  /** As JSON; or, for who accepts `text/event-stream`, each sentence as an event `sentence` and the whole as `reply`. */
  askChat: {
    method: 'POST',
    path: '/api/chat',
    who: 'signed-in',
    body: z.object({
      message: z.string(blank).check(z.trim(), z.minLength(1, blank), z.maxLength(CHAT_MOST_LETTERS, long)),
    }),
    bodyLimit: BODY_MOST,
    reply: { status: 200, schema: ChatReply },
  },
} as const satisfies Record<string, Endpoint>;
