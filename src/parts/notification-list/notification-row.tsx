import { removalInWords } from '#text/history-event-text.ts';
import type { ReactNode } from 'react';
import { assertNever } from '#kernel/assert.ts';
import type { Role } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { NotificationRow as Row } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { MomentText } from '#ui/time-text.tsx';

/** Notification with the text of its code. */
export function NotificationRow({ row, chip, acts }: { row: Row; chip?: ReactNode; acts?: ReactNode }) {
  const text = useText();
  const { user } = useDevice();
  const { notifications: words, times } = text;
  const why = removalInWords(row, text.told);
  return (
    <ListRow
      title={titleOf(row, text)}
      to={placeOf(row, user.role)}
      chip={chip}
      under={
        <>
          <p className="row">
            {row.matters === undefined && <Docket>{row.applicationNumber ?? words.noNumber}</Docket>}
            <strong>{notificationText(row, text)}</strong>
          </p>
          {why !== '' && <p>{why}</p>}
          <p>
            <MomentText at={row.at} zone={times.zone} />
          </p>
        </>
      }
      acts={acts}
    />
  );
}

const titleOf = (
  { matters, title, date }: Row,
  { judgeCalendar, notifications: words }: Pick<Catalogue, 'judgeCalendar' | 'notifications'>,
): string => (matters === undefined ? judgeCalendar.titled(title) || words.untitled : words.docketOf(date));

const OF_APPLICATION: ReadonlySet<Row['kind']> = new Set(['decided', 'share-opened', 'transferred']);

/** Link target: a docket notification opens its week; other matters have left the judge's list. */
function placeOf({ kind, about, date, matters }: Row, role: Role): string | undefined {
  if (matters !== undefined) return `/judge/calendar?tab=upcoming&view=week&from=${date}`;
  if (kind === 'conditions-asked') return `/judge-application-view/${about}`;
  if (kind === 'removed' || role === 'judge') return undefined;
  return OF_APPLICATION.has(kind) ? `/application?id=${about}` : `/case/${about}`;
}

/** Kinds whose sentence has no values. */
const PLAIN = ['removed', 'share-opened', 'conditions-asked'] as const;
const isPlain = (kind: Row['kind']): kind is (typeof PLAIN)[number] => PLAIN.some((each) => each === kind);

function notificationText(row: Row, { notifications, statuses, clock, told }: Catalogue): string {
  const words = notifications.what;
  const { kind } = row;
  if (isPlain(kind)) return words[kind];
  switch (kind) {
    case 'decided':
      return (row.isInPart ? words.decidedInPart : words.decided)(wordOf(statuses, row.status));
    case 'hearing':
      return words.hearing(row.date, row.time);
    case 'hearing-soon':
      return row.matters === undefined
        ? words['hearing-soon'](row.date, row.time)
        : words.docket(row.matters, row.time);
    case 'right':
      return words.right(wordOf(clock.rights, row.right), row.date);
    case 'transferred':
      return words.transferred(row.court && told.court(row.court));
    default:
      return assertNever(kind);
  }
}

/** Shows an unknown code of a newer version as it is. */
const wordOf = (words: Readonly<Record<string, string>>, code = ''): string => words[code] ?? code;
