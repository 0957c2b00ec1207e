import { expect, it } from 'vitest';
import { keepsDraft } from '#documents/grounds/keeps-draft.ts';

const DRAFT =
  'That the grounds of arrest were not furnished to the applicant in writing, although Article 22(1) of the Constitution requires it.';

it.each([
  ['the draft itself', DRAFT, true],
  ['an added sentence', `${DRAFT} The memo of arrest has no reason either.`, true],
  ['a corrected word', DRAFT.replace('furnished', 'supplied'), true],
  [
    'half of the sentence',
    'That the grounds of arrest were not furnished to the applicant in writing.',
    true,
  ],
  ['another point', 'That the informant has since filed an affidavit of no objection.', false],
  ['no text', '', false],
  ['the same in Hindi', 'यह कि गिरफ्तारी के आधार लिखित में नहीं दिए गए।', false],
])('takes %s for the draft: %s', (_, text, kept) => {
  expect(keepsDraft(text, DRAFT)).toBe(kept);
});
