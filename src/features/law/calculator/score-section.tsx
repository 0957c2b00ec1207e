import { Check, Scale, X, type LucideIcon } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import type { ScoreCard, ScoreVerdict as VerdictKind } from './score-card.ts';

const MARK: Readonly<Record<VerdictKind, readonly [string, LucideIcon]>> = {
  eligible: ['chip chip--approved', Check],
  'not-eligible': ['chip', X],
  'statute-decides': ['chip chip--pending', Scale],
  waits: ['chip chip--pending', Scale],
  'formula-met': ['chip chip--pending', Scale],
  'formula-not-met': ['chip', Scale],
};

/** Half-term formula, below or beside the answer and never above it. */
export function ScoreSection({ score }: { score: ScoreCard }) {
  const { calculator, law } = useText();
  const words = calculator.score;
  return (
    <LedgerSection title={words.title}>
      <div className="sheet sheet--pad score">
        <h3>{law.calculator.heading}</h3>
        <p className="small quiet">{law.calculator.doesNotAsk}</p>
        {score.kind === 'needs-maximum' && <p>{law.calculator.needsMaximum}</p>}
        {score.kind === 'needs-time' && <p>{words.needsTime}</p>}
        {score.kind === 'verdict' && <Verdict score={score} />}
      </div>
    </LedgerSection>
  );
}

function Verdict({
  score: { score, verdict, sentences },
}: {
  score: Extract<ScoreCard, { kind: 'verdict' }>;
}) {
  const { calculator } = useText();
  const words = calculator.score;
  const [look, mark] = MARK[verdict];
  const label = {
    eligible: words.eligible,
    'not-eligible': words.notEligible,
    'statute-decides': words.decides,
    waits: words.waits,
    'formula-met': words.met,
    'formula-not-met': words.notMet,
  }[verdict];
  return (
    <>
      <p className="row row--apart">
        <span className={look}>
          <Icon of={mark} size="sm" />
          {label}
        </span>
        <span>
          <span className="num score-figure">{score}</span> <span className="quiet">{words.of}</span>
        </span>
      </p>
      <div className="score-bar" role="img" aria-label={words.bar(score)}>
        <i style={{ width: `${score}%` }} />
        <b style={{ left: '33.3%' }} />
        <b style={{ left: '50%' }} />
      </div>
      <p className="scale" aria-hidden>
        <span>0</span>
        <span style={{ left: '33.3%' }}>33</span>
        <span style={{ left: '50%' }}>50</span>
        <span>100</span>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="small quiet">{words.how}</p>
    </>
  );
}
