import type { ReactNode } from 'react';
import { type LucideIcon, SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import type { RiskLevel } from '#law/risk/checklist.ts';
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
