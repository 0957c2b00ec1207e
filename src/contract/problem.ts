/** All error codes of the API. A new code is a contract change. */

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
export const PROBLEM_CODES = Object.keys(STATUS_OF) as [ProblemCode, ...ProblemCode[]];

/** A code of this build, or one that only a newer server knows. */
export type ReceivedCode = ProblemCode | (string & {});

export interface Problem {
  readonly msg: string;
  readonly code: ReceivedCode;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly current?: unknown;
  readonly incident?: string | undefined;
}

/**
 * The refusal in an answer with this status, also of a newer server; null without a sentence. A part of
 * unknown form is left out.
 */
export function readProblem(status: number, body: unknown): Problem | null {
  const { msg, code, fields, current, incident } = membersOf(body);
  if (typeof msg !== 'string') return null;
  return {
    msg,
    code: textOf(code) ?? codeOfStatus(status),
    fields: textsOf(fields),
    current,
    incident: textOf(incident),
  };
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.prototype.toString.call(value) === '[object Object]' ? { ...Object(value) } : {};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Undefined unless each value is a text. */
function textsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  const members = membersOf(value);
  const texts = Object.entries(members).flatMap(([name, each]) =>
    typeof each === 'string' ? [[name, each]] : [],
  );
  const isWhole =
    value === Object(value) && !Array.isArray(value) && texts.length === Object.keys(members).length;
  return isWhole ? Object.fromEntries(texts) : undefined;
}

/** The sentence, if only a newer server knows the code: this client has no words of its own for it. */
export const sentenceOfUnknown = (problem: Pick<Problem, 'code' | 'msg'> | null): string =>
  problem === null || Object.hasOwn(STATUS_OF, problem.code) ? '' : problem.msg;

/** The general code of a status. */
export const codeOfStatus = (status: number): ProblemCode =>
  PROBLEM_CODES.find((code) => STATUS_OF[code] === status) ??
  (status >= 500 ? 'internal' : 'invalid-request');
