import { useSearchParams } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClockText, WeekdayText } from '#ui/time-text.tsx';
import { FailuresSection } from './failures-section.tsx';
import { FourStates } from './four-states.tsx';
import { NeedsYou } from './needs-you.tsx';
import { PutAwayList } from './put-away-list.tsx';
import { SavedList } from './saved-list.tsx';
import { SendNow } from './send-now.tsx';
import { FIRST_RECEIPTS, SentList } from './sent-list.tsx';
import { syncDesk } from './sync-desk.ts';
import { useHashTarget } from './use-hash-target.ts';
import { WaitingList } from './waiting-list.tsx';
import { workFacts } from './work-facts.ts';

interface SyncScreenProps {
  /** Starts the newer version of the app, where the page knows of one. */
  onUpdate: () => void;
}

/** Where every piece of this person's work is: the answer first, then four lists, the worst on top. */
export function SyncScreen({ onUpdate }: SyncScreenProps) {
  const { sync, times } = useText();
  const { db, ports } = useDevice();
  const [search] = useSearchParams();
  const shown = shownRows(search, { param: 'sent', first: FIRST_RECEIPTS });
  const live = useLive(() => syncDesk(db, shown), [db, shown]);
  const desk = live.status === 'ready' ? live.value : null;
  useHashTarget(desk !== null);
  const now = ports.now();
  return (
    <Page>
      <PageHead
        title={sync.title}
        over={
          <>
            <WeekdayText at={now} weekdays={times.weekdays} />,{' '}
            <ClockText at={now.toISOString()} zone={times.zone} />
          </>
        }
        acts={<SendNow />}
      />
      {desk ? (
        <>
          <AnswerLine {...sync.answer(workFacts(desk))} />
          <FourStates counts={desk.counts} />
          <NeedsYou needs={desk.needs} count={desk.counts.needs} onUpdate={onUpdate} />
          <WaitingList desk={desk} now={now} />
          <SavedList desk={desk} now={now} />
          <SentList sent={desk.sent} count={desk.counts.sent} shown={shown} now={now} />
          <PutAwayList orders={desk.putAway} now={now} />
          <FailuresSection />
        </>
      ) : (
        <Skeleton label={sync.loading} rows={4} />
      )}
    </Page>
  );
}

/** Read out when it changes: an item was sent, refused, or came back. */
function AnswerLine({ lead, strong, rest }: { lead: string; strong: string; rest: string }) {
  return (
    <p className="answer" aria-live="polite" aria-atomic>
      {lead} <strong>{strong}</strong> {rest}
    </p>
  );
}
