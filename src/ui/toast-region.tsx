import { Check, TriangleAlert, X } from 'lucide-react';
import { Icon, Seal } from './icon.tsx';

export interface Toast {
  id: string;
  title: string;
  description?: string | undefined;
  type: 'success' | 'error' | 'warning';
}

interface ToastRegionProps {
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  onClose: (id: string) => void;
  /** A pointer or focus rests on the notices: nothing may go away. */
  onHold: (held: boolean) => void;
}

/** Lives in the page from the start, so that what appears in it is read out. */
export function ToastRegion({ label, closeLabel, toasts, onClose, onHold }: ToastRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- resting here only holds the clock
    <section
      className="toasts"
      aria-label={label}
      aria-live="polite"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={`toast toast--${toast.type}`}>
          <Mark type={toast.type} />
          <p>
            <strong>{toast.title}</strong>
            {toast.description && (
              <>
                <br />
                {toast.description}
              </>
            )}
          </p>
          <button
            type="button"
            className="icon-btn"
            aria-label={closeLabel}
            onClick={() => onClose(toast.id)}
          >
            <Icon of={X} size="sm" />
          </button>
        </div>
      ))}
    </section>
  );
}

function Mark({ type }: { type: Toast['type'] }) {
  if (type === 'error') return <Seal />;
  return <Icon of={type === 'success' ? Check : TriangleAlert} />;
}
