/** Addresses at which calendar apps fetch the dates of the user. A new address is shown once. */
import { Copy } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { CALENDAR_ENDPOINTS, type CalendarFeed } from '#contract/account/calendar-feed.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { ServerReadSection } from '#parts/server-read/server-read-section.tsx';
import { useFailure } from '#parts/server-read/use-failure.ts';
import { useServerRead } from '#parts/server-read/use-server-read.ts';

export function CalendarFeeds() {
  const { calendarFeed: words } = useText().settings;
  const { read, again, make, making, made, end } = useCalendarFeeds();
  return (
    <ServerReadSection words={words} read={read} rows={1} onAgain={() => void again()}>
      {(feeds) => (
        <>
          {made && <MadeAddress url={made} />}
          {feeds.length === 0 && <p>{words.none}</p>}
          <List>
            {feeds.map((feed, index) => (
              <FeedRow
                key={feed._id}
                feed={feed}
                number={feeds.length - index}
                onEnd={() => void end(feed._id)}
              />
            ))}
          </List>
          <div className="row">
            <Button busy={making ? words.making : undefined} onClick={() => void make()}>
              {words.make}
            </Button>
          </div>
        </>
      )}
    </ServerReadSection>
  );
}

function MadeAddress({ url }: { url: string }) {
  const { calendarFeed: words } = useText().settings;
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ type: 'success', title: words.copied });
    } catch {
      notify({ type: 'error', ...words.copyFailed }); // insecure page, or clipboard permission denied
    }
  };
  return (
    <div className="stack" role="status">
      <label htmlFor={id}>{words.made}</label>
      <input id={id} className="control" readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className="row">
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

interface FeedRowProps {
  feed: CalendarFeed;
  /** Position by age; the oldest address is 1. */
  number: number;
  onEnd: () => void;
}

function FeedRow({ feed: { createdAt, usedAt }, number, onEnd }: FeedRowProps) {
  const { settings, times } = useText();
  const { calendarFeed: words } = settings;
  return (
    <ListRow
      title={words.row(number)}
      under={
        <p className="small quiet num">
          {words.since} <MomentText at={createdAt} zone={times.zone} />
          {' · '}
          {usedAt === undefined ? (
            words.unused
          ) : (
            <>
              {words.fetched} <MomentText at={usedAt} zone={times.zone} />
            </>
          )}
        </p>
      }
      acts={<Button onClick={onEnd}>{words.end(number)}</Button>}
    />
  );
}

function useCalendarFeeds() {
  const { calendarFeed: words } = useText().settings;
  const device = useDevice();
  const askConfirmed = useAskAccount();
  const failure = useFailure();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const ask = useCallback(async () => askAccount(device, CALENDAR_ENDPOINTS.listCalendarFeeds), [device]);
  const { read, again } = useServerRead(ask);
  const make = async () => {
    setMaking(true);
    const done = await askConfirmed(device, CALENDAR_ENDPOINTS.makeCalendarFeed);
    setMaking(false);
    if (done.ok) setMade(new URL(done.value.url, window.location.origin).href);
    else notify({ title: failure(done.error), type: 'error' });
    await again();
  };
  const end = async (id: string) => {
    const done = await askConfirmed(device, CALENDAR_ENDPOINTS.endCalendarFeed, { id });
    notify(done.ok ? { ...words.ended, type: 'success' } : { title: failure(done.error), type: 'error' });
    setMade(null);
    await again();
  };
  return { read, again, make, making, made, end };
}
