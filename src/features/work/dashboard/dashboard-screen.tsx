import { Plus, Scale } from 'lucide-react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { InstallPlace } from '#parts/install-offer/install-place.tsx';
import { lazyPart } from '#parts/lazy-part.ts';
import { KeptPlace } from '#parts/screen/kept-place.tsx';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { WeekdayText } from '#ui/time-text.tsx';
import { Figures } from './figures.tsx';
import { QuickAccess } from './quick-access.tsx';
import { CLOCK_ROWS, HEARING_ROWS } from './rows-to-come.ts';
import { FIRST_ROWS, RecentApplications } from './recent-applications.tsx';
import { useDashboard } from './use-dashboard.ts';

const UpcomingHearings = lazyPart(() =>
  import('./upcoming-hearings.tsx').then((each) => each.UpcomingHearings),
);
const LayoutChoice = lazyPart(() => import('./layout-choice.tsx').then((each) => each.LayoutChoice));
const LibertyClock = lazyPart(() => import('./liberty-clock.tsx').then((each) => each.LibertyClock));

/** Dashboard of a lawyer or of a user following their own matter. */
export function DashboardScreen() {
  const { dashboard, times } = useText();
  const { now } = useCourtDay();
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState(false);
  return (
    <Page>
      <PageHead
        title={dashboard.title}
        over={<WeekdayText at={now} weekdays={times.weekdays} />}
        acts={
          <>
            <ButtonLink kind="primary" icon={Plus} to="/application">
              {dashboard.newApplication}
            </ButtonLink>
            <ButtonLink icon={Scale} to="/risk-assessment">
              {dashboard.riskAssessment}
            </ButtonLink>
          </>
        }
      />
      <Clock isListDone={read} />
      <Work key={attempt} isListDone={read} onRead={setRead} onRetry={() => setAttempt(attempt + 1)} />
    </Page>
  );
}

/** `isListDone`: the list rendered or failed, and no first pull is running. The law rules load afterwards. */
function Clock({ isListDone }: { isListDone: boolean }) {
  const { clock } = useText().dashboard;
  const counting = (
    <LedgerSection title={clock.title} later={CLOCK_ROWS}>
      <Skeleton label={clock.loading} rows={CLOCK_ROWS} />
    </LedgerSection>
  );
  return (
    <KeptPlace name="clock">
      <Suspense fallback={counting}>{isListDone ? <LibertyClock /> : counting}</Suspense>
    </KeptPlace>
  );
}

interface WorkProps {
  isListDone: boolean;
  onRead: (read: true) => void;
  onRetry: () => void;
}

function Work({ isListDone, onRead, onRetry }: WorkProps) {
  const [search] = useSearchParams();
  const rows = shownRows(search, { param: 'show', first: FIRST_ROWS });
  const { data, read, failed } = useDashboard(rows);
  useEffect(() => {
    if (read) void afterPaint().then(() => startTransition(() => onRead(true)));
  }, [read, onRead]);
  const { figures, recent, layout } = data ?? NOTHING_YET;
  return (
    <div className={`board board--${layout}`}>
      {failed && <Failed onRetry={onRetry} />}
      <Figures figures={figures} />
      <div className="board-pair">
        {(recent || !failed) && <RecentApplications recent={recent} shown={rows} />}
        <Hearings isListDone={isListDone} />
      </div>
      <QuickAccess />
      {isListDone && <InstallPlace />}
      <Suspense fallback={null}>{isListDone && <LayoutChoice layout={layout} />}</Suspense>
    </div>
  );
}

const NOTHING_YET = { figures: null, recent: null, layout: 'grid' } as const;

/** Usually below the fold: loads after the list. */
function Hearings({ isListDone }: { isListDone: boolean }) {
  const { hearings } = useText().dashboard;
  const coming = (
    <LedgerSection title={hearings.title} later={HEARING_ROWS}>
      <Skeleton label={hearings.loading} rows={HEARING_ROWS} />
    </LedgerSection>
  );
  return (
    <KeptPlace name="hearings">
      <Suspense fallback={coming}>{isListDone ? <UpcomingHearings /> : coming}</Suspense>
    </KeptPlace>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { acts, dashboard } = useText();
  const { failed } = dashboard;
  useEffect(() => {
    notify({ ...failed.notice, type: 'error' });
  }, [failed]);
  return (
    <Note kind="danger" role="alert">
      <p>
        <strong>{failed.text}</strong>
      </p>
      <p>{failed.next}</p>
      <Button onClick={onRetry}>{acts.tryAgain}</Button>
    </Note>
  );
}
