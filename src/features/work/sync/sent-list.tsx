import { Link } from 'react-router-dom';
import { isUndecided } from '#domain/case/status-rules.ts';
import type { Receipt } from '#data/store/rows.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { WhenText } from '#ui/time-text.tsx';
import { recordPath } from './record-path.ts';

export const FIRST_RECEIPTS = 5;
const MORE_RECEIPTS = 50;

interface SentListProps {
  sent: readonly Receipt[];
  count: number;
  /** Maximum number of rows. */
  shown: number;
  /** The receipts were lost with other data of this device. */
  isLost: boolean;
  now: Date;
}

export function SentList({ sent, count, shown, isLost, now }: SentListProps) {
  const { records, sync } = useText();
  const words = sync.sent;
  const left = count - sent.length;
  return (
    <LedgerSection
      id="sent"
      title={sync.counted(records.words.sent, count)}
      more={left > 0 && shown === FIRST_RECEIPTS && <MoreLink to={MORE_RECEIPTS} words={words.all(count)} />}
    >
      {sent.length === 0 ? (
        <p className="quiet">{isLost ? words.lost : words.empty}</p>
      ) : (
        <>
          <List>
            {sent.map((receipt) => (
              <SentRow key={receipt.key} receipt={receipt} now={now} />
            ))}
          </List>
          <p className="small quiet">{words.kept}</p>
        </>
      )}
      {left > 0 && shown > FIRST_RECEIPTS && (
        <MoreLink to={shown + MORE_RECEIPTS} words={words.more(Math.min(left, MORE_RECEIPTS))} />
      )}
    </LedgerSection>
  );
}

function MoreLink({ to, words }: { to: number; words: string }) {
  return (
    <Link className="more" to={{ search: `?sent=${to}`, hash: '#sent' }} replace>
      {words}
    </Link>
  );
}

function SentRow({ receipt, now }: { receipt: Receipt; now: Date }) {
  const { records, statuses, sync } = useText();
  const { user } = useDevice();
  const { title, op, applicationNumber, at, status } = receipt;
  const answered = status && !isUndecided(status) ? status : null;
  return (
    <ListRow
      title={records.matter.titled(title, sync.ops[op])}
      to={recordPath(user, receipt)}
      chip={
        <span className="small quiet num">
          <WhenText at={at} now={now} />
        </span>
      }
      under={
        <>
          {applicationNumber && (
            <p className="row">
              <Docket>{applicationNumber}</Docket>
            </p>
          )}
          <p>
            <SyncWord kind="sent">
              {answered ? sync.sent.answered(statusWord(statuses, answered)) : records.words.sent}
            </SyncWord>
          </p>
        </>
      }
    />
  );
}

const statusWord = (words: Readonly<Record<string, string>>, status: string): string =>
  words[status] ?? status;
