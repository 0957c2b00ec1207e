/** Who wrote an answer, and why it was not the model where one was asked. */
import type { ChatMessage } from '#data/store/db.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/note.tsx';

export function AnswerNotes({ message: { model, instead, stopped } }: { message: ChatMessage }) {
  const { chatbot: words } = useText();
  return (
    <>
      {instead && <Note kind="info">{insteadIn(instead, words)}</Note>}
      {model && (
        <Note kind="info">
          {words.online.byModel(model.name)}
          {model.left > 0 && ` ${words.online.leftOut(model.left)}`}
          <details>
            <summary>{words.online.wasSent}</summary>
            <q>{model.sent}</q>
          </details>
        </Note>
      )}
      {stopped && <Note kind="info">{words.stopped}</Note>}
    </>
  );
}

/** What failed is said in the words of the specification. */
function insteadIn(
  instead: NonNullable<ChatMessage['instead']>,
  { online, failed }: ReturnType<typeof useText>['chatbot'],
): string {
  if (instead === 'nothing-held') return `${online.nothingHeld} ${online.instead}`;
  if (instead === 'stopped') return `${online.stoppedEarly} ${online.instead}`;
  return `${failed(online.failures[instead])} ${online.instead}`;
}
