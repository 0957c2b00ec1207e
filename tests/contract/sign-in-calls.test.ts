/** A login reads its answers without schemas. It accepts what the schemas accept, and keeps the same values. */
import { expect, it } from 'vitest';
import { SESSION_ENDPOINTS } from '#contract/account/session-endpoints.ts';
import { SIGN_IN_CALLS } from '#contract/account/sign-in-calls.ts';

const USER = {
  _id: '018f3f5e-7c1a-7c3e-9b1a-0c1d2e3f4a5b',
  version: 1,
  name: 'Asha Pawar',
  email: 'lawyer@example.in',
  role: 'lawyer',
  settings: {},
};

const { login, currentUser } = SESSION_ENDPOINTS;

it('reads the token of an answer that the schema accepts', () => {
  const answer = login.reply.schema.parse({ token: 'abc', user: USER });
  expect(SIGN_IN_CALLS.logIn.read(answer)).toEqual({ token: 'abc' });
});

it.each([{ recordKey: 'a2V5' }, {}, { role: 'operator' }, { profession: 'advocate', courts: [] }])(
  'keeps the same values of a user as the schema: %j',
  (more) => {
    const { _id, name, email, role, recordKey } = currentUser.reply.schema.parse({ ...USER, ...more });
    const kept = { _id, name, email, role, ...(recordKey === undefined ? {} : { recordKey }) };
    expect(SIGN_IN_CALLS.currentUser.read({ ...USER, ...more })).toEqual(kept);
  },
);

it.each([
  null,
  undefined,
  'text',
  [],
  {},
  { ...USER, _id: 7 },
  { ...USER, name: 7 },
  { ...USER, email: 7 },
  { ...USER, role: 7 },
  { ...USER, role: 'clerk' },
  { ...USER, recordKey: 7 },
])('refuses what the schema refuses: %j', (answer) => {
  expect(currentUser.reply.schema.safeParse(answer).success).toBe(false);
  expect(SIGN_IN_CALLS.currentUser.read(answer)).toBeNull();
  expect(login.reply.schema.safeParse(answer).success).toBe(false);
  expect(SIGN_IN_CALLS.logIn.read(answer)).toBeNull();
});
