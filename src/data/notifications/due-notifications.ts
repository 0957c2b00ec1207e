/** Notifications by time, not by a pull: hearings within the user's reminder setting. */
import type { Db } from '#data/store/db.ts';
import type { NotificationRow } from '#data/store/rows.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';
import type { ListedHearing } from '#data/records/hearing/hearings.ts';
import { ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import { reminderOf } from '#data/records/user/light-settings.ts';
import { courtDay } from '#domain/hearing/court-day.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import {
  type DocketDay,
  docketDays,
  docketId,
  FARTHEST_REMINDER,
  reminderSpan,
  soonId,
} from '#domain/hearing/reminder.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { addNotifications } from '#data/records/add-notifications.ts';
import { matterNumberOf } from '#domain/case/case-number.ts';
import { titleFor } from '#domain/case/title-for.ts';

/** A lawyer is notified of each hearing, a judge of the docket of a day. */
export async function addHearingReminders(db: Db, ports: Pick<Ports, 'now'>): Promise<void> {
  const user = await getMeta(db, 'user');
  if (!user) return;
  const { day, now } = courtDay(await getMeta(db, 'contact'), ports.now());
  const days = { from: day, to: addDays(day, FARTHEST_REMINDER) };
  const reminder = await reminderOf(db);
  /** Due since this time, or null. */
  const dueSince = (called: Parameters<typeof reminderSpan>[0]): number | null => {
    const { from, to } = reminderSpan(called, reminder);
    return now.getTime() >= from && now.getTime() <= to ? from : null;
  };
  await (user.role === 'judge' ? noteDocket(db, days, dueSince) : noteHearings(db, days, dueSince));
}

interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

type DueSince = (called: { readonly date: CalendarDate; readonly time: string | null }) => number | null;

async function noteHearings(db: Db, { from, to }: Days, dueSince: DueSince): Promise<void> {
  const near = await ownHearingsBetween(db, from, to);
  const due = near.flatMap((hearing) => {
    const since = OPEN_STATES.includes(hearing.state) ? dueSince(hearing) : null;
    return since === null ? [] : [reminderOfHearing(hearing, since)];
  });
  await addNotifications(db, due);
}

/** A later listing changes the text of a notification but not its age. */
async function noteDocket(db: Db, { from, to }: Days, dueSince: DueSince): Promise<void> {
  const hearings = await db.hearings.where('date').between(from, to, true, true).toArray();
  const due = docketDays(hearings).flatMap((docket) => {
    const since = dueSince(docket);
    return since === null ? [] : [reminderOfDocket(docket, since)];
  });
  await addNotifications(db, due);
  for (const { _id, time = '', matters = 0 } of due) await db.notifications.update(_id, { time, matters });
}

const reminderOfDocket = (docket: DocketDay, since: number): Omit<NotificationRow, 'read'> => ({
  _id: docketId(docket),
  kind: 'hearing-soon',
  at: new Date(since).toISOString(),
  title: '',
  applicationNumber: null,
  ...docket,
});

function reminderOfHearing(hearing: ListedHearing, from: number): Omit<NotificationRow, 'read'> {
  const { caseId, date, matter, time } = hearing;
  return {
    _id: soonId(hearing),
    kind: 'hearing-soon',
    at: new Date(from).toISOString(),
    about: caseId,
    title: matter ? titleFor(matter) : '',
    applicationNumber: (matter && matterNumberOf(matter)) ?? null,
    date,
    ...(time !== null && { time }),
  };
}
