/** Refusals of this build and of a newer server. */
import { expect, it } from 'vitest';
import { readProblem } from '#contract/problem.ts';
import { SentProblem } from '#contract/sent-problem.ts';
import { classifyAnswer } from '#data/outbox/classify-answer.ts';
import * as z from 'zod/mini';

const NEWER = { msg: 'The quota of this day is reached. Try again tomorrow.', code: 'quota-reached' };

it('reads the sentence of a code and a status that only a newer server knows', () => {
  expect(readProblem(451, NEWER)).toMatchObject(NEWER);
  expect(SentProblem.safeParse(NEWER).success).toBe(false);
});

it('keeps the sentence when other parts have an unknown form', () => {
  const body = { ...NEWER, code: 7, fields: [{ path: 'age' }], incident: null };
  expect(readProblem(409, body)).toEqual({
    msg: NEWER.msg,
    code: 'email-taken',
    fields: undefined,
    incident: undefined,
  });
});

it.each([undefined, null, 'down', {}, { code: 'forbidden' }])('finds no refusal in %j', (body) => {
  expect(readProblem(403, body)).toBeNull();
});

it('gives the sentence to the row that a newer server refused', () => {
  const verdict = classifyAnswer(
    { kind: 'answer', status: 451, body: NEWER, retryAfter: null, clockOffset: null, generation: null },
    z.object({}),
  );
  expect(verdict).toMatchObject({ kind: 'refused', status: 451, problem: { msg: NEWER.msg } });
});
