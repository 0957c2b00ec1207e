/** "480(6) is ninety days, right?": states the section's real period before the section. */
import TERMS from '../vocabulary/terms.json';
import type { Rule } from '../answer.ts';
import type { ReadQuestion } from '../parsed-question.ts';
import { rule } from '../rule.ts';

export function withTerm(rules: readonly Rule[], { question, sources }: ReadQuestion): readonly Rule[] {
  const [first] = rules;
  if (!question.premise || first?.is !== 'section') return rules;
  const { ref } = first;
  const term = TERMS.find(({ code, section }) => code === ref.code && section === ref.section);
  const period =
    term && question.periods.find(({ unit }) => unit === term.unit || unit === inOther(term.unit));
  if (!term || !period) return rules;
  const same = period.unit === term.unit && period.count === term.count;
  const unit = term.unit === 'hours' ? 'hours' : 'days';
  const statement = { is: 'term', ref, count: term.count, unit, premise: same ? 'yes' : 'no' } as const;
  return [...rule(statement, [ref], sources), ...rules];
}

const inOther = (unit: string): string => (unit === 'hours' ? 'days' : 'hours');
