/** One question at a time to the tables of this device; question and answer are kept in their conversation. */
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { addExchange, type ChatAnswered, stopAnswer } from '#data/records/chat/conversations.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { type LawLibraryState, useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
import { wordedAnswer } from './worded-answer.ts';

export interface Asking {
  /** What is being looked up. */
  readonly asked: string | null;
  /** It waits for the tables, which are being opened. */
  readonly isWaiting: boolean;
  /** The answer that is being said. */
  readonly saying: string | null;
  /** False where it was not asked, or its answer could not be kept. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly onSaid: () => void;
  readonly onStop: (said: string) => void;
}

export function useAsking(conversation: string): Asking {
  const { chatbot: words } = useText();
  const { db, ports } = useDevice();
  const { day: today } = useCourtDay();
  const law = useLawLibrary();
  const whenOpened = useWhenOpened(law);
  const [asked, setAsked] = useState<{ readonly in: string; readonly question: string } | null>(null);
  const [saying, setSaying] = useState<string | null>(null);
  const ask = async (question: string): Promise<boolean> => {
    if (asked !== null) return false;
    setAsked({ in: conversation, question });
    try {
      const opened = await whenOpened();
      if (opened.status !== 'ready') {
        notify({ title: words.faults.missing, type: 'warning' });
        return false;
      }
      const said = await answerTo({ question, library: opened.library, today, words });
      const answer: ChatAnswered = { ...said, _id: ports.newId() };
      setSaying(answer._id);
      const kept = await addExchange(db, ports, { _id: conversation, question, answer });
      if (!kept.ok) notify({ title: words.full, type: 'error' });
      return kept.ok;
    } catch {
      notify({ title: words.notKept, type: 'error' });
      return false;
    } finally {
      setAsked(null);
    }
  };
  const onStop = (said: string) => {
    if (saying !== null) void stopAnswer(db, { _id: conversation, answer: saying, said });
    setSaying(null);
  };
  return {
    asked: asked?.in === conversation ? asked.question : null,
    isWaiting: law.status === 'loading',
    saying,
    ask,
    onSaid: () => setSaying(null),
    onStop,
  };
}

/** The tables as soon as they are opened, or are known not to be here: a question waits for them. */
function useWhenOpened(law: LawLibraryState): () => Promise<LawLibraryState> {
  const waiting = useRef<((opened: LawLibraryState) => void)[]>([]);
  useEffect(() => {
    if (law.status === 'loading') return;
    for (const go of waiting.current.splice(0)) go(law);
  }, [law]);
  return () =>
    law.status === 'loading'
      ? new Promise((resolve) => {
          waiting.current.push(resolve);
        })
      : Promise.resolve(law);
}

interface Asked {
  readonly question: string;
  readonly library: LawLibrary;
  readonly today: CalendarDate;
  readonly words: Catalogue['chatbot'];
}

/** What fails is said in the conversation, in the words of the specification. */
async function answerTo({ question, library, today, words }: Asked): Promise<Omit<ChatAnswered, '_id'>> {
  try {
    return await wordedAnswer(await library.chat(question, today));
  } catch (error) {
    const reason = error instanceof Error && error.message !== '' ? error.message : words.unexpected;
    return { content: words.failed(reason), citations: [] };
  }
}
