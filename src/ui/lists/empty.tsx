import type { ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

interface EmptyProps {
  icon?: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  act?: ReactNode;
}

export function Empty({ icon = Inbox, title, children, act }: EmptyProps) {
  return (
    <div className="empty">
      <Icon of={icon} size="lg" />
      <h3>{title}</h3>
      {children && <p className="quiet">{children}</p>}
      {act && <div className="row">{act}</div>}
    </div>
  );
}
