/** /chatbot: questions of law answered from the local tables; conversations stay on the device. */
import { Calculator, CircleHelp, Library, MessageSquarePlus, Scale } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { conversations } from '#data/records/chat/conversations.ts';
import type { ConversationRow } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConversationList } from './conversation-list.tsx';
import { questionsIn, useAsking } from './use-asking.ts';
import type { AddedText } from './use-added.ts';
import { type Model, useModel } from './use-model.ts';
import './chatbot.css';

export function ChatbotScreen() {
  const { chatbot: words } = useText();
  const { db } = useDevice();
  const all = useStoredDraft(() => conversations(db), [db]);
  const model = useModel();
  return (
    <Page kind="wide">
      <PageHead
        title={words.title}
        acts={
          <ButtonLink icon={MessageSquarePlus} to="/chatbot">
            {words.fresh}
          </ButtonLink>
        }
      />
      <p className="quiet chat-lead">{model?.choice.on ? words.online.lead(model.there.name) : words.lead}</p>
      {all.status === 'ready' ? (
        <Chat all={all.value} model={model} />
      ) : (
        <Skeleton label={words.reading} rows={4} />
      )}
    </Page>
  );
}

const isBegun = ({ messages }: ConversationRow): boolean => messages.length > 0;

interface ChatProps {
  readonly all: readonly ConversationRow[];
  readonly model: Model | null;
}

function Chat({ all, model }: ChatProps) {
  const { chatbot: words } = useText();
  const navigate = useNavigate();
  const id = useConversationId(all);
  const isAddressed = useSearchParams()[0].get('at') === id;
  const row = all.find(({ _id }) => _id === id);
  const [added, setAdded] = useState<AddedText | null>(null);
  const add = (text: string) => setAdded({ text });
  const asking = useAsking(id, { stored: row?.messages ?? [], model });
  const ask = (question: string) => {
    const isStored = asking.ask(question); // the worker answers while the screen is drawn
    if (!isAddressed) void navigate(addressOf(id), { replace: true }); // with its first question
    return isStored;
  };
  return (
    <div className="chat">
      <section className="stack stack--loose" aria-labelledby="chat-log">
        <h2 id="chat-log" className="vh">
          {words.log}
        </h2>
        <ChatLog asking={{ ...asking, ask }} onBegin={add} />
        <Composer
          key={id}
          conversation={id}
          start={row?.typed ?? ''}
          before={questionsIn(asking.messages)}
          model={model}
          busy={asking.asked !== null}
          onSend={ask}
          added={added}
          onTake={add}
        />
      </section>
      <ConsentDialog consent={asking.consent} />
      <div className="chat-side stack stack--loose">
        <Suggestions open={asking.messages.length === 0} onAsk={(question) => void ask(question)} />
        <Resources />
        <ConversationList
          all={all.filter(isBegun)}
          open={id}
          onRemoved={(removed) => {
            if (removed === id) void navigate('/chatbot', { replace: true });
          }}
        />
      </div>
    </div>
  );
}

const addressOf = (id: string): string => `/chatbot?at=${encodeURIComponent(id)}`;

/** Conversation of the URL, or else the unfinished or a new one. */
function useConversationId(all: readonly ConversationRow[]): string {
  const { ports } = useDevice();
  const at = useSearchParams()[0].get('at');
  const [fresh, setFresh] = useState(ports.newId);
  if (at === null && all.some((row) => row._id === fresh && isBegun(row))) setFresh(ports.newId());
  return at ?? all.find((row) => !isBegun(row))?._id ?? fresh;
}

interface SuggestionsProps {
  /** Folded after the first question of the conversation. */
  readonly open: boolean;
  readonly onAsk: (question: string) => void;
}

function Suggestions({ open, onAsk }: SuggestionsProps) {
  const { chatbot: words } = useText();
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="chat-more" open={open}>
      <summary ref={summary}>
        <h2>{words.suggested}</h2>
      </summary>
      <div className="chat-suggested">
        {words.questions.map((question) => (
          <Button
            key={question}
            block
            onClick={() => {
              summary.current?.focus(); // the pressed button is folded away
              onAsk(question);
            }}
          >
            {question}
          </Button>
        ))}
      </div>
    </details>
  );
}

function Resources() {
  const { chatbot: words, shell } = useText();
  const { entries } = shell;
  return (
    <section className="stack" aria-labelledby="chat-resources">
      <h2 id="chat-resources">{words.resources}</h2>
      <div className="row">
        <ButtonLink icon={Library} to="/legal-database">
          {entries['legal-database']}
        </ButtonLink>
        <ButtonLink icon={Calculator} to="/calculator">
          {entries.calculator}
        </ButtonLink>
        <ButtonLink icon={Scale} to="/risk-assessment">
          {entries['risk-assessment']}
        </ButtonLink>
        <ButtonLink icon={CircleHelp} to="/help">
          {shell.help}
        </ButtonLink>
      </div>
    </section>
  );
}
