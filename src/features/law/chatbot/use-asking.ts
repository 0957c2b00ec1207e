/** One question at a time, to the tables of this device or to a model; question and answer are kept in their conversation. */
import { useEffect, useRef, useState } from 'react';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import { addExchange, type ChatAnswered, stopAnswer } from '#data/records/chat/conversations.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { type LawLibraryState, useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';
import type { Consent } from './consent-dialog.tsx';
import type { Model } from './use-model.ts';
import { type Online, useOnline } from './use-online.ts';
import { wordedAnswer } from './worded-answer.ts';

export interface ChatState {
  /** What is being looked up. */
  readonly asked: string | null;
  /** It waits for the tables, which are being opened. */
  readonly isWaiting: boolean;
  /** What a model has said of it so far; null where none is asked. */
  readonly coming: string | null;
  /** What is asked of its person before the first question leaves the device. */
  readonly consent: Consent | null;
  /** The answer that is being said. */
  readonly saying: string | null;
  /** False where it was not asked, or its answer could not be kept. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly onSaid: () => void;
  readonly onStop: (said: string) => void;
  readonly onStopModel: () => void;
}

interface Within {
  /** What was asked in this conversation, oldest first. */
  readonly before: readonly string[];
  readonly model: Model | null;
}

export function useAsking(conversation: string, { before, model }: Within): ChatState {
  const { chatbot: words } = useText();
  const device = useDevice();
  const { db, ports } = device;
  const { day: today } = useCourtDay();
  const law = useLawLibrary();
  const whenOpened = useWhenOpened(law);
  const [asked, setAsked] = useState<{ readonly in: string; readonly question: string } | null>(null);
  const [saying, setSaying] = useState<string | null>(null);
  const online = useOnline();
  const ask = async (question: string): Promise<boolean> => {
    if (asked !== null) return false;
    setAsked({ in: conversation, question });
    try {
      const opened = await whenOpened();
      if (opened.status !== 'ready') {
        notify({ title: words.faults.missing, type: 'warning' });
        return false;
      }
      const { library } = opened;
      const asking = { question, before, library, today, words, device, model, online };
      const answer: ChatAnswered = { ...(await answerTo(asking)), _id: ports.newId() };
      if (!answer.model) setSaying(answer._id); // what a model said was seen as it came
      const kept = await addExchange(db, ports, { _id: conversation, question, answer });
      if (!kept.ok) notify({ title: words.full, type: 'error' });
      return kept.ok;
    } catch (error) {
      reportFailure(error, 'page');
      notify({ title: words.notKept, type: 'error' });
      return false;
    } finally {
      online.end();
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
    coming: online.coming,
    consent: online.consent,
    saying,
    ask,
    onSaid: () => setSaying(null),
    onStop,
    onStopModel: online.stop,
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

interface QuestionContext {
  readonly question: string;
  readonly before: readonly string[];
  readonly library: LawLibrary;
  readonly today: CalendarDate;
  readonly words: Catalogue['chatbot'];
  readonly device: Device;
  readonly model: Model | null;
  readonly online: Online;
}

/** What fails is said in the conversation, in the words of the specification. */
async function answerTo(asked: QuestionContext): Promise<Omit<ChatAnswered, '_id'>> {
  const { question, before, library, today, words, model } = asked;
  try {
    if (model?.choice.on) return await withModel(asked, model);
    return await wordedAnswer(await library.chat(question, today, before));
  } catch (error) {
    reportFailure(error, 'page');
    const reason = error instanceof Error && error.message !== '' ? error.message : words.unexpected;
    return { content: words.failed(reason), citations: [] };
  }
}

/** What the tables have the last word on does not leave the device; nor does anything without a network, or a yes. */
async function withModel(
  { question, before, library, today, device, online }: QuestionContext,
  model: Model,
): Promise<Omit<ChatAnswered, '_id'>> {
  const briefing = await library.brief(question, today, before);
  const tables = await wordedAnswer(briefing.answer);
  if (briefing.evidence.length === 0) return tables;
  if (!navigator.onLine) return { ...tables, instead: 'network' };
  if (!(await online.agreed(briefing.sent, model))) return tables;
  const { askOnline } = await import('./ask-online.ts'); // its checks are of no use without a model
  const signal = online.begin();
  return askOnline({ device, briefing, model: model.there, signal, onSaid: online.say });
}
