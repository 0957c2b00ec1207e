import { useState } from 'react';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useApiMessage } from '#ui/feedback/api-message.ts';

interface PasskeyButtonProps {
  /** Navigates on success; otherwise returns the reason. */
  onLogIn: () => Promise<string | null>;
}

export function PasskeyButton({ onLogIn }: PasskeyButtonProps) {
  const { passkey: words, provider } = useEntranceText().session;
  const messageOf = useApiMessage();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setWhy(null);
    setWhy(await onLogIn());
    setBusy(false);
  };
  return (
    <div className="stack gate-providers">
      <p className="quiet">{provider.or}</p>
      <Button block busy={busy ? words.busy : undefined} onClick={() => void press()}>
        {words.logIn}
      </Button>
      {why !== null && (
        <Note kind="danger" role="alert">
          {messageOf(why)}
        </Note>
      )}
    </div>
  );
}
