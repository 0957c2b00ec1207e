import { useState } from 'react';
import { useText } from './text-context.tsx';
import { Button } from '#ui/button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

interface DiscardActProps {
  what: string;
  /** The words on the button; left out, "Discard". */
  label?: string;
  onDiscard: () => Promise<void>;
}

/** The button and the two questions behind it. */
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
