import { BadgeAlert, type LucideIcon } from 'lucide-react';

type Size = 'sm' | 'md' | 'lg';

const CLASS: Readonly<Record<Size, string>> = { sm: 'i i--sm', md: 'i', lg: 'i i--lg' };
const STROKE: Readonly<Record<Size, number>> = { sm: 2, md: 1.75, lg: 1.5 };

/** Hidden from assistive technology: use it next to text or in a named control. */
export function Icon({ of: Drawing, size = 'md' }: { of: LucideIcon; size?: Size | undefined }) {
  return <Drawing className={CLASS[size]} strokeWidth={STROKE[size]} aria-hidden focusable={false} />;
}

/** Vermilion seal, reserved for "Needs you", errors and danger. */
export function Seal({ size = 'md' }: { size?: Size | undefined }) {
  return <BadgeAlert className={`${CLASS[size]} i--seal`} aria-hidden focusable={false} />;
}
