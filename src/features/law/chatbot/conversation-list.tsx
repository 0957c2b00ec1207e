/** Conversations of the user, newest first: search, open, delete. */
import { memo, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { removeConversation } from '#data/records/chat/conversations.ts';
import type { ConversationRow } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { ClockText, DayOfText } from '#ui/time-text.tsx';

interface ConversationListProps {
  /** Conversations with at least one question. */
  readonly all: readonly ConversationRow[];
  readonly open: string;
  readonly onRemoved: (id: string) => void;
}

const TITLE_LETTERS = 80;

export function ConversationList({ all, open, onRemoved }: ConversationListProps) {
  const { kept: words } = useText().chatbot;
  const [query, setQuery] = useState('');
  const searchText = query.trim().toLocaleLowerCase();
  const found = all.filter(({ messages }) =>
    messages.some(({ content }) => content.toLocaleLowerCase().includes(searchText)),
  );
  return (
    <section className="stack" aria-labelledby="chat-kept">
      <h2 id="chat-kept">{words.title}</h2>
      <p className="quiet">{all.length === 0 ? words.none : words.where}</p>
      {all.length > 0 && (
        <TextField id="chat-search" type="search" label={words.search} value={query} onChange={setQuery} />
      )}
      {found.length > 0 && (
        <List>
          {found.map((row) => (
            <ConversationItem key={row._id} row={row} isOpen={row._id === open} onRemoved={onRemoved} />
          ))}
        </List>
      )}
      {all.length > 0 && found.length === 0 && <p role="status">{words.noneFound(query.trim())}</p>}
    </section>
  );
}

interface ConversationItemProps {
  readonly row: ConversationRow;
  readonly isOpen: boolean;
  readonly onRemoved: (id: string) => void;
}

const ConversationItem = memo(Item, isSameItem);

/** The database returns new objects at each change, so the content decides whether a line is drawn again. */
function isSameItem(one: ConversationItemProps, other: ConversationItemProps): boolean {
  return (
    one.row._id === other.row._id &&
    one.row.at === other.row.at &&
    one.row.messages.length === other.row.messages.length &&
    one.isOpen === other.isOpen
  );
}

function Item({ row, isOpen, onRemoved }: ConversationItemProps) {
  const { kept: words } = useText().chatbot;
  const { db } = useDevice();
  const [asking, setAsking] = useState(false);
  const title = titleOf(row);
  const remove = async () => {
    setAsking(false);
    await removeConversation(db, row._id);
    onRemoved(row._id);
  };
  return (
    <ListRow
      title={title}
      to={isOpen ? undefined : `/chatbot?at=${encodeURIComponent(row._id)}`}
      under={
        <>
          <DayOfText at={row.at} />, <ClockText at={row.at} />
          {isOpen && `, ${words.open}`}
        </>
      }
      acts={
        <>
          <Button kind="quiet" aria-label={words.removeOf(title)} onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
          <Dialog
            open={asking}
            onClose={() => setAsking(false)}
            title={words.sure}
            acts={
              <>
                <Button onClick={() => setAsking(false)}>{words.keep}</Button>
                <Button kind="danger-final" onClick={() => void remove()}>
                  {words.remove}
                </Button>
              </>
            }
          >
            <p>{words.gone(title)}</p>
          </Dialog>
        </>
      }
    />
  );
}

/** Shortened first question. */
function titleOf({ messages }: ConversationRow): string {
  const question = messages[0]?.content ?? '';
  return question.length > TITLE_LETTERS ? `${question.slice(0, TITLE_LETTERS)}…` : question;
}
