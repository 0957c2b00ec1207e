/** One question by the model as far as it is backed, else by the tables, which say why it is they who answer. */
import type { Briefing } from '#chat/online/briefing.ts';
import { indianDate, day } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { ChatReason } from '#contract/chat.ts';
import type { ChatAnswered } from '#data/records/chat/conversations.ts';
import { askModel, type ModelThere } from '#data/records/chat/online-answer.ts';
import type { Device } from '#data/react/use-device.ts';
import { chatWordsIn } from '#text/chat-words.ts';
import { checkHere, type HeldSentence } from './checked-here.ts';
import { LANG, wordedAnswer } from './worded-answer.ts';

export interface AskingOnline {
  readonly device: Device;
  readonly briefing: Briefing;
  readonly model: ModelThere;
  readonly signal: AbortSignal;
  /** Each sentence that held, as it comes. */
  readonly onSaid: (text: string) => void;
}

type Answered = Omit<ChatAnswered, '_id'>;

export async function askOnline(asking: AskingOnline): Promise<Answered> {
  const { device, briefing, model, signal, onSaid } = asking;
  const check = await checkHere(briefing);
  const held: HeldSentence[] = [];
  let left = 0;
  const told = await askModel(device, {
    message: briefing.sent,
    signal,
    onSentence: (sentence) => {
      const found = check(sentence);
      if (found) {
        held.push(found);
        onSaid(held.map(({ text }) => text).join(' '));
      } else left += 1;
    },
  });
  const tables = async (why: NonNullable<ChatAnswered['instead']>): Promise<Answered> => ({
    ...(await wordedAnswer(briefing.answer)),
    instead: why,
  });
  const isStopped = signal.aborted;
  if (!told.ok && !isStopped) return tables(told.error);
  if (told.ok && told.value.source === 'tables') return tables(reasonOf(told.value.why));
  if (held.length === 0) return tables(isStopped ? 'stopped' : 'nothing-held');
  const dropped = left + (told.ok ? (told.value.left ?? 0) : 0);
  return {
    ...(await modelAnswer(held, briefing)),
    model: { name: model.name, sent: briefing.sent, left: dropped },
    ...(isStopped && { stopped: true }),
  };
}

async function modelAnswer(held: readonly HeldSentence[], { answer }: Briefing): Promise<Answered> {
  const { language } = answer;
  const { chat } = await chatWordsIn(language);
  const { notCovered } = chat;
  const uncovered = [notCovered['state-amendments'], notCovered.facts].join(', ');
  const citations = held.flatMap((each) => each.citations);
  const once = new Map(citations.map((each) => [`${each.code} ${each.section}`, each]));
  return {
    content: [
      held.map(({ text }) => text).join(' '),
      chat.footer(indianDate(day(LAW_AS_OF)), uncovered),
    ].join('\n'),
    citations: [...once.values()].map(({ code, section, title, key }) => ({ code, section, title, key })),
    language: LANG[language],
  };
}

/** The server may have another edition than this device, or another model than it had. */
const reasonOf = (why: ChatReason | undefined): NonNullable<ChatAnswered['instead']> =>
  why === 'slow' || why === 'cut' || why === 'nothing-held' ? why : 'unreachable';
