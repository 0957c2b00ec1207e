import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Role } from '#contract/account/user.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { lastEntries, sidebarEntries } from '#app/navigation/entries.ts';
import { NavList } from './nav-list.tsx';
import { ReadyLine } from './ready-line.tsx';

interface DrawerProps {
  role: Role;
  open: boolean;
  onClose: () => void;
}

/** Sidebar overlay under 1024 px. A native dialog handles Escape and focus. */
export function Drawer({ role, open, onClose }: DrawerProps) {
  const { shell } = useText();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) box.current?.showModal();
    else box.current?.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click outside the panel closes it; Escape does the same by keyboard
    <dialog
      className="drawer"
      ref={box}
      aria-label={shell.screens}
      onClose={onClose}
      onClick={({ target }) => isClosingClick(target, box.current) && box.current?.close()}
    >
      {open && <Screens role={role} onClose={() => box.current?.close()} />}
    </dialog>
  );
}

/** Rendered on opening, to save time at the start. */
function Screens({ role, onClose }: Omit<DrawerProps, 'open'>) {
  const { shell } = useText();
  return (
    <>
      <div className="drawer-head">
        <strong>{shell.product}</strong>
        <button type="button" className="icon-btn" aria-label={shell.closeMenu} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <nav aria-label={shell.screens}>
        <NavList entries={sidebarEntries(role)} />
        <NavList entries={lastEntries(role)} />
      </nav>
      <ReadyLine />
    </>
  );
}

/** A click outside the panel or on one of its links. */
function isClosingClick(target: EventTarget, box: Element | null): boolean {
  return target === box || (target instanceof Element && target.closest('a') !== null);
}
