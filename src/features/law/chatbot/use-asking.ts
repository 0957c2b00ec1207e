/** Processes one question at a time, locally or with a model, and stores it with its answer. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChatAnswer } from '#chat/answer.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import {
  addExchange,
  type ChatAnswered,
  type ChatExchange,
  exchangeOf,
  stopAnswer,
  withExchange,
} from '#data/records/chat/conversations.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { ChatMessage } from '#data/store/rows.ts';
import type { LawLibrary } from '#parts/law-library/law-library.ts';
import { type LawLibraryState, useLawLibrary } from '#parts/law-library/use-law-library.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { useAct } from '#parts/form/use-act.ts';
import { notify } from '#ui/feedback/notices.ts';
import type { Consent } from './consent-dialog.tsx';
import type { Model } from './use-model.ts';
import { type Online, useOnline } from './use-online.ts';
import { wordedAnswer } from './worded-answer.ts';

export interface ChatState {
  /** Question being answered or stored. */
  readonly asked: string | null;
  /** Its answer is drawn and being stored. */
  readonly isAnswered: boolean;
  /** Of the conversation; the newest answer is drawn before it is stored. */
  readonly messages: readonly ChatMessage[];
  /** Waiting for the tables to load. */
  readonly isWaiting: boolean;
  /** Text received from a model so far; null if none is in use. */
  readonly coming: string | null;
  /** Consent dialog before the first question leaves the device. */
  readonly consent: Consent | null;
  /** Id of the answer being animated. */
  readonly saying: string | null;
  /** False if it was not sent or the answer could not be stored. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly onSaid: () => void;
  readonly onStop: (said: string) => void;
  readonly onStopModel: () => void;
}

/** A question in its conversation. */
interface OpenQuestion {
  readonly in: string;
  readonly question: string;
}

interface AnsweredQuestion {
  readonly asked: OpenQuestion;
  readonly exchange: ChatExchange;
}

interface ConversationContext {
  /** Stored messages of this conversation, oldest first. */
  readonly stored: readonly ChatMessage[];
  readonly model: Model | null;
}

export function useAsking(conversation: string, { stored, model }: ConversationContext): ChatState {
  const { chatbot: words } = useText();
  const device = useDevice();
  const { day: today } = useCourtDay();
  const law = useLawLibrary();
  const store = useStore();
  const whenOpened = useWhenOpened(law);
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const [answered, setAnswered] = useAnswered(stored, asked);
  const [saying, setSaying] = useState<string | null>(null);
  const online = useOnline();
  const shown = shownIn(conversation, { stored, asked, answered });
  const before = questionsIn(shown.messages);
  const ask = async (question: string): Promise<boolean> => {
    if (asked !== null) return false;
    const begun =
      law.status === 'ready' && !model?.choice.on ? law.library.chat(question, today, before) : null;
    const current = { in: conversation, question };
    setAsked(current);
    try {
      const opened = await whenOpened();
      if (opened.status !== 'ready') {
        notify({ title: words.faults.missing, type: 'warning' });
        return false;
      }
      const { library } = opened;
      const asking = { question, before, library, begun, today, words, device, model, online };
      const answer: ChatAnswered = { ...(await answerTo(asking)), _id: device.ports.newId() };
      const exchange = exchangeOf(device.ports, { question, answer });
      await draw(() => {
        if (!answer.model) setSaying(answer._id); // model output was shown while it streamed
        setAnswered({ asked: current, exchange });
      });
      const isStored = await store(conversation, exchange);
      if (!isStored) setAnswered(null);
      return isStored;
    } catch (error) {
      setAnswered(null);
      notStored(error, words.notKept);
      return false;
    } finally {
      online.end();
      setAsked(null);
    }
  };
  return {
    ...shown,
    isWaiting: law.status === 'loading',
    coming: online.coming,
    consent: online.consent,
    saying,
    ask,
    onSaid: () => setSaying(null),
    onStop: (said) => {
      if (saying !== null) void stopAnswer(device.db, { _id: conversation, answer: saying, said });
      setSaying(null);
    },
    onStopModel: online.stop,
  };
}

