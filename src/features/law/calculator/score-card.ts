/**
 * The half-term formula as it is shown: the specification's score and texts, held under the statutory answer. Where the
 * two differ the card says which decides; it never says "Eligible" of what the statute bars or has not reached.
 */
import { indianDate } from '#kernel/calendar-date.ts';
import { type CalculatorInput, halfTermFormula, yearsTyped } from '#law/calculator.ts';
import type { Determination } from '#law/determination.ts';
import type { Explanation } from '#law-explain/explanation.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { CalculatorForm, Tab } from './calculator-form.ts';

export type ScoreCard =
  | { readonly kind: 'needs-maximum' }
  | {
      readonly kind: 'verdict';
      readonly score: number;
      readonly verdict: 'eligible' | 'not-eligible' | 'statute-decides' | 'waits';
      readonly sentences: readonly string[];
    };

type Words = Pick<Catalogue, 'calculator' | 'law'>;

interface Scored {
  readonly tab: Tab;
  readonly explained: Explanation;
  readonly words: Words;
}

export function scoreCard(form: CalculatorForm, { tab, explained, words }: Scored): ScoreCard {
  const { found, served } = explained;
  const { conclusion, caseLevel } = found.undertrial;
  const result = halfTermFormula({ ...formulaInput(form, tab, served?.years ?? null), statutory: conclusion });
  if (result.kind === 'needs-maximum') return result;
  const texts = words.law.calculator[tab];
  const score = result.eligibilityScore;
  const notes = isUnanswered(form) ? [words.calculator.score.unanswered] : [];
  if (!found.matter.allRead && form.sections.trim() !== '' && conclusion.kind !== 'barred') {
    return { kind: 'verdict', score, verdict: 'waits', sentences: [words.calculator.score.waitsText] };
  }
  const [bar] = result.bars;
  const about = bar && lawSentence(words.law.reasons[bar.code], { about: bar.about });
  const reason = lawSentence(texts[result.reason], {
    t: shown(result.years.t),
    m: shown(result.years.m),
    about,
  });
  const against = contradiction(result.eligible, { conclusion, caseLevel }, words);
  return against === null
    ? {
        kind: 'verdict',
        score,
        verdict: result.eligible ? 'eligible' : 'not-eligible',
        sentences: [reason, texts[result.recommendation], ...notes],
      }
    : { kind: 'verdict', score, verdict: 'statute-decides', sentences: [reason, against, ...notes] };
}

/** What was not answered takes nothing off, and one half is asked for: never the softer rule by silence. */
function formulaInput(form: CalculatorForm, tab: Tab, counted: number | null): CalculatorInput {
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

function contradiction(
  eligible: boolean,
  statute: { readonly conclusion: Determination<unknown>; readonly caseLevel: Determination<unknown> },
  { calculator }: Words,
): string | null {
  const { score } = calculator;
  const { conclusion, caseLevel } = statute;
  if (!eligible && conclusion.kind === 'entitled') return score.againstEntitled;
  if (eligible && conclusion.kind === 'not-yet') return score.againstNotYet(indianDate(conclusion.on));
  if (conclusion.kind === 'barred' && caseLevel.kind === 'entitled') return score.againstContested;
  return null;
}

/** Two decimals are enough for a reader; the formula has the exact number. */
const shown = (years: number): string => String(Number(years.toFixed(2)));
