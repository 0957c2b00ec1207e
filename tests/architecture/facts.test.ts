/** Each fact of a case has one registry row, and few other files name it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SOURCE, filesIn } from './source-files.ts';

/** The rules and the words may name a fact as often as they need to. */
const OUTSIDE = filesIn(ALL_SOURCE).filter((file) => !/^src\/(law|text)\//.test(file));

/** The most files that may name each fact. A fact of the law is limited to eight. */
const CEILING = { chequeDeposit: 8, sickOrInfirm: 8, ageAtAct: 4, noticeToAppear: 5 };

it.each(Object.entries(CEILING))('names %s in at most %i files', (fact, most) => {
  const naming = OUTSIDE.filter((file) => new RegExp(`\\b${fact}\\b`).test(readFileSync(file, 'utf8')));
  expect(naming.slice(most)).toEqual([]);
});

/** Names that two layers had for one fact. */
const FORMER = ['otherState', 'depositOn', 'delayDays', 'claimOn', 'claimAt'];

it('uses one name per fact in all layers', () => {
  const forms = OUTSIDE.filter((file) => /^src\/(facts|domain|parts|features)\//.test(file));
  const named = forms.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return !file.endsWith('former-names.ts') && FORMER.some((name) => new RegExp(`\\b${name}\\b`).test(text));
  });
  expect(named).toEqual([]);
});