/** A transaction takes the processor, so the answer is painted before it is stored. */
async function draw(change: () => void): Promise<void> {
  flushSync(change);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The newest exchange until it is read from the store: a deleted one does not come back. */
function useAnswered(stored: readonly ChatMessage[], asked: OpenQuestion | null) {
  const state = useState<AnsweredQuestion | null>(null);
  const [answered, setAnswered] = state;
  const isRead = stored.some(({ _id }) => _id === answered?.exchange[1]._id);
  if (isRead && asked === null) setAnswered(null);
  return state;
}

/** Questions of the user, oldest first. */
export const questionsIn = (messages: readonly ChatMessage[]): string[] =>
  messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);

interface ShownFrom {
  readonly stored: readonly ChatMessage[];
  readonly asked: OpenQuestion | null;
  readonly answered: AnsweredQuestion | null;
}

/** Another conversation shows neither the question nor its answer. */
const shownIn = (
  conversation: string,
  { stored, asked, answered }: ShownFrom,
): Pick<ChatState, 'asked' | 'isAnswered' | 'messages'> => ({
  asked: asked?.in === conversation ? asked.question : null,
  isAnswered: answered !== null && answered.asked === asked,
  messages: withExchange(stored, answered?.asked.in === conversation ? answered.exchange : null),
});

function notStored(error: unknown, title: string): void {
  reportFailure(error, 'page');
  notify({ title, type: 'error' });
}

/** Stores an exchange; false if there is no space. */
function useStore(): (conversation: string, exchange: ChatExchange) => Promise<boolean> {
  const { db } = useDevice();
  const act = useAct();
  return async (conversation, exchange) => {
    const isStored = await act(async () => {
      await addExchange(db, { _id: conversation, exchange });
      return true;
    });
    return isStored ?? false;
  };
}

/** Resolves when the tables are open or known to be missing; questions wait for it. */
function useWhenOpened(law: LawLibraryState): () => Promise<LawLibraryState> {
  const latest = useRef(law); // the tables may open between a key press and the call that it leads to
  const waiting = useRef<((opened: LawLibraryState) => void)[]>([]);
  useEffect(() => {
    latest.current = law;
    if (law.status === 'loading') return;
    for (const go of waiting.current.splice(0)) go(law);
  }, [law]);
  return () =>
    latest.current.status === 'loading'
      ? new Promise((resolve) => {
          waiting.current.push(resolve);
        })
      : Promise.resolve(latest.current);
}

interface QuestionContext {
  readonly question: string;
  readonly before: readonly string[];
  readonly library: LawLibrary;
  /** Answer of the tables, asked before the screen draws the question. */
  readonly begun: Promise<ChatAnswer> | null;
  readonly today: CalendarDate;
  readonly words: Catalogue['chatbot'];
  readonly device: Device;
  readonly model: Model | null;
  readonly online: Online;
}

/** Failures appear in the conversation, with the texts of the specification. */
async function answerTo(context: QuestionContext): Promise<Omit<ChatAnswered, '_id'>> {
  const { question, before, library, begun, today, words, model } = context;
  try {
    if (model?.choice.on) return await withModel(context, model);
    return await wordedAnswer(await (begun ?? library.chat(question, today, before)));
  } catch (error) {
    reportFailure(error, 'page');
    const reason = error instanceof Error && error.message !== '' ? error.message : words.unexpected;
    return { content: words.failed(reason), citations: [] };
  }
}

/** Questions that the tables decide stay on the device. So does everything without a network or consent. */
async function withModel(
  { question, before, library, today, device, online }: QuestionContext,
  model: Model,
): Promise<Omit<ChatAnswered, '_id'>> {
  const briefing = await library.brief(question, today, before);
  const tables = await wordedAnswer(briefing.answer);
  if (briefing.evidence.length === 0) return tables;
  if (!navigator.onLine) return { ...tables, instead: 'network' };
  if (!(await online.agreed(briefing.sent, model))) return tables;
  const { askOnline } = await import('./ask-online.ts'); // loads the verifier only if a model answers
  const signal = online.begin();
  return askOnline({ device, briefing, model: model.there, signal, onSaid: online.say });
}
