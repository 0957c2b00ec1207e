import { useSearchParams, useLocation } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useTaken } from '#data/react/use-room.ts';
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
import { syncWork } from './sync-work.ts';
import { WaitingList } from './waiting-list.tsx';
import { workFacts } from './work-facts.ts';
import { useEffect } from 'react';
import './sync.css';

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
  const live = useLive(() => syncWork(db, shown), [db, shown]);
  const work = live.status === 'ready' ? live.value : null;
  const taken = useTaken();
  useHashTarget(work !== null);
  const now = ports.now();
  const { now: courtNow } = useCourtDay();
  return (
    <Page>
      <PageHead
        title={sync.title}
        over={
          <>
            <WeekdayText at={courtNow} weekdays={times.weekdays} />,{' '}
            <ClockText at={courtNow.toISOString()} zone={times.zone} />
          </>
        }
        acts={<SendNow />}
      />
      {work ? (
        <>
          <AnswerLine {...sync.answer(workFacts(work, taken))} />
          <FourStates counts={work.counts} />
          <NeedsYou needs={work.needs} count={work.counts.needs} onUpdate={onUpdate} />
          <WaitingList work={work} now={now} />
          <SavedList work={work} />
          <SentList sent={work.sent} count={work.counts.sent} shown={shown} now={now} />
          <PutAwayList orders={work.putAway} now={now} />
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

const LISTS = new Set(['needs', 'waiting', 'saved', 'sent']);

/** Goes to the list that the address names, once it is there: each sync word of the header opens its own. */
function useHashTarget(ready: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!ready || !LISTS.has(id)) return;
    const head = document.getElementById(id);
    head?.setAttribute('tabindex', '-1');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView();
  }, [location, ready]);
}
