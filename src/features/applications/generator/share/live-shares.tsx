/** Active links to an application, with their expiry. */
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  endShare,
  fetchShares,
  keptShares,
  type NotShared,
  putAwayLostShares,
} from '#data/records/application/shares.ts';
import type { KeptShare, KeptShares } from '#data/store/rows.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayOfText, MomentText } from '#ui/time-text.tsx';
import { CopyLink } from './share-link.tsx';
import { useLogIn } from '#parts/use-log-in.ts';

export function LiveShares({ id }: { id: string }) {
  const { share: words } = useText();
  const { db } = useDevice();
  const live = useLive(() => keptShares(db, id), [db, id]);
  const listState = useAsked(id);
  const storedShares = live.status === 'ready' ? live.value : null;
  return (
    <LedgerSection title={words.live}>
      <div className="stack">
        {listState !== 'asking' && listState !== null && <NotTold why={listState} />}
        {storedShares && <ShareList applicationId={id} kept={storedShares} fresh={listState === null} />}
        {!storedShares && listState === 'asking' && <Skeleton label={words.loading} rows={2} />}
      </div>
    </LedgerSection>
  );
}

type ShareListState = 'asking' | NotShared | null;

/** On opening and when the network returns. */
function useAsked(id: string): ShareListState {
  const { db, ports } = useDevice();
  const [asked, setAsked] = useState<ShareListState>('asking');
  useEffect(() => {
    let shown = true;
    const ask = async () => {
      const outcome = await fetchShares(db, ports, id);
      if (shown) setAsked(outcome);
    };
    const again = () => {
      ask().catch((error: unknown) => {
        if (shown) throw error; // the database closes on logout
      });
    };
    again();
    addEventListener('online', again);
    return () => {
      shown = false;
      removeEventListener('online', again);
    };
  }, [db, ports, id]);
  return asked;
}

function NotTold({ why: { kind, msg } }: { why: NotShared }) {
  const { share: words, wire } = useText();
  if (kind === 'offline') return <p className="quiet">{words.away}</p>;
  if (kind === 'signed-out') return <SignedOut />;
  if (kind === 'demonstration') return <p className="quiet">{words.demonstration}</p>;
  return <p className="quiet">{wire.said(msg) || words.listFailed}</p>;
}

/** Local data on links stay visible; the user is asked to sign in, without a redirect. */
function SignedOut() {
  const { session, share: words } = useText();
  const logIn = useLogIn();
  return (
    <div className="stack">
      <p role="status">{words.signedOut}</p>
      <Button icon={LogIn} onClick={logIn}>
        {session.login.submit}
      </Button>
    </div>
  );
}

interface ToldProps {
  applicationId: string;
  kept: KeptShares;
  /** The server has just confirmed it. */
  fresh: boolean;
}

function ShareList({ applicationId, kept, fresh }: ToldProps) {
  const { share: words, times } = useText();
  const { ports } = useDevice();
  const now = ports.now().toISOString();
  const live = kept.live.filter(({ expiresAt }) => expiresAt > now);
  const lost = kept.lost?.filter(({ expiresAt }) => expiresAt > now) ?? [];
  return (
    <>
      {!fresh && (
        <p className="small quiet">
          {words.asOf} <MomentText at={kept.at} zone={times.zone} />
        </p>
      )}
      {lost.length > 0 && <LostShares applicationId={applicationId} shares={lost} />}
      {live.length === 0 ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <List>
          {live.map((each) => (
            <LiveShareRow key={each._id} applicationId={applicationId} share={each} />
          ))}
        </List>
      )}
    </>
  );
}

/** The link itself informs its visitors; this informs the user who created it. */
function LostShares({ applicationId, shares }: { applicationId: string; shares: readonly KeptShare[] }) {
  const words = useText().share;
  const { db } = useDevice();
  const whom = shares.map(({ email }) => (email === undefined ? words.forAnyone : words.forEmail(email)));
  return (
    <div className="stack">
      <p className="strong">{words.lost(whom)}</p>
      <Button onClick={() => void putAwayLostShares(db, applicationId)}>{words.putAwayLost}</Button>
    </div>
  );
}

function LiveShareRow({ applicationId, share }: { applicationId: string; share: KeptShare }) {
  const words = useText().share;
  const whom = share.email === undefined ? words.forAnyone : words.forEmail(share.email);
  const { ending, end } = useEnding(applicationId, share._id);
  return (
    <ListRow
      title={whom}
      under={
        <>
          {words.until} <DayOfText at={share.expiresAt} /> · {factsOf(share, words).join(' · ')}
        </>
      }
      acts={
        <>
          {share.url !== undefined && <CopyLink url={share.url} />}
          <Button
            kind="danger"
            aria-label={words.endOf(whom)}
            busy={ending ? words.ending : undefined}
            onClick={() => void end()}
          >
            {words.end}
          </Button>
        </>
      }
    />
  );
}

const factsOf = (
  { opened, hide, url, unsent }: KeptShare,
  words: ReturnType<typeof useText>['share'],
): readonly string[] => [
  ...(unsent ? [words.unsent] : []),
  words.opened(opened),
  ...(hide.length > 0 ? [words.leavesOut(hide)] : []),
  ...(url === undefined ? [words.elsewhere] : []),
];

function useEnding(applicationId: string, shareId: string) {
  const { share: words, wire } = useText();
  const { db, ports } = useDevice();
  const logIn = useLogIn();
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    const failure = await endShare(db, ports, { applicationId, shareId });
    setEnding(false);
    if (failure?.kind === 'signed-out') return logIn();
    if (!failure) {
      notify({ type: 'success', title: words.ended, description: words.endedText });
      return;
    }
    const { title, offline, failed } = words.endFailed;
    notify({
      type: 'error',
      title,
      description: failure.kind === 'offline' ? offline : wire.said(failure.msg) || failed,
    });
  };
  return { ending, end };
}
