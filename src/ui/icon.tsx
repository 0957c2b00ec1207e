import { BadgeAlert, type LucideIcon } from 'lucide-react';

type Size = 'sm' | 'md' | 'lg';

const CLASS: Readonly<Record<Size, string>> = { sm: 'i i--sm', md: 'i', lg: 'i i--lg' };
const STROKE: Readonly<Record<Size, number>> = { sm: 2, md: 1.75, lg: 1.5 };

/** Always beside a word, or inside a control that has a name: it is hidden from assistive technology. */
export function Icon({ of: Drawing, size = 'md' }: { of: LucideIcon; size?: Size | undefined }) {
  return <Drawing className={CLASS[size]} strokeWidth={STROKE[size]} aria-hidden focusable={false} />;
}

/** The vermilion seal: "Needs you", errors, danger. Nowhere else. */
export function Seal({ size = 'md' }: { size?: Size | undefined }) {
  return <BadgeAlert className={`${CLASS[size]} i--seal`} aria-hidden focusable={false} />;
}
