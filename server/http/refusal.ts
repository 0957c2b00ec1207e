/**
 * Rejection of a request, thrown anywhere above storage. `http/refuse.ts` turns it into the answer of
 * `src/contract/problem.ts`.
 */
import type { Entity } from '#contract/changes.ts';
import { type ProblemCode, STATUS_OF } from '#contract/problem.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import type { SentProblem } from '#contract/sent-problem.ts';

type ProblemDetails = Partial<Pick<SentProblem, 'msg' | 'fields' | 'current' | 'incident'>>;

/** A record of another user. The answer is 404, the audit log records the attempt. */
interface DeniedRecord {
  readonly entity: Entity;
  readonly id: string;
}

export class Refusal extends Error {
  readonly problem: SentProblem;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly denied: DeniedRecord | undefined;

  constructor(
    code: ProblemCode,
    details: ProblemDetails & { readonly retryAfter?: number; readonly denied?: DeniedRecord } = {},
  ) {
    const { retryAfter, denied, ...rest } = details;
    super(code);
    this.problem = { msg: MESSAGE_OF[code], code, ...rest };
    this.status = STATUS_OF[code];
    this.retryAfter = retryAfter;
    this.denied = denied;
  }
}

/** Statuses caused by the content: a repeated request would fail again, so the answer is stored. */
const SETTLED = new Set([400, 403, 404, 409, 412, 413, 415]);

export const isSettled = ({ status, problem }: Refusal): boolean =>
  SETTLED.has(status) && problem.code !== 'key-in-progress' && problem.code !== 'forgery-check';

export const invalid = (fields: Record<string, string>): Refusal =>
  new Refusal('invalid-request', { fields, ...sentence(fields) });

/** The body has no field that the call can change. */
export const nothingToChange = (fields: readonly string[]): Refusal =>
  new Refusal('invalid-request', {
    msg: `This request changes nothing. Send at least one of these fields: ${fields.join(', ')}.`,
  });

/** A message that is complete without the fields, because some clients show only the message. */
function sentence(fields: Record<string, string>): { msg?: string } {
  const faults = Object.entries(fields);
  const [first] = faults;
  if (!first) return {};
  const sentences = new Set(Object.values(fields));
  if (sentences.has(ALL_REQUIRED)) return { msg: ALL_REQUIRED };
  const standing = NEEDS_FIELD.test(first[1]) ? first.join(': ') : first[1];
  return { msg: sentences.size === 1 ? standing : `${MESSAGE_OF['invalid-request']} ${first.join(': ')}` };
}

/** The specification's message of a registration. */
const ALL_REQUIRED = 'All fields are required';
/** A sentence about "here" needs the name of its field. */
const NEEDS_FIELD = /\bhere\b|^(?:At most|At least|Choose one of|Leave)/;
