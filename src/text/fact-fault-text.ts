/** A fault of an answer in words, with the label of its field. */
import type { FactFault, FactFaultCode } from '#facts/check.ts';
import type { Catalogue } from './catalogue.ts';
import { lawSentence } from './law-sentence.ts';

type FaultTexts = Pick<Catalogue, 'facts' | 'law'>;

interface AnswerFault extends Pick<FactFault, 'code' | 'about'> {
  /** Absent for an answer that is no fact. */
  readonly fact?: string;
}

export const factFaultText = (fault: AnswerFault, label: string, texts: FaultTexts): string =>
  SENTENCES[fault.code](fault, label, texts);

type Sentence = (fault: AnswerFault, label: string, texts: FaultTexts) => string;

const SENTENCES: Readonly<Record<FactFaultCode, Sentence>> = {
  missing: (_, label, { facts }) => facts.faults.missing(label),
  'no-date': ({ about }, label, { facts, law }) =>
    facts.faults.dated(label, lawSentence(law.errors['impossible-date'], { about: asTyped(about) })),
  'no-hour': (_, _label, { facts }) => facts.faults.hour,
  'no-number': (_, label, { facts }) => facts.faults.number(label),
  'after-today': (_, label, { facts }) => facts.faults.afterToday(label),
  excluded: (_, _label, { facts }) => facts.faults.notArrested,
  'out-of-order': beforeArrest,
  'seldom-before': beforeArrest,
};

function beforeArrest({ fact = '' }: AnswerFault, _label: string, { facts }: FaultTexts): string {
  const seldom: Readonly<Record<string, string>> = facts.faults.seldomBefore;
  return seldom[fact] ?? facts.faults.notBeforeArrest;
}

/** `2026-02-31` as 31-02-2026; a missing part of a date as a question mark. */
function asTyped(text: string): string {
  const [year = '', month = '', day = ''] = text.split('-');
  return [day, month, year].map((part) => part || '?').join('-');
}
