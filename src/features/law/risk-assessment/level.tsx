import type { ReactNode } from 'react';
import { type LucideIcon, SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import { RISK_LEVELS, type RiskLevel } from '#law/risk/checklist.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';

const LOOK: Readonly<Record<RiskLevel, readonly [string, LucideIcon]>> = {
  Low: ['chip chip--approved', SignalLow],
  Medium: ['chip chip--pending', SignalMedium],
  High: ['chip chip--rejected', SignalHigh],
};

export function LevelChip({ level, children }: { level: RiskLevel; children: ReactNode }) {
  const [look, mark] = LOOK[level];
  return (
    <span className={look}>
      <Icon of={mark} size="sm" />
      {children}
    </span>
  );
}

/** From 0 to 100; its colour follows the level, not the number. */
export function LevelBar({ score, level }: { score: number; level: RiskLevel }) {
  const { result } = useText().risk;
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
          <span key={each}>{each}</span>
        ))}
      </p>
      <p className="small num">{result.of100(score)}</p>
    </div>
  );
}
