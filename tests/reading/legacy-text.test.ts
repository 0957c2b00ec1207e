// @vitest-environment node
/** Text of several lines, of which some are typed in a legacy font. */
import { expect, it } from 'vitest';
import { readLegacyText } from '#reading/legacy-font.ts';
import { corpusItems } from './corpus-score.ts';

const TYPED = 'izkFkhZ funksZ"k gS rFkk mls >wBk Qalk;k x;k gSA';
const UNICODE = 'प्रार्थी निर्दोष है तथा उसे झूठा फंसाया गया है।'.normalize('NFC');

const texts = (isLegacy: boolean): string[] =>
  corpusItems('legacy-fonts').flatMap(({ row, expect: { isLegacy: expected } }) =>
    expected === isLegacy && typeof row.text === 'string' ? [row.text] : [],
  );

it('converts only the lines of the font', () => {
  expect(readLegacyText(`यह पंक्ति ठीक है।\n${TYPED}\nThe applicant lives in Pune.`)).toMatchObject({
    isLegacy: true,
    unicode: `यह पंक्ति ठीक है।\n${UNICODE}\nThe applicant lives in Pune.`,
  });
});

it('finds every legacy text of the corpus between two English lines', () => {
  const between = texts(true).map((text) => `The applicant lives in Pune.\n${text}\nHe has two children.`);
  expect(between.length).toBeGreaterThan(30);
  expect(between.filter((text) => !readLegacyText(text).isLegacy)).toEqual([]);
});

it('finds none in the other texts of the corpus, alone or together', () => {
  expect(texts(false).length).toBeGreaterThan(15);
  expect(texts(false).filter((text) => readLegacyText(text).isLegacy)).toEqual([]);
  expect(readLegacyText(texts(false).join('\n')).isLegacy).toBe(false);
});
