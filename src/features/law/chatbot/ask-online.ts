/** Answers a question with the verified text of a model, or else from the tables with the reason. */
import type { Briefing } from '#chat/online/briefing.ts';
import { indianDate, day } from '#kernel/calendar-date.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { ChatReason, ChatSentence } from '#contract/law/chat.ts';
import type { ChatAnswered } from '#data/records/chat/conversations.ts';
import { askModel, type ModelThere } from '#data/records/chat/online-answer.ts';
import type { Device } from '#data/react/use-device.ts';
import { chatWordsIn } from '#text/chat-words.ts';
import type { Citation } from '#chat/answer.ts';
import { verifierOf } from '#chat/online/verify.ts';
import { suppliedOf } from '#text/chat-evidence.ts';
import { LANG, wordedAnswer } from './worded-answer.ts';

export interface AskingOnline {
  readonly device: Device;
  readonly briefing: Briefing;
  readonly model: ModelThere;
  readonly signal: AbortSignal;
  /** Called for each verified sentence. */
  readonly onSaid: (text: string) => void;
}

type NewChatAnswer = Omit<ChatAnswered, '_id'>;

export async function askOnline(asking: AskingOnline): Promise<NewChatAnswer> {
  const { device, briefing, model, signal, onSaid } = asking;
  const check = await checkHere(briefing);
  const sentences: HeldSentence[] = [];
  let left = 0;
  const response = await askModel(device, {
    message: briefing.sent,
    signal,
    onSentence: (sentence) => {
      const found = check(sentence);
      if (found) {
        sentences.push(found);
        onSaid(sentences.map(({ text }) => text).join(' '));
      } else left += 1;
    },
  });
  const tables = async (why: NonNullable<ChatAnswered['instead']>): Promise<NewChatAnswer> => ({
    ...(await wordedAnswer(briefing.answer)),
    instead: why,
  });
  const isStopped = signal.aborted;
  if (!response.ok && !isStopped) return tables(response.error);
  if (response.ok && response.value.source === 'tables') return tables(reasonOf(response.value.why));
  if (sentences.length === 0) return tables(isStopped ? 'stopped' : 'nothing-held');
  const dropped = left + (response.ok ? (response.value.left ?? 0) : 0);
  return {
    ...(await modelAnswer(sentences, briefing)),
    model: { name: model.name, sent: briefing.sent, left: dropped },
    ...(isStopped && { stopped: true }),
  };
}

async function modelAnswer(sentences: readonly HeldSentence[], { answer }: Briefing): Promise<NewChatAnswer> {
  const { language } = answer;
  const { chat } = await chatWordsIn(language);
  const { notCovered } = chat;
  const uncovered = [notCovered['state-amendments'], notCovered.facts].join(', ');
  const citations = sentences.flatMap((each) => each.citations);
  const once = new Map(citations.map((each) => [`${each.code} ${each.section}`, each]));
  return {
    content: [
      sentences.map(({ text }) => text).join(' '),
      chat.footer(indianDate(day(LAW_AS_OF)), uncovered),
    ].join('\n'),
    citations: [...once.values()].map(({ code, section, title, key }) => ({ code, section, title, key })),
    language: LANG[language],
  };
}

/** The server may have another law edition or another model. */
const reasonOf = (why: ChatReason | undefined): NonNullable<ChatAnswered['instead']> =>
  why === 'slow' || why === 'cut' || why === 'nothing-held' ? why : 'unreachable';

interface HeldSentence {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** Null if the local provisions do not support the sentence. */
type CheckHere = (sentence: ChatSentence) => HeldSentence | null;

/** Verifies model output again against the provisions on this device. */
async function checkHere({ evidence, answer }: Briefing): Promise<CheckHere> {
  const verify = verifierOf(await suppliedOf(evidence, answer.language), answer.language);
  return ({ text, citations }) => {
    const cited = evidence.flatMap((rule, at) =>
      rule.cites.some((cite) => citations.some((each) => isSame(each, cite))) ? [{ n: at + 1, rule }] : [],
    );
    if (!verify(`${text} ${cited.map(({ n }) => `[${n}]`).join('')}`)) return null;
    const verifiedCites = cited
      .flatMap(({ rule }) => rule.cites)
      .filter((each) => citations.some((one) => isSame(one, each)));
    return {
      text,
      citations: [...new Map(verifiedCites.map((each) => [`${each.code} ${each.section}`, each])).values()],
    };
  };
}

type Ref = Pick<Citation, 'code' | 'section'>;
const isSame = (one: Ref, other: Ref): boolean => one.code === other.code && one.section === other.section;
