/** Golden papers of each relief, in a strong and in a weak matter, in English and in Hindi. */
import { describe, expect, it } from 'vitest';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { context } from './sample-application.ts';

const concernsIn = (paper: ReturnType<typeof bailApplication>): string =>
  paper.concerns.map(({ key, text, answer }) => `${key} (${answer}): ${text}\n`).join('');

describe.each(Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }))('%s', (relief, pair) => {
  it.each(['strong', 'weak'] as const)('matches the golden text in a %s matter', async (kind) => {
    const paper = bailApplication(pair[kind], context);
    const text = `${plainText(paper)}\n=== Said beside it, not printed ===\n${concernsIn(paper)}`;
    await expect(text).toMatchFileSnapshot(`golden/${relief}-${kind}.txt`);
  });

  it.each(['strong', 'weak'] as const)('matches the golden Hindi text in a %s matter', async (kind) => {
    const paper = bailApplication(pair[kind], { ...context, papers: HINDI_PAPERS });
    await expect(plainText(paper)).toMatchFileSnapshot(`golden-hindi/${relief}-${kind}.txt`);
  });

  it('requires an answer only in the weak matter', () => {
    const needed = (kind: 'strong' | 'weak') =>
      bailApplication(pair[kind], context).concerns.filter(({ answer }) => answer === 'needed');
    expect(needed('strong')).toEqual([]);
    const gated = bailApplication(pair.weak, context).concerns.some(({ key }) => key.startsWith('gate:'));
    expect(needed('weak').length > 0 || gated).toBe(true);
  });

  it('leaves no gap in a finished application', () => {
    for (const content of [pair.strong, pair.weak]) {
      expect(bailApplication(content, context).gaps).toEqual([]);
      expect(plainText(bailApplication(content, context))).not.toMatch(/\[|undefined|null|NaN/);
    }
  });
});
