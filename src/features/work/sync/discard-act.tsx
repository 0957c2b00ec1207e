import { useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

interface DiscardActProps {
  what: string;
  onDiscard: () => Promise<void>;
}

/** The button and the two questions behind it. */
export function DiscardAct({ what, onDiscard }: DiscardActProps) {
  const { acts } = useText().sync;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-label={acts.discardOf(what)} onClick={() => setAsking(true)}>
        {acts.discard}
      </Button>
      <DiscardDialog open={asking} what={what} onKeep={() => setAsking(false)} onDiscard={onDiscard} />
    </>
  );
}
