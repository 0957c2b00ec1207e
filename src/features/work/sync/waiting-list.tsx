import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { useDevice } from '#data/react/use-device.ts';
import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { ClockText, WhenText } from '#ui/time-text.tsx';
import { recordPath } from './record-path.ts';
import { lineOfRow, titleOfRow } from './row-title.ts';
import type { SyncDesk } from './sync-desk.ts';
import { type WaitingFor, waitingFor } from './waiting-words.ts';

export function WaitingList({ desk, now }: { desk: SyncDesk; now: Date }) {
  const { records, sync } = useText();
  const { waiting, counts } = desk;
  return (
    <LedgerSection
      id="waiting"
      title={sync.counted(records.words.waiting, counts.waiting)}
      more={counts.waiting > 0 && <span className="small quiet">{sync.waiting.order}</span>}
    >
      {waiting.length === 0 ? (
        <p className="quiet">{sync.waiting.empty}</p>
      ) : (
        <List>
          {waiting.map((row) => (
            <WaitingRow key={row.n} row={row} reason={waitingFor(row, desk, now)} now={now} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}

function WaitingRow({ row, reason, now }: { row: OutboxRow; reason: WaitingFor; now: Date }) {
  const text = useText();
  const { user } = useDevice();
  const words = text.sync.waiting;
  return (
    <ListRow
      title={titleOfRow(row, text)}
      to={recordPath(user, { ...row, card: 'card' in row.subject ? row.subject.card : undefined })}
      chip={
        <span className="small quiet num">
          <WhenText at={row.clientTime} now={now} />
        </span>
      }
      under={
        <>
          <MatterLine matter={lineOfRow(row, text)} />
          {row.op === 'file' && <p className="strong">{words.notFiled}</p>}
          <p>
            <SyncWord kind="waiting">
              <Reason of={reason} />
            </SyncWord>
          </p>
        </>
      }
    />
  );
}

function Reason({ of }: { of: WaitingFor }) {
  const { sync, times } = useText();
  const words = sync.waiting;
  if (of.kind !== 'signal' && of.kind !== 'server') return words[of.kind];
  return (
    <>
      {words[of.kind]}; {words.tried(of.tries)}
      {of.nextAt && (
        <>
          , {words.nextTry} <ClockText at={of.nextAt} zone={times.zone} />
        </>
      )}
    </>
  );
}
