import { X } from 'lucide-react';
import { Icon } from './icon.tsx';
import type { Notice } from './notices.ts';

interface ToastActsProps {
  act: Notice['act'];
  closeLabel: string;
  onClose: () => void;
}

export function ToastActs({ act, closeLabel, onClose }: ToastActsProps) {
  const doIt = () => {
    act?.onAct();
    onClose();
  };
  return (
    <div className="toast-acts">
      {act && (
        <button type="button" className="link" onClick={doIt}>
          {act.label}
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
        <Icon of={X} size="sm" />
      </button>
    </div>
  );
}
