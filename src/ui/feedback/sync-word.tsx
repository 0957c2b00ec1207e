import type { ReactNode } from 'react';
import { CheckCheck, Clock3, type LucideIcon, Smartphone } from 'lucide-react';
import { indianNumber } from '#kernel/indian-number.ts';
import { Link } from 'react-router-dom';
import { Icon, Seal } from '#ui/icon.tsx';

export type SyncKind = 'saved' | 'waiting' | 'sent' | 'needs';

const DRAWING: Readonly<Record<Exclude<SyncKind, 'needs'>, LucideIcon>> = {
  saved: Smartphone,
  waiting: Clock3,
  sent: CheckCheck,
};

interface SyncWordProps {
  kind: SyncKind;
  children: ReactNode;
  /** Count or time, in bold. */
  value?: ReactNode;
  /** Link to its list, if the list exists. */
  to?: string | undefined;
  size?: 'sm' | 'md';
}

/** Saved on this phone · Waiting · Sent · Needs you. */
export function SyncWord({ kind, children, value, to, size = 'sm' }: SyncWordProps) {
  const inside = (
    <>
      {kind === 'needs' ? <Seal size={size} /> : <Icon of={DRAWING[kind]} size={size} />}
      <span>
        {children}
        {value !== undefined && <b> {typeof value === 'number' ? indianNumber(value) : value}</b>}
      </span>
    </>
  );
  const className = `sync sync--${kind}`;
  return to === undefined ? (
    <span className={className}>{inside}</span>
  ) : (
    <Link className={className} to={to}>
      {inside}
    </Link>
  );
}
