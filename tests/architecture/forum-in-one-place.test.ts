/** The forum is determined in one place. Code outside it names no court; words are in `src/text`. */
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
