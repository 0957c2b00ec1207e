/** An Act without a section: its bail bars and the classification of its offences. */
import type { Offence } from '#law/tables.ts';
import { hasTwin } from '../answers/concordance.ts';
import { bailRules, classRules } from '../answers/offence.ts';
import { sectionRule } from '../answers/topics.ts';
import type { ReadQuestion, AnswerParts } from '../parsed-question.ts';

/** Most important bar first. */
const WEIGHT = {
  'twin-conditions': 2,
  'anticipatory-barred': 1,
  hearing: 1,
  presumption: 0,
  none: 0,
} as const;

export function byAct(parsedQuestion: ReadQuestion): AnswerParts | null {
  const { question, sources } = parsedQuestion;
  const act = question.codes.find((code) => !hasTwin(code));
  const rows = ofQuantity(
    sources.library.tables.offences.filter(({ code }) => code === act),
    question.text,
  );
  const subject = subjectOf(rows, question.has('anticipatory'));
  if (act === undefined || !subject) return null;
  if (question.has('anticipatory'))
    return { rules: bailRules([subject], parsedQuestion), notCovered: ['outcome'] };
  const gates = subject.bars
    .toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])
    .filter(({ kind }) => kind !== 'presumption')
    .flatMap(({ section }) => (section === null ? [] : sectionRule({ code: act, section }, sources)));
  const classes = classRules([subject], parsedQuestion).slice(0, 1);
  const first = question.has('bailable', 'nonbailable') ? [...classes, ...gates] : [...gates, ...classes];
  if (!question.has('bail')) return { rules: first };
  return { rules: [...first, ...bailRules([subject], parsedQuestion).slice(1)], notCovered: ['outcome'] };
}

/** The bar of a commercial quantity says nothing about a small one. */
const SMALL = /small quantit|kam matra|choti matra|chhoti matra|अल्प मात्रा|कम मात्रा|छोटी मात्रा/iu;

function ofQuantity(rows: readonly Offence[], text: string): readonly Offence[] {
  const small = SMALL.test(text) ? rows.filter((row) => /small quantity/u.test(row.offence)) : [];
  return small.length > 0 ? small : rows;
}

function subjectOf(rows: readonly Offence[], anticipatory: boolean): Offence | undefined {
  const kind = anticipatory ? 'anticipatory-barred' : 'twin-conditions';
  const barred = rows.find(({ bars }) => bars.some((bar) => bar.kind === kind));
  return barred ?? rows.find(({ bars }) => bars.length > 0) ?? rows[0];
}
