import type { Determinations } from '#law/determine.ts';
import type { Reason } from '#law/determination.ts';
import { cite } from '#law/authority.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { Answer, Words } from './answer.ts';
import { termText } from './term-text.ts';

/** The bar in one sentence; null where nothing bars. Every bar stands in the proof cards below. */
export function barredAnswer({ undertrial }: Determinations, words: Words): Answer | null {
  const { conclusion } = undertrial;
  if (conclusion.kind !== 'barred') return null;
  return {
    kind: 'barred',
    sentence: barSentence(conclusion.because[0], {
      words,
      term: undertrial.maximumTerm ? termText(undertrial.maximumTerm, words) : words.calculator.answer.noTerm,
    }),
    date: null,
    law: conclusion.because.map(({ authority }) => authority),
    missing: [],
    relief: '',
  };
}

function barSentence(
  { code, about, authority }: Reason,
  { words, term }: { readonly words: Words; readonly term: string },
): string {
  const { answer } = words.calculator;
  const section = cite(authority);
  if (code === 'death-or-life-possible') {
    return lawSentence(answer.excluded, { offence: about, death: answer.deathOrLife, section });
  }
  if (code === 'death-possible') {
    return lawSentence(answer.excluded, { offence: about, death: answer.death, section });
  }
  if (code === 'other-cases-pending') return lawSentence(answer.otherCases, { term });
  if (code === 'more-than-one-offence') return answer.severalOffences;
  return code === 'not-in-custody' ? answer.notInCustody : lawSentence(words.law.reasons[code], { about });
}
