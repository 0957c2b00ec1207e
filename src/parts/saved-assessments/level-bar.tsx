import { RISK_LEVELS, type RiskLevel } from '#law/risk/checklist.ts';
import { useText } from '#parts/text-context.tsx';

/** Score from 0 to 100; the colour follows the level, not the score. */
export function LevelBar({ score, level }: { score: number; level: RiskLevel }) {
  const { predictive, risk } = useText();
  const { result } = risk;
  return (
    <div>
      <div
        className={`risk-bar risk-bar--${level.toLowerCase()}`}
        role="img"
        aria-label={result.scale(score, level)}
      >
        <i style={{ width: `${score}%` }} />
        <b style={{ left: '25%' }} />
        <b style={{ left: '75%' }} />
      </div>
      <p className="risk-scale small quiet" aria-hidden>
        {RISK_LEVELS.map((each) => (
          <span key={each}>{predictive.riskOf[each]}</span>
        ))}
      </p>
      <p className="small num">{result.of100(score)}</p>
    </div>
  );
}
