import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useAcceptedUnstored } from '#data/react/use-storage-status.ts';
import { KINDS } from '#data/records/kinds.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { shownRows } from '#parts/screen/shown-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ClockText, WeekdayText } from '#ui/time-text.tsx';
import { FailuresSection } from './failures-section.tsx';
import { NeedsYou } from './needs-you.tsx';
import { PutAwayList } from './discarded-list.tsx';
import { SavedList } from './saved-list.tsx';
import { SendNow } from './send-now.tsx';
import { FIRST_RECEIPTS, SentList } from './sent-list.tsx';
import { type SyncNeed, syncWork, type SyncWork } from './sync-work.ts';
import { WaitingList } from './waiting-list.tsx';
import { useEffect } from 'react';
import { CheckCheck, Clock3, Smartphone } from 'lucide-react';
import { indianNumber } from '#kernel/indian-number.ts';
import { Icon, Seal } from '#ui/icon.tsx';
import type { SyncKind } from '#ui/feedback/sync-word.tsx';
import type { WorkFacts } from '#text/en/work/sync-answer.ts';
import { isLostByServer } from './lost-by-server.ts';
import './sync.css';

interface SyncScreenProps {
  /** Starts a newer version of the app, if available. */
  onUpdate: () => void;
}

/** Sync state of all work: a summary, then four lists, most urgent first. */
export function SyncScreen({ onUpdate }: SyncScreenProps) {
  const { sync, times } = useText();
  const { db, ports } = useDevice();
  const [search] = useSearchParams();
  const sentLimit = shownRows(search, { param: 'sent', first: FIRST_RECEIPTS });
  const live = useLive(() => syncWork(db, sentLimit), [db, sentLimit]);
  const work = live.status === 'ready' ? live.value : null;
  const acceptedKeys = useAcceptedUnstored();
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
          <AnswerLine {...sync.answer(workFacts(work, acceptedKeys))} />
          <FourStates counts={work.counts} isUnknown={isUnknown(work)} />
          <NeedsYou
            needs={work.needs}
            count={work.counts.needs}
            isUnknown={isUnknown(work)}
            onUpdate={onUpdate}
          />
          <WaitingList work={work} now={now} />
          <SavedList work={work} />
          <SentList
            sent={work.sent}
            count={work.counts.sent}
            shown={sentLimit}
            isLost={hasLost(work)}
            now={now}
          />
          <PutAwayList orders={work.putAway} now={now} />
          <FailuresSection />
        </>
      ) : (
        <Skeleton label={sync.loading} rows={4} />
      )}
    </Page>
  );
}

/** Live region: announces each change. */
function AnswerLine({ lead, strong, rest }: { lead: string; strong: string; rest: string }) {
  return (
    <p className="answer" aria-live="polite" aria-atomic>
      {lead} <strong>{strong}</strong> {rest}
    </p>
  );
}

const LISTS = new Set(['needs', 'waiting', 'saved', 'sent']);

/** Scrolls to the list named in the hash once it renders. */
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

const ORDER = ['saved', 'waiting', 'sent', 'needs'] as const satisfies SyncKind[];
const NOT_KNOWN = '–';
const DRAWING = { saved: Smartphone, waiting: Clock3, sent: CheckCheck };

interface FourStatesProps extends Pick<SyncWork, 'counts'> {
  /** Of Needs you. */
  isUnknown: boolean;
}

/** Four counts, each linked to its list. */
function FourStates({ counts, isUnknown: needsUnknown }: FourStatesProps) {
  const { records, sync } = useText();
  return (
    <nav className="words" aria-label={sync.strip}>
      {ORDER.map((kind) => (
        <Link
          key={kind}
          to={{ hash: `#${kind}` }}
          replace
          aria-current={kind === 'needs' && counts.needs > 0 ? 'true' : undefined}
        >
          <b>{kind === 'needs' && needsUnknown ? NOT_KNOWN : indianNumber(counts[kind])}</b>
          {kind === 'needs' ? <Seal /> : <Icon of={DRAWING[kind]} />}
          <span>{records.words[kind]}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Facts for the summary. */
function workFacts(
  { needs, waiting: rowsWaiting, counts, orders, reports, feedback, paused }: SyncWork,
  acceptedKeys: ReadonlySet<string>,
): WorkFacts {
  const waiting = rowsWaiting.filter(({ key }) => !acceptedKeys.has(key));
  const unkept = rowsWaiting.length - waiting.length;
  const rows = needs.flatMap((need) => (need.kind === 'row' || need.kind === 'conflict' ? [need.row] : []));
  const rejected = rows.filter(({ state }) => state === 'rejected');
  const refused = rejected.filter((row) => !isLostByServer(row));
  const conflicts = rows.filter(({ state }) => state === 'conflict');
  const returned = conflicts.filter((row) => KINDS.operationOf(row)?.inConflict === 'sign').length;
  return {
    refused: refused.length,
    refusedFilings: refused.filter(isFiling).length,
    lostByServer: rejected.length - refused.length,
    conflicts: conflicts.length - returned,
    returned,
    held: rows.filter(({ state }) => state === 'held').length,
    paused: paused && counts.waiting > unkept ? (paused === 'too-old' ? 'update' : 'sign-in') : null,
    isUnconfirmed: isUnconfirmed({ paused }),
    sweep: needs.reduce((sum, need) => sum + removesOf(need), 0),
    hasLost: needs.some(isLoss),
    notices: needs.filter((need) => OTHER_NOTICES.has(need.kind) && !isLoss(need)).length,
    unkept,
    waiting: counts.waiting - unkept,
    waitingFilings: waiting.filter(isFiling).length,
    saved: counts.saved,
    savedOrders: orders.length,
    savedReports: reports.length + feedback.length,
    sent: counts.sent,
  };
}

/** The server has ended the session, so what it would ask is not known. */
const isUnknown = (work: SyncWork): boolean => isUnconfirmed(work) && work.counts.needs === 0;

const isUnconfirmed = ({ paused }: Pick<SyncWork, 'paused'>): boolean => paused === 'signed-out';

const hasLost = ({ needs }: Pick<SyncWork, 'needs'>): boolean =>
  needs.some(({ kind }) => kind === 'lost-work');

const OTHER_NOTICES: ReadonlySet<SyncNeed['kind']> = new Set(['closed-work', 'damaged']);

/** Unsent work was lost. */
const isLoss = (need: SyncNeed): boolean =>
  need.kind === 'lost-work' || (need.kind === 'damaged' && need.work.lost.length > 0);

const isFiling = (row: OutboxRow): boolean => KINDS.operationOf(row)?.isFiling === true;

const removesOf = (need: SyncNeed): number => (need.kind === 'sweep' ? need.removes : 0);
