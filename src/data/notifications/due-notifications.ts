/** What comes with the time and not with a pull: hearings that are near, by the reminder of their person's settings. */
import type { Db, NotificationRow } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import { reminderOf } from '#data/records/user/light-settings.ts';
import { courtDay } from '#domain/court-day.ts';
import { OPEN_STATES } from '#domain/hearing-rules.ts';
import { FARTHEST_REMINDER, reminderSpan, soonId } from '#domain/reminder.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { addNotifications } from './add-notifications.ts';

/** A judge has a calendar of them; told of are those whose cases they are. */
export async function noteNear(db: Db, ports: Pick<Ports, 'now'>): Promise<void> {
  const user = await metaOf(db, 'user');
  if (!user || user.role === 'judge') return;
  const { day, now } = courtDay(await metaOf(db, 'contact'), ports.now());
  const [near, reminder] = await Promise.all([
    ownHearingsBetween(db, day, addDays(day, FARTHEST_REMINDER)),
    reminderOf(db),
  ]);
  const due = near.flatMap((hearing) => {
    const { from, to } = reminderSpan(hearing, reminder);
    const isDue = OPEN_STATES.includes(hearing.state) && now.getTime() >= from && now.getTime() <= to;
    return isDue ? [reminderOfHearing(hearing, from)] : [];
  });
  await addNotifications(db, due);
}

function reminderOfHearing(hearing: ListedHearing, from: number): Omit<NotificationRow, 'read'> {
  const { caseId, date, matter, time } = hearing;
  return {
    _id: soonId(hearing),
    kind: 'hearing-soon',
    at: new Date(from).toISOString(),
    about: caseId,
    title: matter?.title ?? '',
    applicationNumber: matter?.caseNumber ?? matter?.firNumber ?? null,
    date,
    ...(time !== null && { time }),
  };
}
