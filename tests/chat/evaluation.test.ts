// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type ChatAnswer, isRefused } from '#chat/answer.ts';
import { forumOfOffence } from '#law/forum/forum-of-offence.ts';
import { SEARCH } from '../law/law-library.ts';
import { ask, AS_OF, cited, evaluation, inWords } from './offline-chat.ts';

const rows = evaluation();
const answers = new Map(rows.map((row) => [row.id, ask(row.q)]));
const answerTo = (id: string): ChatAnswer => answers.get(id) ?? ask('');

const provisionKeys = new Set(SEARCH.library.provisions.map(({ key }) => key));
for (const { code, bars } of SEARCH.library.tables.offences) {
  for (const { section } of bars) {
    provisionKeys.add(`${code} ${section ?? ''}`);
    provisionKeys.add(`${code} ${/^\d+[A-Za-z]*/.exec(section ?? '')?.[0] ?? ''}`); // 37 of 37(1)(b)
  }
}

/** Sections that the forum of an offence names; the law engine is their source. */
for (const offence of SEARCH.library.tables.offences) {
  const { hears, afterRefusal } = forumOfOffence(offence, {
    person: null,
    tables: SEARCH.library.tables,
    asOf: AS_OF,
  });
  for (const each of [hears?.authority, afterRefusal?.authority]) {
    if (each) provisionKeys.add(`${each.source} ${each.at.replace(/^s\.\s?/u, '')}`);
  }
}

const meets = (key: string | undefined, expectedKeys: readonly string[]): boolean =>
  key !== undefined &&
  expectedKeys.some(
    (each) => key === each || (key.startsWith(each) && !/[\dA-Za-z]/.test(key.charAt(each.length))),
  );

describe('evaluation set', () => {
  it('has 240 unique questions of nine kinds in three languages', () => {
    expect(rows.length).toBeGreaterThanOrEqual(240);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(9);
    expect([...new Set(rows.map(({ language }) => language))].toSorted()).toEqual([
      'English',
      'Hindi',
      'Hinglish',
    ]);
  });

  it('has two sets of questions from outside users', () => {
    expect(rows.filter(({ id }) => /^stranger-\d/.test(id)).length).toBeGreaterThanOrEqual(150);
    expect(rows.filter(({ id }) => id.startsWith('stranger-again')).length).toBeGreaterThanOrEqual(60);
  });

  it('expects only sections in the tables', () => {
    const missing = rows.flatMap(({ id, expect: wanted = [] }) =>
      wanted.some((each) => [...provisionKeys].some((key) => meets(key, [each]))) || wanted.length === 0
        ? []
        : [id],
    );
    expect(missing).toEqual([]);
  });
});

const share = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;

describe('offline answers', () => {
  it('cite only sources on the device', () => {
    const elsewhere = rows.flatMap(({ id }) => cited(answerTo(id)).filter((key) => !provisionKeys.has(key)));
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['tuned on', 0],
    ['held out', 1],
  ])('reach 95% for first section and refusals: %s', (_, heldOut) => {
    const some = rows.filter((_row, at) => (at % 4 === 3) === (heldOut === 1));
    const answerableRows = some.filter(({ refused }) => refused !== true);
    const first = answerableRows.map(({ id, expect: wanted = [] }) => meets(cited(answerTo(id))[0], wanted));
    const refusals = some.map(({ id, refused }) => isRefused(answerTo(id)) === (refused === true));
    expect(share(first)).toBeGreaterThanOrEqual(0.95);
    expect(share(refusals)).toBeGreaterThanOrEqual(0.95);
  });

  it('state the expected dates and numbers', () => {
    const wrong = rows.filter(({ id, facts = [] }) => {
      const text = inWords(answerTo(id)).toLowerCase();
      return !facts.every((fact) => text.includes(fact.toLowerCase()));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('state no rule without a citation for any text', () => {
    const words = rows.flatMap(({ q }) => q.split(' '));
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 300; round += 1) {
      const typed = Array.from({ length: 1 + next(9) }, () => words[next(words.length)] ?? '').join(' ');
      const answer = ask(typed);
      if (answer.kind !== 'answered') continue;
      const without = answer.rules.filter(
        ({ cites }) =>
          cites.length === 0 || cites.some(({ code, section }) => !provisionKeys.has(`${code} ${section}`)),
      );
      expect({ typed, without }).toEqual({ typed, without: [] });
      expect(inWords(answer)).not.toMatch(/undefined|null|NaN|\[object/);
    }
  }, 60_000);
});

it('answer a Hindi question entirely in Hindi', () => {
  const inHindi = rows.map(({ id }) => answerTo(id)).filter(({ language }) => language === 'hi');
  expect(inHindi.length).toBeGreaterThan(60);
  const english = inHindi.flatMap((answer) =>
    inWords(answer)
      .replaceAll(/^.* v\. .*?\): /gm, '') // judgments keep their reported name
      .split('\n')
      .filter((line) => /अंग्रेज़ी में|(?:\b[a-z]{3,}\b\W+){3}/.test(line)),
  );
  expect([...new Set(english)]).toEqual([]);
});
