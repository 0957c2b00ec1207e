import { Check, TriangleAlert, X } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { Icon, Seal } from '#ui/icon.tsx';
import { NOTICE_MS, type Notice, useNotices } from './notices.ts';
import { usePageMark } from '#ui/page-mark.ts';
import { useApiMessage } from './api-message.ts';

/** Always mounted, so that screen readers announce new notices. Hovering or focusing stops their timers. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { shown, remove } = useNotices();
  const [held, setHeld] = useState(false);
  usePageMark('notices', shown.length > 0);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only pauses the timer
    <section
      className="toasts"
      aria-label={label}
      aria-live="polite"
      onPointerMove={() => setHeld(true)} // not on enter: a notice that appears under a resting pointer must still expire
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} held={held} closeLabel={closeLabel} onGone={remove} />
      ))}
    </section>
  );
}

interface ToastProps {
  notice: Notice;
  held: boolean;
  closeLabel: string;
  onGone: (id: string) => void;
}

function Toast({ notice, held, closeLabel, onGone }: ToastProps) {
  const translate = useApiMessage();
  const close = () => onGone(notice.id);
  useTimeout(close, held || notice.isKept ? null : (notice.stayMs ?? NOTICE_MS));
  return (
    <div className={`toast toast--${notice.type}`}>
      <Mark type={notice.type} />
      <p>
        <strong>{notice.title}</strong>
        {notice.description && (
          <>
            <br />
            {translate(notice.description)}
          </>
        )}
      </p>
      <ToastActs act={notice.act} closeLabel={closeLabel} onClose={close} />
    </div>
  );
}

function Mark({ type }: { type: Notice['type'] }) {
  if (type === 'error') return <Seal />;
  return <Icon of={type === 'success' ? Check : TriangleAlert} />;
}

interface ToastActsProps {
  act: Notice['act'];
  closeLabel: string;
  onClose: () => void;
}

function ToastActs({ act, closeLabel, onClose }: ToastActsProps) {
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

/** Runs `then` after `ms`. Null pauses; a new value restarts the timer. */
function useTimeout(then: () => void, ms: number | null): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (ms === null) return undefined;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}
