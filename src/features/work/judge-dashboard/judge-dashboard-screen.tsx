/** Judge's dashboard: figures, pending applications, and signed orders not yet in force. */
import { useDevice } from '#data/react/use-device.ts';
import { splitName } from '#domain/case/split-name.ts';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { DraftedOrders } from './drafted-orders.tsx';
import { PendingList } from './pending-list.tsx';
import { TodaysHearings } from './todays-hearings.tsx';
import { type Docket, useDocket } from '#parts/judge-docket/use-docket.ts';
import { applicationCounts } from '#data/records/application/applications.ts';
import { useLive } from '#data/react/use-live.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { StatCards } from '#ui/lists/stat-cards.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Scale } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

export function JudgeDashboardScreen() {
  const { judge } = useText();
  const { user } = useDevice();
  const docket = useDocket();
  return (
    <Page>
      <PageHead title={judge.welcome(splitName(user.name).firstName || judge.someone)} />
      <Work docket={docket} email={user.email} />
    </Page>
  );
}

function Work({ docket, email }: { docket: Docket; email: string }) {
  if (docket.state === 'unverified') return <Unverified docket={docket} email={email} />;
  if (docket.state === 'failed') return <DocketFailed docket={docket} />;
  const loading = docket.state === 'loading';
  return (
    <>
      <Counters loading={loading} />
      <DraftedOrders />
      <div className="docket-pair">
        <TodaysHearings loading={loading} />
        <PendingList loading={loading} />
      </div>
    </>
  );
}

function Counters({ loading }: { loading: boolean }) {
  const { judge } = useText();
  const { db } = useDevice();
  const live = useLive(() => applicationCounts(db), [db]);
  const counts = loading || live.status === 'loading' ? null : live.value;
  const shown = (key: 'total' | 'pending' | 'approved' | 'rejected') => ({
    label: judge[key],
    value: counts ? counts[key] : <Blank />,
  });
  return (
    <LedgerSection title={judge.counters}>
      {!counts && <output className="vh">{judge.loadingCounters}</output>}
      <StatCards stats={[shown('total'), shown('pending'), shown('approved'), shown('rejected')]} />
    </LedgerSection>
  );
}

/** An unknown figure is not zero. */
function Blank() {
  return (
    <span className="skeleton" aria-hidden>
      <span />
    </span>
  );
}

/** The first download failed and there are no local data. */
function DocketFailed({ docket }: { docket: Docket }) {
  const { judge } = useText();
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <p className="strong">{docket.said || judge.failed}</p>
        <p>{judge.failedNext}</p>
        <p className="row">
          <Button busy={docket.fetching ? judge.trying : undefined} onClick={docket.fetchAgain}>
            {judge.tryAgain}
          </Button>
        </p>
      </div>
    </Note>
  );
}

/** Signed in, but without a docket until the operator assigns a court. Not an error. */
function Unverified({ docket, email }: { docket: Docket; email: string }) {
  const { judge } = useText();
  const { title, text, again, checking, still } = judge.unverified;
  return (
    <div className="empty">
      <Icon of={Scale} size="lg" />
      <h2>{title}</h2>
      <p className="quiet">{text(email)}</p>
      <div className="row">
        <Button busy={docket.fetching ? checking : undefined} onClick={docket.fetchAgain}>
          {again}
        </Button>
        <output>{docket.tries > 0 && !docket.fetching && still}</output>
      </div>
    </div>
  );
}
