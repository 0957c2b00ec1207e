import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  open: boolean;
  /** Escape, or a button inside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the safe one first. */
  acts: ReactNode;
}

/** Only for interruptions. The native dialog handles focus and Escape. */
export function Dialog({ open, onClose, title, children, acts }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog className="dialog" ref={box} aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <h2 id={titleId}>{title}</h2>
          <div className="stack">{children}</div>
          <div className="row">{acts}</div>
        </>
      )}
    </dialog>
  );
}
