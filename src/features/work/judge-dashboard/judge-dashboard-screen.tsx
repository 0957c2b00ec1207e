/** Judge's dashboard: figures, pending applications, and signed orders not yet in force. */
import { Link, useSearchParams } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { splitName } from '#domain/case/split-name.ts';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { ConditionsRequests } from './conditions-requests.tsx';
import { DraftedOrders } from './drafted-orders.tsx';
import { OutcomeSection } from './outcome-section.tsx';
import { PendingList } from './pending-list.tsx';
import { TransferredOrders } from './transferred-orders.tsx';
import { TodaysHearings } from './todays-hearings.tsx';
import { useCounters } from './use-counters.ts';
import { FiguresAge } from '#parts/first-pull/figures-age.tsx';
import { NotFetched } from '#parts/first-pull/not-fetched.tsx';
import { useFetchNow } from '#parts/first-pull/use-fetch-now.ts';
import { InstallPlace } from '#parts/install-offer/install-place.tsx';
import { type Docket, useDocket } from '#parts/judge-docket/use-docket.ts';
import { OUTCOME_LISTS } from '#data/records/application/decided-applications.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { Note } from '#ui/feedback/note.tsx';
import { useProfile } from '#data/react/use-profile.ts';
import { StatCards } from '#ui/lists/stat-cards.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Scale } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

export function JudgeDashboardScreen() {
  const { judge } = useText();
  const { user } = useDevice();
  const docket = useDocket();
  return (
    <Page kind="file">
      <PageHead
        title={judge.welcome(splitName(user.name).firstName || judge.someone)}
        acts={hasDocket(docket) && <Counters />}
      />
      <SecondFactorNote />
      <Work docket={docket} email={user.email} />
    </Page>
  );
}

const hasDocket = ({ kind }: Docket): boolean => kind === 'fetching' || kind === 'ready';

/** A verified judge without courts in this session has not used a second factor. */
function SecondFactorNote() {
  const { secondFactor: words } = useText().judge;
  const profile = useProfile();
  if (profile?.verified !== true || profile.courts?.length !== 0) return null;
  return (
    <Note kind="info">
      <strong>{words.title}</strong>
      <p>{words.text}</p>
      <Link to="/settings?part=security">{words.open}</Link>
    </Note>
  );
}

function Work({ docket, email }: { docket: Docket; email: string }) {
  const { dashboard, judge } = useText();
  const [search] = useSearchParams();
  const list = OUTCOME_LISTS.find((each) => each === search.get('list')) ?? null;
  if (docket.kind === 'unverified') return <Unverified email={email} />;
  if (docket.kind === 'no-second-factor') return null; // the note above says it
  if (docket.kind === 'failed') {
    const notice = { ...dashboard.failed.notice, description: judge.failed };
    return <NotFetched failure={docket} notice={notice} />;
  }
  const loading = docket.kind === 'fetching';
  return (
    <>
      <DraftedOrders />
      <ConditionsRequests />
      {list === null ? <PendingList loading={loading} /> : <OutcomeSection key={list} list={list} />}
      <TodaysHearings loading={loading} />
      <TransferredOrders />
      <InstallPlace />
    </>
  );
}

function Counters() {
  const { judge } = useText();
  const counts = useCounters();
  const shown = (key: 'total' | 'pending' | 'approved' | 'rejected') => ({
    label: judge[key],
    value: counts ? (
      <Link
        to={key === 'pending' ? '?' : `?list=${key}`}
        aria-label={judge.openList(judge[key], counts[key])}
      >
        {indianNumber(counts[key])}
      </Link>
    ) : (
      <Blank />
    ),
  });
  return (
    <section className="bench-counters" aria-label={judge.counters}>
      {!counts && <output className="vh">{judge.loadingCounters}</output>}
      <StatCards stats={[shown('total'), shown('pending'), shown('approved'), shown('rejected')]} />
      <FiguresAge />
    </section>
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

/** Signed in, but without a docket until the operator assigns a court. Not an error. */
function Unverified({ email }: { email: string }) {
  const { judge } = useText();
  const { fetching, tries, fetchAgain } = useFetchNow();
  const { title, text, again, checking, still } = judge.unverified;
  const isUnconfirmed = useProfile()?.emailConfirmed === false;
  return (
    <div className="empty">
      <Icon of={Scale} size="lg" />
      <h2>{title}</h2>
      <p className="quiet">{text(email)}</p>
      {isUnconfirmed && (
        <p>
          <Link to="/settings">{judge.confirmFirst}</Link>
        </p>
      )}
      <div className="row">
        <Button busy={fetching ? checking : undefined} onClick={fetchAgain}>
          {again}
        </Button>
        <output>{tries > 0 && !fetching && still}</output>
      </div>
    </div>
  );
}
