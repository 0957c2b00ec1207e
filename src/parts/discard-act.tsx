import { useState } from 'react';
import { useText } from './text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';

interface DiscardActProps {
  what: string;
  /** Button label; default "Discard". */
  label?: string;
  onDiscard: () => Promise<void>;
}

/** Button with its two confirmations. */
export function DiscardAct({ what, label, onDiscard }: DiscardActProps) {
  const { acts } = useText().sync;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        aria-label={label === undefined ? acts.discardOf(what) : undefined}
        onClick={() => setAsking(true)}
      >
        {label ?? acts.discard}
      </Button>
      <DiscardDialog open={asking} what={what} onKeep={() => setAsking(false)} onDiscard={onDiscard} />
    </>
  );
}

interface DiscardDialogProps {
  open: boolean;
  what: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks twice, because a discarded draft cannot be recovered. */
function DiscardDialog({ open, what, onKeep, onDiscard }: DiscardDialogProps) {
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
