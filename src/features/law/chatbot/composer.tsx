/** Question input: saved as a draft, sent with Enter and cleared only after the answer. */
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { keepTyped } from '#data/records/chat/conversations.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { Button } from '#ui/controls/button.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { ModelChoiceRow } from './model-choice.tsx';
import { cleaned, faultIn } from './question-faults.ts';
import { TakeCase } from './take-case.tsx';
import { type AddedText, useAdded } from './use-added.ts';
import type { Model } from './use-model.ts';

interface ComposerProps {
  readonly conversation: string;
  /** Initial draft. */
  readonly start: string;
  readonly busy: boolean;
  readonly before: readonly string[];
  readonly model: Model | null;
  readonly onSend: (question: string) => Promise<boolean>;
  /** Text added to the box by a suggestion or a case. */
  readonly added: AddedText | null;
  readonly onTake: (sentence: string) => void;
}

export function Composer({ conversation, start, busy, before, model, onSend, added, onTake }: ComposerProps) {
  const { chatbot: words } = useText();
  const { db, ports } = useDevice();
  const law = useLawLibrary();
  const [text, setText] = useState(start);
  const [fault, setFault] = useState<string>();
  const { keep, flush, safety } = useAutosave<string>({
    save: (typed) => keepTyped(db, ports, { _id: conversation, typed }),
    merge: (_earlier, later) => later,
  });
  const unkept = useUnsavedWarning(safety);
  const type = (typed: string) => {
    setText(typed);
    setFault(undefined);
    keep(typed);
  };
  useAdded(added, (more) => type(withAdded(text, more)));
  const send = async (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    if (busy) return;
    const wrong = faultIn(text, law.status, words.faults);
    setFault(wrong);
    if (wrong !== undefined) return;
    const [, isSent] = await Promise.all([flush(), onSend(cleaned(text))]); // the draft is written first
    if (isSent) type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    void send(event);
  };
  return (
    <form className="chat-composer stack" onSubmit={(event) => void send(event)}>
      <div aria-live="polite">
        <LongText
          id="chat-question"
          label={words.question}
          hint={words.keys}
          error={fault ?? unkept ?? undefined}
          rows={3}
          value={text}
          onChange={type}
          onKeyDown={onKeyDown}
          readOnly={busy}
        />
      </div>
      {model && <ModelChoiceRow model={model} typed={text} before={before} />}
      <div className="chat-acts">
        <TakeCase onTake={onTake} />
        <Button kind="primary" type="submit" icon={SendHorizontal} busy={busy ? words.looking : undefined}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

const withAdded = (typed: string, text: string): string =>
  typed.trim() === '' ? `${text} ` : `${typed.trimEnd()} ${text} `;
