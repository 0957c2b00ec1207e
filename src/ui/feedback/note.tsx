import type { ReactNode } from 'react';
import { Check, Info, TriangleAlert } from 'lucide-react';
import { Icon, Seal } from '#ui/icon.tsx';

export type NoteKind = 'info' | 'wait' | 'danger' | 'good';

const CLASS = { info: 'note', wait: 'note note--wait', danger: 'note note--danger', good: 'note note--good' };

/** Use `role="alert"` if it appears after an action. */
export function Note({
  kind,
  role,
  children,
}: {
  kind: NoteKind;
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  return (
    <div className={CLASS[kind]} role={role}>
      <Mark kind={kind} />
      <div>{children}</div>
    </div>
  );
}

function Mark({ kind }: { kind: NoteKind }) {
  if (kind === 'danger') return <Seal />;
  if (kind === 'wait') return <Icon of={TriangleAlert} />;
  return <Icon of={kind === 'good' ? Check : Info} />;
}
