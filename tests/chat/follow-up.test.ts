// @vitest-environment node
/** Questions that depend on the previous one, and questions that only look so. */
import { describe, expect, it } from 'vitest';
import { openChat } from '#chat/answer-question.ts';
import TERMS from '#chat/vocabulary/other-languages.json';
import { chatInWords } from '#text/chat-in-words.ts';
import { chatWordsIn } from '#text/chat-words.ts';
import { SEARCH } from '../law/law-library.ts';
import { AS_OF, cited } from './offline-chat.ts';

const chat = openChat(SEARCH, () => TERMS);
const ask = (question: string, ...before: string[]) => chat.ask(question, AS_OF, before);
const answerText = async (question: string, ...before: string[]) => {
  const answer = ask(question, ...before);
  return chatInWords(answer, await chatWordsIn(answer.language)).join('\n');
};

const LEANING = [
  {
    question: 'and for the second time?',
    before: ['punishment for BNS 303(2)?'],
    section: 'BNS 303(2)',
    words: /1 year|5 years/,
  },
  {
    question: 'is it bailable?',
    before: ['punishment for BNS 303(2)?'],
    section: 'BNS 303(2)',
    words: /non-bailable/,
  },
  {
    question: 'where do we file for him',
    before: ['punishment for BNS 303(2)?'],
    section: 'BNS 303(2)',
    words: /Apply first to the Magistrate/,
  },
  {
    question: 'and if she is a woman?',
    before: ['can bail be granted in BNS 103(1)?'],
    section: 'BNS 103(1)',
    words: /woman/,
  },
  {
    question: 'bailable?',
    before: ['what is the sentence for theft?'],
    section: 'BNS 303(2)',
    words: /non-bailable/,
  },
  {
    question: 'and which court?',
    before: ['punishment for BNS 303(2)?'],
    section: 'BNS 303(2)',
    words: /tried by any Magistrate/,
  },
  {
    question: 'what about BNS?',
    before: ['punishment for IPC 379'],
    section: 'BNS 303(2)',
    words: /BNS 303\(2\).*imprisonment up to 3 years/,
  },
  {
    question: 'and under IPC?',
    before: ['punishment for BNS 303(2)'],
    section: 'IPC 379',
    words: /IPC 379.*imprisonment up to 3 years/,
  },
  {
    question: 'what about anticipatory bail?',
    before: ['punishment for BNS 303(2)'],
    section: 'BNS 303(2)',
    words: /Anticipatory bail/,
  },
  {
    question: 'kya ye jamanati hai?',
    before: ['BNS 303(2) me kitni saza hai?'],
    section: 'BNS 303(2)',
    words: /non-bailable/,
  },
  {
    question: 'क्या यह जमानती है?',
    before: ['BNS 303(2) में कितनी सज़ा है?'],
    section: 'BNS 303(2)',
    words: /गैर-?\s?जमानती|गैर जमानती/,
  },
  {
    question: 'और दूसरी बार?',
    before: ['BNS 303(2) में कितनी सज़ा है?'],
    section: 'BNS 303(2)',
    words: /5 वर्ष/,
  },
  {
    question: 'and which court?',
    before: ['punishment for BNS 303(2)?', 'is it bailable?', 'and for the second time?'],
    section: 'BNS 303(2)',
    words: /tried by/,
  },
];

describe('previous offence', () => {
  it.each(LEANING)('applies to "$question" after $before', async ({ question, before, section, words }) => {
    const answer = ask(question, ...before);
    expect(answer.carried && `${answer.carried.code} ${answer.carried.section}`).toBe(section);
    expect(cited(answer)).toContain(section);
    expect(await answerText(question, ...before)).toMatch(words);
  });

  it('applies to a date calculation', async () => {
    expect(
      await answerText('and if arrested on 2 May 2026?', 'when is default bail for BNS 303(2)?'),
    ).toContain('01-07-2026');
  });

  it('is named in the answer', async () => {
    expect((await answerText('is it bailable?', 'punishment for BNS 303(2)?')).split('\n')[0]).toContain(
      'BNS 303(2)',
    );
    expect(await answerText('is it bailable?', 'punishment for BNS 303(2)?')).toContain(
      'from your last question',
    );
  });
});

describe('facts of several questions', () => {
  it('are added up from the first question on', async () => {
    const before = ['punishment for BNS 305', 'he was arrested on 2 September 2026'];
    const text = await answerText(
      'first remand was on 3 September 2026, charge-sheet not filed yet',
      ...before,
    );
    expect(text).toContain('02-11-2026');
  });

  it.each([
    [
      'first remand was 10-08-2026 and chargesheet came on 20-10-2026',
      ['punishment for 305 bns'],
      '09-10-2026',
    ],
    ['remand 01-09-2026 ko hua, chalan abhi tak nahi aaya', ['bns 103 me kitni saja hai'], '30-11-2026'],
    [
      'गिरफ्तारी 01-01-2025 को हुई, पहला अपराध है, तिहाई कब पूरी होगी',
      ['धारा 303(2) बीएनएस की सजा'],
      '01-01-2026',
    ],
    [
      'charge-sheet came on 20-10-2026',
      ['default bail in BNS 305', 'first remand was 10-08-2026'],
      '09-10-2026',
    ],
    [
      'sorry, first remand was 12-08-2026',
      ['default bail in BNS 305', 'first remand was 10-08-2026'],
      '11-10-2026',
    ],
    [
      'he is a first offender',
      ['BNS 303(2) undertrial half sentence', 'arrested on 01-01-2025'],
      '01-01-2026',
    ],
  ])('give the date: "%s" after %s', async (question, before, date) => {
    expect(await answerText(question, ...before)).toContain(date);
  });

  it('of a corrected fact are left out', async () => {
    const before = ['BNS 303(2) undertrial, arrested on 01-01-2025', 'he is a first offender'];
    const text = await answerText('no, he was previously convicted', ...before);
    expect(text).toContain('01-07-2026');
    expect(text).not.toContain('01-01-2026');
  });

  it('do not change the language of the question', () => {
    expect(ask('गिरफ्तारी 01-01-2025 को हुई', 'BNS 303(2) undertrial').language).toBe('hi');
  });
});

const ALONE: readonly (readonly [string, readonly string[]])[] = [
  ['What is anticipatory bail?', ['punishment for BNS 303(2)?']],
  ['and how do I apply for bail?', ['punishment for BNS 303(2)?']],
  ['is BNS 318(4) bailable?', ['punishment for BNS 303(2)?']],
  ['and murder?', ['punishment for BNS 303(2)?']],
  ['what about NDPS?', ['punishment for BNS 303(2)?']],
  ['is it bailable?', []],
  ['is it bailable?', ['punishment for BNS 303(2) and BNS 318(4)?']],
  ['is it bailable?', ['section 302']],
  ['is it bailable?', ['punishment for BNS 303(2)?', 'What is anticipatory bail?']],
  ['what about Arnesh Kumar v State of Bihar?', ['punishment for BNS 303(2)?']],
];

describe('independent question', () => {
  it.each(ALONE)('ignores the history: "%s" after %j', (question, before) => {
    expect(ask(question, ...before)).toEqual(ask(question));
    expect(ask(question, ...before).carried).toBeUndefined();
  });
});
