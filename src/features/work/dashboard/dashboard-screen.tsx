import { Plus, Scale } from 'lucide-react';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { Note } from '#ui/note.tsx';
import { notify } from '#ui/notices.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { painted } from '#ui/painted.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WeekdayText } from '#ui/time-text.tsx';
import { Figures } from './figures.tsx';
import { QUICK_ACCESS, QuickAccess, type QuickEntry } from './quick-access.tsx';
import { FIRST_ROWS, RecentApplications } from './recent-applications.tsx';
import { useDashboard } from './use-dashboard.ts';

const LibertyClock = lazyPart(() => import('./liberty-clock.tsx').then((each) => each.LibertyClock));

const CLOCK_ROWS = 3;

interface DashboardScreenProps {
  quick?: readonly QuickEntry[];
}

/** The dashboard of a lawyer, or of a person who follows their own matter. */
export function DashboardScreen({ quick = QUICK_ACCESS }: DashboardScreenProps) {
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
      <Clock stands={read} />
      <Work key={attempt} onRead={setRead} onRetry={() => setAttempt(attempt + 1)} />
      <QuickAccess entries={quick} />
    </Page>
  );
}

/** `stands`: the list is there, or cannot be. The rules of the law are fetched after it. */
function Clock({ stands }: { stands: boolean }) {
  const { clock } = useText().dashboard;
  const counting = (
    <LedgerSection title={clock.title}>
      <Skeleton label={clock.loading} rows={CLOCK_ROWS} />
    </LedgerSection>
  );
  return <Suspense fallback={counting}>{stands ? <LibertyClock /> : counting}</Suspense>;
}

interface WorkProps {
  onRead: (read: true) => void;
  onRetry: () => void;
}

function Work({ onRead, onRetry }: WorkProps) {
  const [search] = useSearchParams();
  const rows = shownRows(search, { param: 'show', first: FIRST_ROWS });
  const { data, read, failed } = useDashboard(rows);
  useEffect(() => {
    if (read) void painted().then(() => startTransition(() => onRead(true)));
  }, [read, onRead]);
  return (
    <>
      {failed && <Failed onRetry={onRetry} />}
      <Figures figures={data?.figures ?? null} />
      {(data || !failed) && <RecentApplications recent={data?.recent ?? null} shown={rows} />}
    </>
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
