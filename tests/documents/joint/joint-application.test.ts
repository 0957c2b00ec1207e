/** Papers of several applicants: names, custody and antecedents of each, and no fact of one said of another. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { plainText } from '../../../src/documents/render/plain-text.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import { ANTICIPATORY, DEFAULT, REGULAR } from './joint-matters.ts';
import { context } from '../sample-application.ts';

const hindi = { ...context, papers: HINDI_PAPERS };

const concernsIn = (paper: ReturnType<typeof bailApplication>): string =>
  paper.concerns.map(({ key, text, answer }) => `${key} (${answer}): ${text}\n`).join('');

describe('a joint application', () => {
  it.each([
    ['regular', REGULAR, context],
    ['anticipatory', ANTICIPATORY, context],
    ['default', DEFAULT, context],
    ['regular-hindi', REGULAR, hindi],
    ['anticipatory-hindi', ANTICIPATORY, hindi],
    ['default-hindi', DEFAULT, hindi],
  ] as const)('matches the golden text: %s', async (name, content, on) => {
    const paper = bailApplication(content, on);
    const text = `${plainText(paper)}\n=== Said beside it, not printed ===\n${concernsIn(paper)}`;
    await expect(text).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
