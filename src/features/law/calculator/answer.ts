/** The one sentence that stands first: the strongest right of the day, or the nearest, or what stands in the way. */
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import type { Determination, Release } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { FactName } from '#law/facts.ts';
import type { Relief } from '#contract/application.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { barredAnswer } from './answer-barred.ts';
import { termText } from './term-text.ts';

export interface Answer {
  readonly kind: 'entitled' | 'contested' | 'not-yet' | 'barred' | 'undetermined';
  /** `{date}` in it is the date that decides. */
  readonly sentence: string;
  readonly date: CalendarDate | null;
  readonly law: readonly Authority[];
  readonly missing: readonly FactName[];
  readonly relief: Relief | '';
}

export type Words = Pick<Catalogue, 'calculator' | 'law'>;

export function answerOf(found: Determinations, words: Words): Answer {
  return rightToday(found, words) ?? openToday(found, words) ?? later(found, words) ?? none(found, words);
}

type Entitled = Extract<Determination<Release>, { kind: 'entitled' }>;

/** Rights that stand today, the one that no court can weigh first. */
function rightToday(found: Determinations, words: Words): Answer | null {
  const { bailable, undertrial, sixtyDays } = found;
  const texts = words.calculator.answer;
  if (undertrial.conclusion.kind === 'entitled' && reasonIs(undertrial.conclusion, 'maximum-served')) {
    return entitled(undertrial.conclusion, { sentence: texts.maximum, relief: 'undertrial' });
  }
  if (bailable.conclusion.kind === 'entitled') {
    return entitled(bailable.conclusion, { sentence: texts.bailable, relief: 'bailable' });
  }
  const byDefault = defaultToday(found, words);
  if (byDefault) return byDefault;
  if (undertrial.conclusion.kind === 'entitled') {
    const sentence = undertrial.fraction === '1/3' ? texts.oneThird : texts.oneHalf;
    return entitled(undertrial.conclusion, {
      sentence: withTerm(sentence, found, words),
      relief: 'undertrial',
    });
  }
  if (sixtyDays.conclusion.kind !== 'entitled') return null;
  return entitled(sixtyDays.conclusion, { sentence: texts.sixtyDays, relief: 'regular-magistrate' });
}

function defaultToday({ defaultBail }: Determinations, words: Words): Answer | null {
  const { conclusion, dates } = defaultBail;
  if (conclusion.kind !== 'entitled' || !dates) return null;
  const sentence = lawSentence(words.calculator.answer.defaultBail, {
    n: words.calculator.term.days(dates.days),
    date: '{date}',
  });
  return { ...entitled(conclusion, { sentence, relief: 'default' }), date: dates.from };
}

const reasonIs = ({ because }: Entitled, code: string): boolean => because[0].code === code;

function entitled(
  { because }: Entitled,
  { sentence, relief }: { readonly sentence: string; readonly relief: Relief },
): Answer {
  return {
    kind: 'entitled',
    sentence,
    date: dateOf(because[0].about),
    law: because.map(({ authority }) => authority),
    missing: [],
    relief,
  };
}

/** Where one reading gives the right and the other bars it, both are said and neither is chosen. */
function openToday({ undertrial }: Determinations, { calculator }: Words): Answer | null {
  const { conclusion, caseLevel } = undertrial;
  if (conclusion.kind !== 'barred' || caseLevel.kind === 'barred' || caseLevel.kind === 'undetermined')
    return null;
  const due = caseLevel.kind === 'entitled';
  return {
    kind: 'contested',
    sentence: due ? calculator.answer.contested : calculator.answer.contestedNotYet,
    date: due ? dateOf(caseLevel.because[0].about) : caseLevel.on,
    law: [...conclusion.because, ...caseLevel.because].map(({ authority }) => authority),
    missing: [],
    relief: due ? 'undertrial' : '',
  };
}

/** The nearest of the dates still to come. */
function later(found: Determinations, words: Words): Answer | null {
  const { undertrial, defaultBail, sixtyDays } = found;
  const ahead = [
    { by: 'undertrial', conclusion: undertrial.conclusion },
    { by: 'default-bail', conclusion: defaultBail.conclusion },
    { by: 'sixty-days', conclusion: sixtyDays.conclusion },
  ] as const;
  const dated = ahead.flatMap(({ by, conclusion }) =>
    conclusion.kind === 'not-yet' ? [{ by, conclusion }] : [],
  );
  const nearest = dated.toSorted((a, b) => a.conclusion.daysLeft - b.conclusion.daysLeft)[0];
  if (!nearest) return null;
  const { by, conclusion } = nearest;
  const texts = words.calculator.answer.notYet;
  const capFirst = by === 'undertrial' && conclusion.on === undertrial.dates?.maximum;
  const sentence = lawSentence(texts[capFirst ? 'cap' : by], {
    n: words.calculator.term.days(conclusion.daysLeft),
    date: '{date}',
    part: partText(undertrial.fraction, words),
    term: termText(undertrial.maximumTerm, words),
  });
  return {
    kind: 'not-yet',
    sentence,
    date: conclusion.on,
    law: conclusion.because.map(({ authority }) => authority),
    missing: by === 'undertrial' ? [] : missingOf(undertrial.conclusion),
    relief: '',
  };
}

function none(found: Determinations, words: Words): Answer {
  const { undertrial, defaultBail } = found;
  const barred = barredAnswer(found, words);
  const missing = [...new Set([...missingOf(undertrial.conclusion), ...missingOf(defaultBail.conclusion)])];
  if (barred) return { ...barred, missing };
  const sentence = words.calculator.answer.undetermined;
  return { kind: 'undetermined', sentence, date: null, law: [], missing, relief: '' };
}

export const missingOf = (conclusion: Determination<unknown>): readonly FactName[] =>
  conclusion.kind === 'undetermined' ? conclusion.missing : [];

const dateOf = (about: string | undefined): CalendarDate | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a reason of these codes is about a date
  about !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(about) ? (about as CalendarDate) : null;

const withTerm = (sentence: string, { undertrial }: Determinations, words: Words): string =>
  lawSentence(sentence, { date: '{date}', term: termText(undertrial.maximumTerm, words) });

function partText(fraction: string | null, { calculator }: Words): string {
  const { oneThird, oneHalf } = calculator.dates;
  return (fraction === '1/3' ? oneThird : oneHalf).toLowerCase();
}

export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly open?: boolean;
}

/** Custody, what is needed, and what is past or left: of the same right as the sentence. */
export function figuresOf(
  { undertrial, matter }: Determinations,
  answer: Answer,
  { served, words }: { readonly served: number | null; readonly words: Words },
): Figure[] {
  const { figures } = words.calculator;
  if (served === null) return [];
  const custody = { value: served, unit: figures.custody };
  const from = undertrial.dates?.from;
  if (answer.date === null || from === undefined) return [custody];
  const gap = daysBetween(answer.date, matter.asOf);
  const isThreshold = answer.date === undertrial.thresholdDate || answer.date === undertrial.dates?.maximum;
  const needed = isThreshold
    ? [{ value: Math.max(0, served - gap), unit: neededUnit(undertrial, answer, words) }]
    : [];
  const rest =
    gap >= 0 ? { value: gap, unit: figures.past, open: true } : { value: -gap, unit: figures.left };
  return [custody, ...needed, rest];
}

function neededUnit(
  { fraction, dates }: Determinations['undertrial'],
  { date }: Answer,
  { calculator }: Words,
): string {
  const { needed } = calculator.figures;
  if (date === dates?.maximum) return needed.whole;
  return fraction === '1/3' ? needed['1/3'] : needed['1/2'];
}
