// @vitest-environment node
/** Sets of questions: two for development, two written before the changes that they measured (docs/CHAT.md). */
import { describe, expect, it } from 'vitest';
import { type ChatAnswer, isRefused, type Rule } from '#chat/answer.ts';
import { readJsonLines } from '../../scripts/evaluation/json-lines.mjs';
import { ask, cited, inWords, type Evaluated } from './offline-chat.ts';

interface Question extends Evaluated {
  /** First court, or the way after a refusal. */
  readonly forum?: string;
  /** Earlier questions of the conversation. */
  readonly before?: readonly string[];
}

const read = (file: string): Question[] => readJsonLines(new URL(`questions/${file}.jsonl`, import.meta.url));

function forumIn(rule: Rule): string[] {
  if (rule.is === 'forum') return [rule.forum.hears?.court ?? 'none'];
  if (rule.is === 'anticipatory') return [rule.court];
  return rule.is === 'after-refusal' ? [rule.after.by, rule.after.to] : [];
}

const meets = (key: string | undefined, wanted: readonly string[]): boolean =>
  key !== undefined &&
  wanted.some(
    (each) => key === each || (key.startsWith(each) && !/[\dA-Za-z]/.test(key.charAt(each.length))),
  );

function isRight({ expect: wanted, refused, forum }: Question, answer: ChatAnswer): boolean {
  if (refused === true) return isRefused(answer);
  if (answer.kind !== 'answered') return false;
  if (forum !== undefined && !answer.rules.flatMap(forumIn).includes(forum)) return false;
  return wanted === undefined || meets(cited(answer)[0], wanted);
}

const share = (rows: readonly Question[]): number =>
  rows.filter((row) => isRight(row, ask(row.q, row.before))).length / rows.length;

describe.each([
  ['development', 0.95],
  ['unseen', 0.95],
  ['spoken', 0.95],
  ['spoken-held-out', 0.85],
  ['street', 0.95],
  ['refusals', 0.95],
  ['hindi', 0.95],
  ['fresh', 0.95],
  ['fresh-held-out', 0.8],
  ['people', 0.95],
  ['wide', 0.9],
  ['people-held-out', 0.85],
])('%s questions', (file, least) => {
  const rows = read(file);

  it('are answered or refused rightly', () => {
    expect(share(rows)).toBeGreaterThanOrEqual(least);
  });

  const languages = ['Marathi', 'Tamil', 'Telugu', 'Bengali'].filter((each) =>
    rows.some(({ language }) => language === each),
  );
  it.each(languages)('are answered in %s', (language) => {
    const some = rows.filter((row) => row.language === language);
    expect(share(some)).toBeGreaterThanOrEqual(0.85);
    const codes = { Marathi: 'mr', Tamil: 'ta', Telugu: 'te', Bengali: 'bn' } as const;
    expect(some.map(({ q }) => ask(q).language)).toEqual(
      some.map(() => Object.entries(codes).find(([name]) => name === language)?.[1]),
    );
    for (const { q } of some) expect(inWords(ask(q))).not.toMatch(/undefined|null|NaN|\[object/);
  });
});
