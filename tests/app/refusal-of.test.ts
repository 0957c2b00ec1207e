import { expect, it } from 'vitest';
import { refusalOf } from '#app/session/refusal-of.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import { english } from '../support/english.ts';
import { inHindi } from '../support/in-hindi.ts';

it('describes a refusal in the current language', () => {
  const problem = { code: 'forbidden', msg: MESSAGE_OF.forbidden } as const;
  const { msg } = refusalOf({ kind: 'refused', problem }, inHindi, inHindi.session.provider.failed);
  expect(msg).toBe('आपको यह करने की अनुमति नहीं है।');
});

it('uses the fallback text when a refusal has no message', () => {
  const problem = { code: 'forbidden', msg: '' } as const;
  expect(refusalOf({ kind: 'refused', problem }, inHindi, inHindi.session.provider.failed).msg).toBe(
    inHindi.session.provider.failed,
  );
});

it.each([
  ['register', 'Registration failed. Please try again.'],
  ['login', 'Login failed. Please try again.'],
] as const)('says without a reason of the server that %s failed', (gate, words) => {
  const problem = { code: 'forbidden', msg: '' } as const;
  expect(refusalOf({ kind: 'refused', problem }, english, english.session[gate].failed).msg).toBe(words);
});

it('tells a failure of the server from a missing network', () => {
  expect(refusalOf({ kind: 'server' }, english, '').msg).toBe('Server error. Please try again later.');
  expect(refusalOf({ kind: 'network' }, english, '').msg).toBe(
    'Network error. Please check your internet connection.',
  );
});
