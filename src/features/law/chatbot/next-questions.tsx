/** Follow-up suggestions of the last answer: each begins the fact that is still open. */
import type { ChatMessage } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

interface NextQuestionsProps {
  readonly open: NonNullable<ChatMessage['open']>;
  readonly onBegin: (start: string) => void;
}

export function NextQuestions({ open, onBegin }: NextQuestionsProps) {
  const { chatbot: words } = useText();
  const starts = open.flatMap((fact) => {
    const start = Object.entries(words.next.starts).find(([name]) => name === fact)?.[1];
    return start === undefined ? [] : [start];
  });
  if (starts.length === 0) return null;
  return (
    <div className="row" role="group" aria-label={words.next.label}>
      {starts.map((start) => (
        <Button key={start} kind="quiet" onClick={() => onBegin(start)}>
          {`${start} …`}
        </Button>
      ))}
    </div>
  );
}
