import { expect, it } from 'vitest';
import { refusalOf } from '#app/session/refusal-of.ts';
import { MESSAGE_OF } from '#contract/problem.ts';
import { inHindi } from '../support/in-hindi.ts';

it('says what the server refused, and what to do with it, in the language in use', () => {
  const problem = { code: 'forbidden', msg: MESSAGE_OF.forbidden } as const;
  const { msg } = refusalOf({ kind: 'refused', problem }, inHindi, inHindi.session.provider.failed);
  expect(msg).toBe('आपको यह करने की अनुमति नहीं है।');
});

it('says a failure without a sentence by the words of the act', () => {
  const problem = { code: 'forbidden', msg: '' } as const;
  expect(refusalOf({ kind: 'refused', problem }, inHindi, inHindi.session.provider.failed).msg).toBe(
    inHindi.session.provider.failed,
  );
});
