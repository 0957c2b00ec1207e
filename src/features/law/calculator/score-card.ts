/**
 * Half-term formula of the specification, below the answer. "Eligible" only if the statute releases after
 * part of the term; never against an available or possible right.
 */
import { indianDate } from '#kernel/calendar-date.ts';
import { type CalculatorInput, type FormulaResult, halfTermFormula, yearsTyped } from '#law/calculator.ts';
import type { Explanation } from '#law-explain/explanation.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { CalculatorForm, CodeTab } from './calculator-form.ts';

export type ScoreVerdict =
  | 'eligible'
  | 'not-eligible'
  /** The answer depends on more than the formula. */
  | 'statute-decides'
  | 'waits'
  /** No statutory answer is known yet. Only the formula gives a result. */
  | 'formula-met'
  | 'formula-not-met';

export type ScoreCard =
  /** Without a maximum or a time there is no verdict; ask for it. */
  | { readonly kind: 'needs-maximum' | 'needs-time' }
  | {
      readonly kind: 'verdict';
      readonly score: number;
      readonly verdict: ScoreVerdict;
      readonly sentences: readonly string[];
    };

type ScoreWords = Pick<Catalogue, 'calculator' | 'law'>;

interface Scored {
  readonly tab: CodeTab;
  readonly explained: Explanation;
  readonly words: ScoreWords;
}

export function scoreCard(form: CalculatorForm, { tab, explained, words }: Scored): ScoreCard {
  const { found, served } = explained;
  if (form.timeServed.trim() === '' && served === null) return { kind: 'needs-time' };
  const { conclusion } = found.undertrial;
  const input = formulaInput(form, tab, served?.years ?? null);
  const result = halfTermFormula({ ...input, statutory: conclusion });
  if (result.kind === 'needs-maximum') return result;
  const { eligibilityScore: score } = result;
  if (waitsForSection(form, explained)) {
    return { kind: 'verdict', score, verdict: 'waits', sentences: [words.calculator.score.waitsText] };
  }
  const { verdict, text } = verdictOf(result.eligible, explained, words);
  const own = text ?? words.law.calculator[tab][result.recommendation];
  const notes = isUnanswered(form) ? [words.calculator.score.unanswered] : [];
  return { kind: 'verdict', score, verdict, sentences: [reasonOf(result, tab, words), own, ...notes] };
}

const waitsForSection = ({ sections }: CalculatorForm, { found }: Explanation): boolean =>
  !found.matter.allRead && sections.trim() !== '' && found.undertrial.conclusion.kind !== 'barred';

type Scoring = Extract<FormulaResult, { kind: 'verdict' }>;

function reasonOf({ bars: [bar], reason, years }: Scoring, tab: CodeTab, { law }: ScoreWords): string {
  const about = bar && lawSentence(law.reasons[bar.code], { about: bar.about });
  return lawSentence(law.calculator[tab][reason], { t: shown(years.t), m: shown(years.m), about });
}

interface ScoreVerdictText {
  readonly verdict: ScoreVerdict;
  /** Replaces the recommendation of the formula. */
  readonly text: string | null;
}

const statuteDecides = (text: string): ScoreVerdictText => ({ verdict: 'statute-decides', text });

/** With these answers the formula gives no verdict of its own. */
const OVERRULED_BY = {
  entitled: 'otherRight',
  'may-be-open': 'mayBeOpen',
  contested: 'againstContested',
  child: 'otherRight',
} as const;

/** Verdict that the formula may give beside this answer. */
function verdictOf(
  eligible: boolean,
  { leading, found }: Explanation,
  { calculator }: ScoreWords,
): ScoreVerdictText {
  const { score } = calculator;
  if (found.undertrial.conclusion.kind === 'entitled') {
    return eligible ? { verdict: 'eligible', text: null } : statuteDecides(score.againstEntitled);
  }
  const { kind, on } = leading;
  if (kind === 'undetermined') {
    return { verdict: eligible ? 'formula-met' : 'formula-not-met', text: score.formulaOnly };
  }
  if (kind !== 'barred' && kind !== 'not-yet') return statuteDecides(score[OVERRULED_BY[kind]]);
  return eligible && on !== null
    ? statuteDecides(score.againstNotYet(indianDate(on)))
    : { verdict: 'not-eligible', text: null };
}

/** Missing answers deduct nothing and require one half, so that silence never selects the softer rule. */
function formulaInput(form: CalculatorForm, tab: CodeTab, counted: number | null): CalculatorInput {
  const { pendingCases: pending, previousConvictions: convictions } = form;
  const convictionsKnown = convictions !== '' && convictions !== 'unknown';
  return {
    tab: convictionsKnown ? tab : 'crpc',
    maxSentence: yearsTyped(form.maxSentence),
    timeServed: form.timeServed.trim() === '' && counted !== null ? counted : yearsTyped(form.timeServed),
    pendingCases: pending === '' || pending === 'unknown' ? 'none' : pending,
    previousConvictions: convictionsKnown ? convictions : 'none',
  };
}

const isUnanswered = ({ pendingCases, previousConvictions }: CalculatorForm): boolean =>
  [pendingCases, previousConvictions].some((answer) => answer === '' || answer === 'unknown');

/** Two decimals for display; the formula uses the exact number. */
const shown = (years: number): string => String(Number(years.toFixed(2)));
