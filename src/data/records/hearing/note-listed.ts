import type { Hearing } from '#contract/case/hearing.ts';
import { getMeta } from '#data/store/meta.ts';
import type { ApplyContext } from '#data/outbox/record-kind.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import { listedId, NEWS_DAYS } from '#domain/hearing/reminder.ts';
import { addDays, dayInIndia } from '#kernel/calendar-date.ts';
import { addNotifications } from '#data/records/add-notifications.ts';
import { matterNumberOf } from '#domain/case/case-number.ts';
import { titleFor } from '#domain/case/title-for.ts';

/** Notifies of hearings listed or moved by a judge. The judge is not notified. */
export async function noteListed({ db, at }: ApplyContext, hearings: readonly Hearing[]): Promise<void> {
  const today = dayInIndia(new Date(at));
  const since = addDays(today, -NEWS_DAYS);
  const fresh = hearings.filter(
    (hearing) => OPEN_STATES.includes(hearing.state) && hearing.date >= today && toldAt(hearing, at) >= since,
  );
  if (fresh.length === 0 || (await getMeta(db, 'user'))?.role === 'judge') return;
  const matters = await db.cases.bulkGet(fresh.map(({ caseId }) => caseId));
  await addNotifications(
    db,
    fresh.map((hearing, n) => {
      const matter = matters[n];
      return {
        _id: listedId(hearing),
        kind: 'hearing',
        at: toldAt(hearing, at),
        about: hearing.caseId,
        title: matter ? titleFor(matter) : '',
        applicationNumber: (matter && matterNumberOf(matter)) ?? null,
        date: hearing.date,
        time: hearing.time,
      };
    }),
  );
}

/** A moved hearing is dated by its arrival on this device. */
const toldAt = ({ at, version }: Hearing, arrived: string): string => (version > 1 ? arrived : at);
