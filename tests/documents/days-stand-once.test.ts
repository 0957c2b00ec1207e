/** The days in custody stand once in each pleading. The disclosure annexure is a paper of its own. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { context } from './sample-application.ts';

const LANGUAGES = [
  [undefined, 'days'],
  [HINDI_PAPERS, 'दिन'],
] as const;

const all = Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS });
const matters = all.flatMap(([relief, { strong, weak }]) => [
  [`${relief}, strong`, strong] as const,
  [`${relief}, weak`, weak] as const,
]);

it.each(matters)('%s', (_, draft) => {
  const days = daysUndergone(matterOf(draft, context));
  for (const [papers, word] of LANGUAGES) {
    const text = plainText(bailApplication(draft, { ...context, papers }));
    const stated = [...text.matchAll(new RegExp(String.raw`([\d,]+) ${word}`, 'gu'))];
    const inCustody = stated.filter(([, figure]) => days !== null && figure === indianNumber(days));
    expect(inCustody).toHaveLength(days === null ? 0 : 1);
  }
});
