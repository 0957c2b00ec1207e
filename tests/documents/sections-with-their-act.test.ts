/** Every section that a paper cites carries its Act, whatever is recorded: "section 479(1)" alone is of no code. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { falsehoods } from './generated-papers.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { context } from './sample-application.ts';

/** A numbered section without its Act before or after it in the sentence. */
const withoutAct = (text: string): string[] =>
  text.split('\n').flatMap((line) =>
    [...line.matchAll(/\b(?:[Ss]ections?\s|s\.)\d[\w()]*(?:,? and\s\d[\w()]*)?/g)]
      .filter(({ 0: { length }, index }) => {
        const sentence =
          line
            .slice(0, index + 1)
            .split(/(?<=[a-z)]\.) (?=[A-Z])/)
            .at(-1) ?? '';
        const after = line.slice(index + length);
        return (
          !/^(?:, [a-z ]+)? of the [A-Z]|^, [A-Z]|^\s[A-Z]/.test(after) &&
          !/Sanhita|Code|\bAct\b/.test(sentence)
        );
      })
      .map(([section]) => section),
  );

describe('Act of each cited section', () => {
  it('appears in the same sentence for any record', () => {
    expect(falsehoods(({ text }) => withoutAct(text))).toEqual([]);
  });

  it.each(Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }))(
    'appears in the application for %s',
    (_, pair) => {
      for (const content of [pair.strong, pair.weak])
        expect(withoutAct(plainText(bailApplication(content, context)))).toEqual([]);
    },
  );

  it('is reported if missing from a sentence', () => {
    expect(withoutAct('One-half is the measure: section 479(1).')).toEqual(['section 479(1)']);
    expect(withoutAct('Under section 480 of the Code it is open. Section 479(2) is not.')).toEqual([
      'Section 479(2)',
    ]);
  });
});
