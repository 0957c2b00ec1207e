import { useEffect, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { howLongAgo } from '#parts/how-long-ago.ts';
import { useText } from '#parts/text-context.tsx';
import { clockInIndia } from '#ui/time-text.tsx';

/** How old the copy on this device is: "As of 10:42, 3 hours ago". */
export function AsOf({ at }: { at: string | null }) {
  const { judgeApplication: text } = useText();
  const now = useMinute();
  if (at === null) return <span className="small quiet">{text.notYetSent}</span>;
  const on = dayInIndia(new Date(at));
  const clock = clockInIndia(at);
  const moment = on === dayInIndia(now) ? clock : `${indianDate(on)}, ${clock}`;
  return (
    <span className="small quiet">
      <time dateTime={at}>{text.asOf(moment, howLongAgo(at, now) ?? text.justNow)}</time>
    </span>
  );
}

/** The time, once a minute. */
function useMinute(): Date {
  const { ports } = useDevice();
  const [now, setNow] = useState(() => ports.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(ports.now()), 60_000);
    return () => clearInterval(timer);
  }, [ports]);
  return now;
}
