import { expect, it } from 'vitest';
import { FEEDBACK_MESSAGE_MAX, NewFeedback } from '#contract/account/feedback.ts';
import { fieldErrors } from '#contract/primitives.ts';

const SAID = { feedbackType: 'issue', subject: 'BNS 304', message: 'The maximum is three years.' };
const ABOUT = { kind: 'provision', code: 'BNS', section: '304', fault: 'punishment' };

it('accepts the fields of the specification', () => {
  for (const feedbackType of ['general', 'feature', 'issue']) {
    expect(NewFeedback.parse({ ...SAID, feedbackType, rating: 5 })).toEqual({
      ...SAID,
      feedbackType,
      rating: 5,
    });
  }
});

it('normalizes text and drops unknown fields', () => {
  const lies = { version: 7, by: { name: 'Someone' }, at: '2026-01-01T00:00:00.000Z' };
  const read = NewFeedback.parse({
    ...SAID,
    ...lies,
    message: '  ज़मानत\u0007\nकी धारा  ',
    email: ' meera@example.in ',
    about: ABOUT,
  });
  expect(read).toEqual({
    ...SAID,
    message: 'ज़मानत\nकी धारा'.normalize('NFC'),
    email: 'meera@example.in',
    about: ABOUT,
  });
});

it.each([
  [{ message: ' \n ' }, 'message', 'Describe it in a few words.'],
  [{ message: undefined }, 'message', 'Describe it in a few words.'],
  [
    { message: 'x'.repeat(FEEDBACK_MESSAGE_MAX + 1) },
    'message',
    'Shorten the description to 2000 characters.',
  ],
  [{ subject: '' }, 'subject', 'Enter a subject of a few words.'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'Shorten the subject to 200 characters.'],
  [{ details: 'x'.repeat(4001) }, 'details', 'Shorten the details to 4000 characters.'],
  [{ feedbackType: 'praise' }, 'feedbackType', 'Choose general feedback, a feature request or an issue.'],
  [{ rating: 0 }, 'rating', 'Give a rating from 1 to 5, or none.'],
  [{ rating: 4.5 }, 'rating', 'Give a rating from 1 to 5, or none.'],
  [{ rating: '5' }, 'rating', 'Give a rating from 1 to 5, or none.'],
  [{ email: 'meera at example' }, 'email', 'Enter an email address such as name@example.in, or leave blank.'],
  [{ about: { ...ABOUT, fault: '' } }, 'about.fault', 'Choose the error.'],
  [{ about: { ...ABOUT, section: '' } }, 'about.section', 'Name the code and the section.'],
])('rejects %j with an instruction', (change, field, sentence) => {
  const read = NewFeedback.safeParse({ ...SAID, ...change });
  expect(read.success ? {} : fieldErrors(read.error)).toEqual({ [field]: sentence });
});
