/** Questions and answers in order; a screen reader announces an answer when it is complete. */
import { MessageSquareText, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { ClockText, DayOfText } from '#ui/time-text.tsx';
import { ChatAnswer } from './chat-answer.tsx';
import type { ChatState } from './use-asking.ts';

interface ChatLogProps {
  readonly asking: ChatState;
  /** Puts the beginning of a fact into the question box. */
  readonly onBegin: (start: string) => void;
}

export function ChatLog({ asking, onBegin }: ChatLogProps) {
  const { chatbot: words } = useText();
  const { asked, isAnswered, messages, saying } = asking;
  const last = useRef<HTMLLIElement>(null);
  const there = messages.length;
  const isSaying = messages.some(({ _id }) => _id === saying);
  const isAsking = asked !== null && !isAnswered;
  useEffect(() => {
    if (isSaying) last.current?.scrollIntoView({ block: 'start' });
  }, [isSaying]);
  const questions = messages.filter(({ sender }) => sender === 'user');
  return (
    <div role="log" aria-live="polite" aria-label={words.log} aria-busy={isAsking || isSaying}>
      {there === 0 && !isAsking && (
        <Empty icon={MessageSquareText} title={words.empty.title}>
          {words.empty.text}
        </Empty>
      )}
      <ol className="chat-messages">
        {messages.map((message, n) => (
          <li key={message._id} ref={message === questions.at(-1) ? last : null} className="chat-message">
            <Sender message={message} />
            {message.sender === 'user' ? (
              <p className="chat-asked">{message.content}</p>
            ) : (
              <ChatAnswer
                message={message}
                question={messages[n - 1]?.content ?? ''}
                isNew={message._id === saying}
                onSaid={asking.onSaid}
                onStop={asking.onStop}
                onBegin={n === there - 1 ? onBegin : null}
                onAgain={() => void asking.ask(messages[n - 1]?.content ?? '')}
              />
            )}
          </li>
        ))}
        {isAsking && (
          <BeingAsked
            question={asked}
            isWaiting={asking.isWaiting}
            coming={asking.coming}
            onStop={asking.onStopModel}
          />
        )}
      </ol>
    </div>
  );
}

function Sender({ message: { sender, timestamp } }: { message: ChatMessage }) {
  const { chatbot: words } = useText();
  return (
    <p className="over num">
      {sender === 'user' ? words.you : words.bot}, <DayOfText at={timestamp} />, <ClockText at={timestamp} />
    </p>
  );
}

interface BeingAskedProps {
  readonly question: string;
  readonly isWaiting: boolean;
  /** Text received from a model so far; null if none is in use. */
  readonly coming: string | null;
  readonly onStop: () => void;
}

function BeingAsked({ question, isWaiting, coming, onStop }: BeingAskedProps) {
  const { chatbot: words } = useText();
  return (
    <li className="chat-message">
      <p className="over">{words.you}</p>
      <p className="chat-asked">{question}</p>
      {coming !== null && coming !== '' && <p>{coming}</p>}
      <p className="quiet">{isWaiting ? words.opening : words.looking}</p>
      {coming !== null && (
        <Button icon={Square} onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </li>
  );
}
