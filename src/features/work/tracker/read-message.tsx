/** Parses a pasted court message, shows its fields and saves them in the chosen case. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { casesById, casesOfMessage, wordsOfCases } from '#data/records/case/tracked-cases.ts';
import { discardMessageDraft, messageDraft, saveMessageDraft } from '#data/records/case/message-draft.ts';
import { readCourtMessages } from '#domain/case/court-message.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useText } from '#parts/text-context.tsx';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { MessageRead } from './message-read.tsx';
import { TrackerPage } from './tracker-page.tsx';

export function ReadMessage() {
  const { tracker } = useText();
  const words = tracker.message;
  const { db } = useDevice();
  const savedDraft = useStoredDraft(() => messageDraft(db), [db]);
  return (
    <TrackerPage title={words.title} at="message">
      {savedDraft.status === 'loading' ? (
        <Skeleton label={tracker.cases.loading} rows={2} />
      ) : (
        <Reading kept={savedDraft.value ?? ''} />
      )}
    </TrackerPage>
  );
}

function Reading({ kept }: { kept: string }) {
  const { tracker } = useText();
  const words = tracker.message;
  const { db } = useDevice();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(kept);
  const { keep, drop, safety } = useAutosave<string>({
    merge: (_, later) => later,
    save: (text) => saveMessageDraft(db, text),
  });
  const write = (text: string) => {
    setTyped(text);
    keep(text);
  };
  const { day: today } = useCourtDay();
  const messages = useMemo(() => readCourtMessages(typed, today), [typed, today]);
  const candidates = useCandidates(messages);
  const done = async (caseId: string) => {
    if (messages.length > 1) return; // other lines of the message are still unsaved
    await drop();
    await discardMessageDraft(db);
    await navigate(`/status-tracking?case=${caseId}`);
  };
  return (
    <div className="stack">
      <LongText
        id="court-message"
        label={words.label}
        hint={words.intro}
        rows={6}
        value={typed}
        onChange={write}
      />
      <UnkeptNote safety={safety} />
      {messages.map((message, n) => (
        <MessageRead
          key={message.text}
          message={message}
          title={words.understood(n + 1, messages.length)}
          index={n}
          candidates={candidates?.[n] ?? null}
          onKept={(caseId) => void done(caseId)}
        />
      ))}
      {typed !== '' && (
        <p>
          <Button kind="quiet" onClick={() => write('')}>
            {words.clear}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Cases that each message may refer to; null while searching. */
function useCandidates(messages: ReturnType<typeof readCourtMessages>) {
  const { db } = useDevice();
  const words = useLive(() => wordsOfCases(db), [db]);
  const all = words.status === 'ready' ? words.value : null;
  const found = useLive(
    async () =>
      all && Promise.all(messages.map(async (message) => casesById(db, casesOfMessage(all, message)))),
    [db, all, messages],
  );
  return found.status === 'ready' ? found.value : null;
}
