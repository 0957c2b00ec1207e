import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#app/start/error-boundary.tsx';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';

const FindDialog = lazyPart(() => import('./find-dialog.tsx').then((each) => each.FindDialog));
const KeysSheet = lazyPart(() => import('./keys-sheet.tsx').then((each) => each.KeysSheet));

type OpenDialog = 'find' | 'keys' | null;

/** Opens the search, also by Ctrl K; `?` opens the keyboard help. Both load on first use. */
export function FindButton() {
  const { shell } = useText();
  const [open, setOpen] = useState<OpenDialog>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const dialog = dialogForKey(event);
      if (dialog === null) return;
      event.preventDefault();
      setOpen(dialog);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        className="find-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-label={shell.find.open}
        onClick={() => setOpen('find')}
      >
        <Icon of={Search} />
        <span aria-hidden>{shell.find.short}</span>
        <kbd aria-hidden>{shell.find.key}</kbd>
      </button>
      {open && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            {open === 'find' ? <FindDialog onClose={close} /> : <KeysSheet onClose={close} />}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** No shortcut opens over an open dialog. */
function dialogForKey(event: KeyboardEvent): OpenDialog {
  if (document.querySelector('dialog[open]')) return null;
  const { key, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'find' : null;
  return key === '?' && !isTyping(event.target) ? 'keys' : null;
}

/** In a text field these keys are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
