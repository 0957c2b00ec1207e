/** One voice: of each hard matter the calculator, the clock, the paper and what is said beside it tell the same, and tell it rightly. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { lawFactsOf } from '../../src/domain/law-facts.ts';
import { day } from '../../src/kernel/calendar-date.ts';
import { determineAll } from '../../src/law/determine.ts';
import { leadingAnswer } from '../../src/law-explain/leading-answer.ts';
import { matterClock } from '../../src/law-explain/matter-clock.ts';
import { TABLES } from '../law/law-tables.ts';
import { HARD_MATTERS, type HardMatter } from './hard-matters.ts';

const read = ({ asOf, content }: HardMatter) => {
  const { bail, applicant } = content;
  const found = determineAll(lawFactsOf(content.case ?? {}, TABLES, { bail, applicant }), TABLES, day(asOf));
  const paper = bailApplication(content, { filedOn: day(asOf), lawEdition: '2026-11', tables: TABLES });
  return { found, paper, text: plainText(paper).replaceAll('\u00a0', ' ') };
};

describe.each(Object.entries(HARD_MATTERS))('%s', (_, matter) => {
  const { found, paper, text } = read(matter);

  it('is answered first as it should be', () => {
    expect(leadingAnswer(found).kind).toBe(matter.leads);
  });

  it('stands on the clock with its days', () => {
    const clock = matterClock(found);
    const told = {
      open: clock.open.map(({ right, on }) => `${right}@${on}`),
      maybe: clock.maybe.map(({ right, since }) => `${right}@${since}`),
      coming: clock.coming.map(({ right, on }) => `${right}@${on}`),
    };
    const { open, maybe, coming } = matter;
    expect(told).toEqual({
      ...told,
      ...(open && { open }),
      ...(maybe && { maybe }),
      ...(coming && { coming }),
    });
  });

  it('is pleaded truly, with every bar to be answered and no other', () => {
    for (const sentence of matter.says ?? []) expect(text).toContain(sentence);
    for (const sentence of matter.never ?? []) expect(text).not.toContain(sentence);
    const raised = paper.concerns.map(({ key, answer }) => (answer === 'needed' ? `!${key}` : key));
    const wanted = matter.concerns ?? [];
    for (const key of wanted) expect(raised.some((each) => each.startsWith(key))).toBe(true);
    const needed = raised.filter((key) => key.startsWith('!'));
    expect(needed.filter((key) => !wanted.some((each) => key.startsWith(each)))).toEqual([]);
  });
});
