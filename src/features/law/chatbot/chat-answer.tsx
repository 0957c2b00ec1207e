/** One answer with text, links to provisions and actions. */
import { Copy, RotateCcw, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChatMessage } from '#data/store/rows.ts';
import { DatedText } from '#parts/dated-text.tsx';
import { useCardLink } from '#parts/law-library/card-link.tsx';
import { ReadAloud } from '#parts/read-aloud/read-aloud.tsx';
import { useText } from '#parts/text-context.tsx';
import { CASE } from '#search/cards/library.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Note } from '#ui/feedback/note.tsx';
import { NextQuestions } from './next-questions.tsx';
import { useStreamedText } from './use-streamed-text.ts';

interface ChatAnswerProps {
  readonly message: ChatMessage;
  readonly question: string;
  readonly isNew: boolean;
  readonly onSaid: () => void;
  readonly onStop: (said: string) => void;
  readonly onAgain: () => void;
  /** Null for an earlier answer. */
  readonly onBegin: ((start: string) => void) | null;
}

export function ChatAnswer({ message, question, isNew, onSaid, onStop, onAgain, onBegin }: ChatAnswerProps) {
  const { chatbot: words } = useText();
  const { said, isSaid } = useStreamedText({ content: message.content, isNew, onSaid });
  const text = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<string | null>(null);
  const shown = cut ?? said; // until the stored text is as short
  const stop = () => {
    setCut(said);
    onStop(said);
  };
  return (
    <>
      <div ref={text} className="stack" lang={message.language}>
        {[...new Set(shown.split('\n'))].map((line, n) => (
          <p key={line} className={n === 0 ? 'chat-first' : undefined}>
            <DatedText>{line}</DatedText>
          </p>
        ))}
      </div>
      <AnswerNotes message={message} />
      {isSaid && message.citations.length > 0 && (
        <ul className="row chat-chips" aria-label={words.citations}>
          {message.citations.map((each) => (
            <li key={`${each.code} ${each.section}`}>
              <Provision citation={each} />
            </li>
          ))}
        </ul>
      )}
      {isSaid && onBegin && message.open && <NextQuestions open={message.open} onBegin={onBegin} />}
      <div className="row">
        {!isSaid && (
          <Button icon={Square} onClick={stop}>
            {words.stop}
          </Button>
        )}
        {isSaid && (
          <>
            <ReadAloud what={() => text.current} language={message.language} />
            <CopyAnswer text={`${question}\n\n${message.content}`} />
            <Button kind="quiet" icon={RotateCcw} onClick={onAgain}>
              {words.again}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Provision({ citation }: { citation: ChatMessage['citations'][number] }) {
  const { name } = useText().legalDatabase;
  const { code, section, title, key } = citation;
  const shown = code === CASE ? title : name(code, section);
  return <ButtonLink {...useCardLink(key ?? `${code} ${section}`, shown)}>{shown}</ButtonLink>;
}

function CopyAnswer({ text }: { text: string }) {
  const { chatbot: words } = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: words.copied, type: 'success' });
    } catch {
      // insecure page, or clipboard permission denied
      notify({ title: words.notCopied, description: words.copyByHand, type: 'error' });
    }
  };
  return (
    <Button kind="quiet" icon={Copy} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}

/** Author of an answer, and the reason if it is not the requested model. */
function AnswerNotes({ message: { model, instead, stopped } }: { message: ChatMessage }) {
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

/** Failures use the texts of the specification. */
function insteadIn(
  instead: NonNullable<ChatMessage['instead']>,
  { online, failed }: ReturnType<typeof useText>['chatbot'],
): string {
  if (instead === 'nothing-held') return `${online.nothingHeld} ${online.instead}`;
  if (instead === 'stopped') return `${online.stoppedEarly} ${online.instead}`;
  return `${failed(online.failures[instead])} ${online.instead}`;
}
