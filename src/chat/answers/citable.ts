/** Judgments in an answer are law on the day that counts; one that the question names is described anyway. */
import { judgmentState } from '#law/case-law/judgments-on.ts';
import { matterOf } from '#law/matter.ts';
import type { Rule } from '../answer.ts';
import type { ReadQuestion } from '../parsed-question.ts';
import { rolesOf } from '../parsing/roles.ts';

const NOT_LAW: ReadonlySet<ReturnType<typeof judgmentState>> = new Set([
  'overruled',
  'not-in-effect',
  'not-decided',
]);

export function citableRules(rules: readonly Rule[], asked: ReadQuestion): readonly Rule[] {
  const { question, sources, asOf, offences, judgments } = asked;
  if (!rules.some(({ is }) => is === 'judgment')) return rules;
  const { tables } = sources.library;
  const named = new Set(judgments.named(question).map(({ section }) => section));
  const arrestDate = rolesOf(question, asOf).arrest ?? undefined;
  const matter = matterOf({ offences, unrecognised: [], arrestDate }, tables, asOf);
  const given = { on: asOf, judgments: tables.judgments };
  return rules.filter(
    (rule) =>
      rule.is !== 'judgment' ||
      named.has(rule.row.id) ||
      !NOT_LAW.has(judgmentState(rule.row, matter, given)),
  );
}
