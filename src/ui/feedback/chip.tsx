import type { ReactNode } from 'react';
import {
  CalendarDays,
  Check,
  FileText,
  FlaskConical,
  Hourglass,
  Layers,
  type LucideIcon,
  Pencil,
  Scale,
  Undo2,
  X,
  Zap,
} from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

const LOOK = {
  pending: ['chip--pending', Hourglass],
  approved: ['chip--approved', Check],
  rejected: ['chip--rejected', X],
  withdrawn: ['', Undo2],
  draft: ['', Pencil],
  scheduled: ['chip--scheduled', CalendarDays],
  expedited: ['chip--expedited', Zap],
  standard: ['chip--standard', FileText],
  complex: ['chip--complex', Layers],
  contested: ['chip--pending', Scale],
  sample: ['chip--sample', FlaskConical],
} as const satisfies Record<string, readonly [string, LucideIcon]>;

export type ChipKind = keyof typeof LOOK;

export function Chip({ kind, children }: { kind: ChipKind; children: ReactNode }) {
  const [extra, drawing] = LOOK[kind];
  return (
    <span className={`chip ${extra}`.trim()}>
      <Icon of={drawing} size="sm" />
      {children}
    </span>
  );
}
