/** Chatbot conversations, stored only on this device. `online-answer.ts` sends a question to a model. */
import type { Db } from '#data/store/db.ts';
import type { ChatMessage, ConversationRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction } from '#data/store/save-transaction.ts';

export type ChatAnswered = Pick<
  ChatMessage,
  '_id' | 'content' | 'citations' | 'language' | 'model' | 'instead' | 'stopped' | 'open'
>;

/** Newest first, including a new one without messages. */
export const conversations = async (db: Db): Promise<ConversationRow[]> =>
  (await db.conversations.orderBy('at').toArray()).toReversed();

/** Saves the unsent question. */
export function keepTyped(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { _id, typed }: Pick<ConversationRow, '_id' | 'typed'>,
): Promise<void> {
  return saveInTransaction(db, [db.conversations], async () => {
    const known = await db.conversations.get(_id);
    if (known && known.messages.length > 0) await db.conversations.update(_id, { typed });
    else if (typed === '') await db.conversations.delete(_id);
    else await db.conversations.put({ _id, at: nowIso(ports), messages: [], typed });
  });
}

/** A question and its answer. */
export type ChatExchange = readonly [question: ChatMessage, answer: ChatMessage];

export function exchangeOf(
  ports: Pick<Ports, 'now' | 'newId'>,
  { question, answer }: { readonly question: string; readonly answer: ChatAnswered },
): ChatExchange {
  const timestamp = nowIso(ports);
  return [
    { _id: ports.newId(), content: question, sender: 'user', timestamp, citations: [] },
    { ...answer, sender: 'bot', timestamp },
  ];
}

/** Messages of a conversation, with an exchange that may not be stored yet. */
export function withExchange(
  messages: readonly ChatMessage[],
  exchange: ChatExchange | null,
): readonly ChatMessage[] {
  const isStored = exchange === null || messages.some(({ _id }) => _id === exchange[1]._id);
  return isStored ? messages : [...messages, ...exchange];
}

/** Adds question and answer in one transaction. An unanswered question exists only as typed text. */
export function addExchange(
  db: Db,
  { _id, exchange }: { readonly _id: string; readonly exchange: ChatExchange },
): Promise<void> {
  return saveInTransaction(db, [db.conversations], async () => {
    const known = await db.conversations.get(_id);
    const messages = [...(known?.messages ?? []), ...exchange];
    await db.conversations.put({ _id, at: exchange[1].timestamp, messages, typed: known?.typed ?? '' });
  });
}

/** Keeps the text of an answer up to the point where the user stopped it. */
export async function stopAnswer(
  db: Db,
  { _id, answer, said }: { readonly _id: string; readonly answer: string; readonly said: string },
): Promise<void> {
  await db.conversations
    .where('_id')
    .equals(_id)
    .modify((row) =>
      Object.assign(row, {
        messages: row.messages.map((each) =>
          each._id === answer ? { ...each, content: said, stopped: true } : each,
        ),
      }),
    );
}

export const removeConversation = (db: Db, id: string): Promise<void> => db.conversations.delete(id);
