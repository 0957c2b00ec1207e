/** All error codes of the API. A new code is a contract change. */
import * as z from 'zod/mini';

export const STATUS_OF = {
  'invalid-request': 400,
  unauthenticated: 401,
  'wrong-credentials': 401,
  revoked: 401,
  forbidden: 403,
  'forgery-check': 403,
  'judge-not-verified': 403,
  'second-factor-needed': 403,
  'identity-needed': 403,
  'not-found': 404,
  'unknown-call': 404,
  'email-taken': 409,
  'role-needed': 409,
  'link-needed': 409,
  'code-needed': 409,
  'id-taken': 409,
  'status-closed': 409,
  'key-in-progress': 409,
  'cursor-expired': 410,
  'history-changed': 410,
  'other-database': 410,
  'share-ended': 410,
  'share-expired': 410,
  'stale-version': 412,
  'too-large': 413,
  'unsupported-media': 415,
  'key-reused': 422,
  'unknown-field': 422,
  'client-too-old': 426,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS_OF;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
const CODES = Object.keys(STATUS_OF) as [ProblemCode, ...ProblemCode[]];

/** Refusals that this build sends. */
export const SentProblem = z.object({
  msg: z.string(),
  code: z.enum(CODES),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `id-taken` and `stale-version`: the current entity. */
  current: z.optional(z.unknown()),
  /** With `internal`: reference for support. */
  incident: z.optional(z.string()),
});

export type SentProblem = z.infer<typeof SentProblem>;

/** A code of this build, or one that only a newer server knows. */
export type ReceivedCode = ProblemCode | (string & {});

/** The value, or undefined if it has another form. */
function optionalOf<T extends z.ZodMiniType>(schema: T) {
  // oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's
  return z.catch(z.optional(schema), undefined);
}

/** Refusals of any server. Only the sentence is needed; a part of unknown form is left out. */
const ReceivedProblem = z.object({
  msg: z.string(),
  code: optionalOf(z.string()),
  fields: optionalOf(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  incident: optionalOf(z.string()),
});

export interface Problem {
  readonly msg: string;
  readonly code: ReceivedCode;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly current?: unknown;
  readonly incident?: string | undefined;
}

/** The refusal in an answer with this status, also of a newer server; null without a sentence. */
export function readProblem(status: number, body: unknown): Problem | null {
  const read = ReceivedProblem.safeParse(body);
  return read.success ? { ...read.data, code: read.data.code ?? codeOfStatus(status) } : null;
}

/** The sentence, if only a newer server knows the code: this client has no words of its own for it. */
export const sentenceOfUnknown = (problem: Pick<Problem, 'code' | 'msg'> | null): string =>
  problem === null || Object.hasOwn(STATUS_OF, problem.code) ? '' : problem.msg;

/** The general code of a status. */
export const codeOfStatus = (status: number): ProblemCode =>
  CODES.find((code) => STATUS_OF[code] === status) ?? (status >= 500 ? 'internal' : 'invalid-request');

/** The specification's wording if it has one; otherwise a message with an instruction. */
export const MESSAGE_OF: Readonly<Record<ProblemCode, string>> = {
  'invalid-request': 'Correct the marked fields and send again.',
  unauthenticated: 'Log in to continue.',
  'wrong-credentials': 'Invalid credentials. Please check your email and password.',
  revoked: 'This device was logged out. Log in again to continue.',
  forbidden: 'You do not have permission to do this.',
  'forgery-check': 'This page is out of date. Reload it and try again.',
  'judge-not-verified': 'Your judge account is not verified yet. Ask the operator to verify it.',
  'second-factor-needed':
    'A judge needs a second factor. Set it up in Settings, Security, or log in again with it.',
  'not-found': 'Not found, or you do not have access to it.',
  'unknown-call':
    'The court\u2019s server does not support this request yet. It will be sent after the server is updated.',
  'email-taken': 'An account with this email already exists. Log in, or use another email.',
  'role-needed': 'Choose a role. It sets what you can do.',
  'link-needed': 'An account with this email already exists. Enter its password once to link both.',
  'identity-needed': 'Confirm that it is you, then do this again.',
  'code-needed': 'Enter the code of your authenticator app, or a recovery code.',
  'id-taken': 'A record with this id already exists with different content.',
  'status-closed': 'This application is no longer pending, so it cannot be changed.',
  'key-in-progress': 'This request is being processed. Try again in a moment.',
  'cursor-expired': 'This device was offline for long. All data will be downloaded again.',
  'history-changed':
    'The court\u2019s server was restored from a backup. This device keeps its records and compares them.',
  'other-database':
    'The court\u2019s server has another database than before. This device keeps its records and compares them.',
  'share-ended': 'This link was revoked. Ask the sender for a new one.',
  'share-expired': 'This link has expired. Ask the sender for a new one.',
  'stale-version': 'Someone else changed this. Check it again before you continue.',
  'too-large': 'This is too large to send. Shorten it and try again.',
  'unsupported-media': 'Send this as JSON.',
  'key-reused': 'This key was used for another request. Send it with a new key.',
  'unknown-field':
    'The court\u2019s server is older than this app. This will be sent after the server is updated.',
  'client-too-old': 'This version of the app is too old. Update it; nothing is lost.',
  'rate-limited': 'Too many tries. Wait a little and try again.',
  internal: 'Server error. Please try again later.',
  unavailable: 'Server error. Please try again later.',
};
