/** Model switch, with a preview of the text that would leave the device. */
import { useEffect, useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { cleaned, MOST_LETTERS } from './question-faults.ts';
import type { Model } from './use-model.ts';

interface ModelChoiceProps {
  readonly model: Model;
  readonly typed: string;
  readonly before: readonly string[];
}

export function ModelChoiceRow({ model, typed, before }: ModelChoiceProps) {
  const { online: words } = useText().chatbot;
  const { there, choice, choose } = model;
  return (
    <div className="stack">
      <CheckboxRow
        id="chat-model"
        label={words.choose}
        reason={words.what(there.name, there.host)}
        checked={choice.on}
        onChange={(on) => void choose({ ...choice, on })}
      />
      {choice.on && <WillBeSent typed={typed} before={before} />}
    </div>
  );
}

/** Debounce in ms. */
const PAUSE_MS = 300;

function WillBeSent({ typed, before }: Omit<ModelChoiceProps, 'model'>) {
  const { online: words } = useText().chatbot;
  const sent = useSent(typed, before);
  if (sent === null) return null;
  return (
    <p className="chat-sent" aria-live="polite">
      {sent === '' ? (
        words.nothingSent
      ) : (
        <span>
          {words.willBeSent} <q>{sent}</q>
        </span>
      )}
    </p>
  );
}

/** Null without input or while checking; '' if nothing would be sent. */
function useSent(typed: string, before: readonly string[]): string | null {
  const law = useLawLibrary();
  const { day: today } = useCourtDay();
  const [sent, setSent] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const question = cleaned(typed).slice(0, MOST_LETTERS);
  const earlierText = before.join('\n');
  useEffect(() => {
    if (question === '' || law.status !== 'ready') return undefined;
    const { library } = law;
    const timer = setTimeout(() => {
      const earlier = earlierText === '' ? [] : earlierText.split('\n');
      library.brief(question, today, earlier).then(
        ({ sent: text, evidence }) => setSent({ of: question, text: evidence.length > 0 ? text : '' }),
        () => undefined, // unchecked text is not sent
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question, earlierText, law, today]);
  return sent?.of === question && question !== '' ? sent.text : null;
}
