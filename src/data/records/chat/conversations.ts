/** Conversations with the chatbot: on this device alone. What goes of a question to a model goes by `online-answer.ts`. */
import { ok, type Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { ChatMessage, ConversationRow } from '#data/store/rows.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';

export type ChatAnswered = Pick<
  ChatMessage,
  '_id' | 'content' | 'citations' | 'language' | 'model' | 'instead' | 'stopped'
>;

/** Newest first; also one that is only being begun. */
export const conversations = async (db: Db): Promise<ConversationRow[]> =>
  (await db.conversations.orderBy('at').toArray()).toReversed();

/** What is being typed, until it is sent. */
export function keepTyped(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { _id, typed }: Pick<ConversationRow, '_id' | 'typed'>,
): Promise<Result<void, StorageFull>> {
  return saveInTransaction(db, [db.conversations], async () => {
    const known = await db.conversations.get(_id);
    if (known && known.messages.length > 0) await db.conversations.update(_id, { typed });
    else if (typed === '') await db.conversations.delete(_id);
    else await db.conversations.put({ _id, at: nowIso(ports), messages: [], typed });
    return ok(undefined);
  });
}

interface Exchange {
  /** Of the conversation; begun where there is none of it yet. */
  readonly _id: string;
  readonly question: string;
  readonly answer: ChatAnswered;
}

/** Question and answer in one step: a question without its answer stands nowhere but where it was typed. */
export function addExchange(
  db: Db,
  ports: Pick<Ports, 'now' | 'newId'>,
  { _id, question, answer }: Exchange,
): Promise<Result<void, StorageFull>> {
  return saveInTransaction(db, [db.conversations], async () => {
    const known = await db.conversations.get(_id);
    const timestamp = nowIso(ports);
    const asked: ChatMessage = {
      _id: ports.newId(),
      content: question,
      sender: 'user',
      timestamp,
      citations: [],
    };
    const answered: ChatMessage = { ...answer, sender: 'bot', timestamp };
    const messages = [...(known?.messages ?? []), asked, answered];
    await db.conversations.put({ _id, at: timestamp, messages, typed: known?.typed ?? '' });
    return ok(undefined);
  });
}

/** Keeps of an answer what its person let it say. */
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
