// @vitest-environment node
/** The facts of a chosen case become a sentence that the chat reads. */
import { describe, expect, it } from 'vitest';
import { sentenceOfCase, sentencesOfCase } from '#features/law/chatbot/facts-of-case.ts';
import { day } from '#kernel/calendar-date.ts';
import { chatbot as english } from '#text/en/law/chatbot.ts';
import { chatbot as hindi } from '#text/hi/law/chatbot.ts';
import { ask, inWords } from '../../chat/offline-chat.ts';

const CASE = {
  charges: ['BNS 303(2)'],
  facts: { arrestDate: day('2026-05-02'), firstRemandDate: day('2026-05-03') },
};

describe.each([
  ['English', english.ofCase, 'when is default bail?'],
  ['Hindi', hindi.ofCase, 'डिफॉल्ट जमानत कब से?'],
])('in %s', (_language, words, question) => {
  it('computes the date of the case', () => {
    const sentence = sentenceOfCase(CASE, words);
    expect(inWords(ask(`${question} ${sentence ?? ''}`))).toContain('02-07-2026');
  });

  it('has no sentence for a case without facts', () => {
    expect(sentenceOfCase({ charges: [] }, words)).toBeNull();
  });
});

it('takes the facts of each FIR of a case alone', () => {
  const record = {
    ...CASE,
    firNumber: '218/2026',
    policeStation: 'Hadapsar',
    facts: {
      ...CASE.facts,
      furtherFirs: [
        {
          firNumber: '31/2026',
          policeStation: 'Kothrud',
          sections: ['BNS 316(2)'],
          allegations: 'A deposit.',
        },
      ],
    },
  };
  const [first, second] = sentencesOfCase(record, english.ofCase);
  expect(first).toMatchObject({
    fir: { firNumber: '218/2026' },
    sentence: sentenceOfCase(CASE, english.ofCase),
  });
  expect(second?.fir).toMatchObject({ firNumber: '31/2026', policeStation: 'Kothrud' });
  expect(second?.sentence).toContain('BNS 316(2)');
  expect(second?.sentence).not.toMatch(/303|arrested/);
  expect(sentencesOfCase({ ...CASE }, english.ofCase)).toEqual([
    { fir: null, sentence: sentenceOfCase(CASE, english.ofCase) },
  ]);
});
