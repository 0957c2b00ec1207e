/** The forum is determined in one place. Code outside it names no court, and a word file names one for a decision. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, withoutComments } from './source-files.ts';

const FORUM =
  /Court of Sessions?\b|Sessions Court|Sessions Judge|Special Court|Special Judge|Designated Court|Juvenile Justice Board|Children[’']s Court|सत्र न्यायालय|विशेष न्यायालय|किशोर न्याय/i;

/** Kinds of courts with their printed names, chosen by the user. */
const NAMES_OF_COURTS = new Set(['src/domain/case/court-profiles.ts']);

it.each(["const to = 'Court of Session';", '<p>Special Court</p>', "name === 'Juvenile Justice Board'"])(
  'detects a forum in %s',
  (code) => expect(withoutComments(code)).toMatch(FORUM),
);

it('finds no forum outside the determination and the word files', () => {
  const files = filesIn(['src', 'server', 'sw']).filter(
    (file) => !file.startsWith('src/text/') && !NAMES_OF_COURTS.has(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => FORUM.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});

/** Word files that may name a forum, below their language, with the decision that selects the words. */
const WORDS: Readonly<Record<string, string>> = {
  'account/wire-orders.ts': 'the Act of the Board, not the Board',
  'applications/generator.ts': 'the kind of court that the relief lies before (`canReliefLieBefore`)',
  'applications/order.ts': 'the Act of the Board, not the Board',
  'applications/review.ts': 'the Act of the Board, not the Board',
  'calculator/foresight.ts': 'sample rows, marked SAMPLE',
  'calculator/predictive.ts': 'kinds of courts of the user’s own matters',
  'calculator/which-bail.ts': '`found.forum` of stage child',
  'chat-answers.ts': '`found.forum` and the kind of the answer (Hindi in Latin letters)',
  'choices.ts': 'kinds of courts that the user chooses',
  'facts.ts': 'questions and examples of facts',
  'forum.ts': '`found.forum` (Hindi in Latin letters)',
  'landing.ts': 'a picture of a sample paper',
  'law/chat-answers.ts': '`found.forum` and the kind of the answer',
  'law/explained.ts': 'routes and conclusions of the engine',
  'law/forum.ts': '`found.forum`',
  'law/impossible.ts': 'the relief that `canReliefLieBefore` refuses',
  'law/law-cautions.ts': 'caution codes of the engine',
  'law/law-facts.ts': 'questions of facts',
  'law/law-reasons.ts': 'reason codes of the engine',
  'law/law-routes.ts': 'reason codes of the engine',
  'law/law.ts': 'reason and caution codes of the engine',
  'law/legal-database.ts': 'the court column of the tables',
  'law/picker.ts': 'the court column of the tables',
  'papers/act-names.ts': 'the Act of the Board, not the Board',
  'papers/documents-board.ts': '`found.forum` of stage child',
  'papers/documents-concerns.ts': 'objections by relief and court',
  'papers/documents-reliefs.ts': 'the appeal of `found.highCourtAppeal`',
  'papers/documents.ts': '`found.forum` and kinds of courts',
  'papers/frequent-english.ts': 'titles of courts that the filer typed',
  'papers/order-board.ts': '`found.forum` of stage child',
  'work/history-events.ts': 'the seat of a judge',
};

const inLanguage = (file: string): string => file.replace(/^src\/text\/[^/]+\//, '');

it('names a forum only in word files that a decision selects', () => {
  const naming = filesIn(['src/text']).filter((file) =>
    FORUM.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(naming.filter((file) => !(inLanguage(file) in WORDS))).toEqual([]);
  const used = new Set(naming.map(inLanguage));
  expect(Object.keys(WORDS).filter((file) => !used.has(file))).toEqual([]);
});
