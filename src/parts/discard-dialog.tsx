import { useState } from 'react';
import { useText } from './text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  what: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks twice: what is discarded exists nowhere else. */
export function DiscardDialog({ open, what, onKeep, onDiscard }: DiscardDialogProps) {
  const { discard } = useText().sync;
  const [sure, setSure] = useState(false);
  const keep = () => {
    setSure(false);
    onKeep();
  };
  const goOn = () => {
    if (!sure) return setSure(true);
    keep();
    return onDiscard();
  };
  return (
    <Dialog
      open={open}
      onClose={keep}
      title={sure ? discard.sureTitle : discard.title}
      acts={
        <>
          <Button onClick={keep}>{discard.keep}</Button>
          <Button key={sure ? 'final' : 'first'} kind={sure ? 'danger-final' : 'danger'} onClick={goOn}>
            {sure ? discard.final : discard.goOn}
          </Button>
        </>
      }
    >
      <p>{discard.what(what)}</p>
      {sure && <p>{discard.sure}</p>}
    </Dialog>
  );
}
