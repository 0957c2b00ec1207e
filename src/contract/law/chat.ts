/**
 * Online chat: whether a model is configured, the question, and the sentences of the answer that passed the
 * checks.
 */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

export const CHAT_MOST_LETTERS = 1_000;

/** Reason why the law tables answered instead of the model. */
export const CHAT_REASONS = [
  'no-model',
  'not-for-judges',
  /** Rejected, unanswerable or computed questions: the tables answer, and nothing is sent to the model. */
  'own',
  'no-evidence',
  'unreachable',
  'slow',
  'cut',
  /** No sentence was supported by its citation. */
  'nothing-held',
] as const;

export type ChatReason = (typeof CHAT_REASONS)[number];

const ChatCitation = z.object({ code: z.string(), section: z.string(), title: z.string() });

/** A sentence that passed the checks, as it streams. */
export const ChatSentence = z.object({ text: z.string(), citations: z.array(ChatCitation) });
export type ChatSentence = z.infer<typeof ChatSentence>;

export const ChatReply = z.object({
  answer: z.string(),
  citations: z.array(ChatCitation),
  source: z.enum(['model', 'tables']),
  why: z.optional(z.enum(CHAT_REASONS)),
  /** Number of model sentences that were rejected. */
  left: z.optional(z.int()),
});
export type ChatReply = z.infer<typeof ChatReply>;

const blank = 'Type a question first.';
const long = `A question has at most ${CHAT_MOST_LETTERS} letters. Ask one thing at a time.`;

/** Larger than the longest question in any script, with its quotes. */
const BODY_MOST = 16 * 1024;

export const CHAT_ENDPOINTS = {
  /** Null if no model is available to the caller. */
  chatModel: {
    method: 'GET',
    path: '/api/chat',
    who: 'signed-in',
    reply: {
      status: 200,
      schema: z.object({ model: z.nullable(z.object({ name: z.string(), host: z.string() })) }),
    },
  },
  /**
   * Answers JSON. With `Accept: text/event-stream`, sends an event `sentence` per sentence and the whole
   * answer as `reply`.
   */
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
