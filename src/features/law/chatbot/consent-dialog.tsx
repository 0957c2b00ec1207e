/** Consent before the first question to a model: its exact text, the recipient and the alternative. */
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import type { ModelThere } from '#data/records/chat/online-answer.ts';

export interface Consent {
  readonly sent: string;
  readonly model: ModelThere;
  readonly answer: (isAgreed: boolean) => void;
}

export function ConsentDialog({ consent }: { consent: Consent | null }) {
  const { online: words } = useText().chatbot;
  return (
    <Dialog
      open={consent !== null}
      onClose={() => consent?.answer(false)}
      title={words.consent.title}
      acts={
        <>
          <Button onClick={() => consent?.answer(false)}>{words.consent.tables}</Button>
          <Button kind="primary" onClick={() => consent?.answer(true)}>
            {words.consent.send}
          </Button>
        </>
      }
    >
      <p className="chat-asked">{consent?.sent}</p>
      <p>{words.consent.text(consent?.model.name ?? '', consent?.model.host ?? '')}</p>
      <p className="quiet">{words.consent.later}</p>
    </Dialog>
  );
}
