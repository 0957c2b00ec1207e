import { sentenceOfUnknown } from '#contract/problem.ts';
import { isOfOlderServer } from '#data/outbox/classify-answer.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useIsTaken, useStorageState } from '#data/react/use-storage-status.ts';
import { KINDS } from '#data/records/kinds.ts';
import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { ClockText, WhenText } from '#ui/time-text.tsx';
import { useSignal } from '#ui/use-signal.ts';
import { recordPath } from './record-path.ts';
import { lineOfRow, titleOfRow } from './row-title.ts';
import type { SyncWork } from './sync-work.ts';
import { isStruggling } from '#data/outbox/failing-rows.ts';

export function WaitingList({ work, now }: { work: SyncWork; now: Date }) {
  const { records, sync } = useText();
  const { waiting, counts } = work;
  const full = useStorageState() === 'full';
  const looked = { ...work, full, now, signal: useSignal() };
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
            <WaitingRow key={row.n} row={row} reason={waitingFor(row, looked)} now={now} />
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
  const isAtCourt = useIsTaken([row.key]);
  const said = sentenceOfUnknown(row.lastError);
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
          {KINDS.operationOf(row)?.isFiling && !isAtCourt && <p className="strong">{words.notFiled}</p>}
          {!isAtCourt && said !== '' && <p>{text.wire.said(said)}</p>}
          <p>
            <SyncWord kind="waiting">
              {isAtCourt ? text.records.line.atCourt : <Reason of={reason} />}
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

type WaitingFor =
  | {
      readonly kind:
        | 'sending'
        | 'older-server'
        | 'struggling'
        | 'undo'
        | 'behind'
        | 'sign-in'
        | 'version'
        | 'room'
        | 'turn';
    }
  | { readonly kind: 'signal' | 'server'; readonly tries: number; readonly nextAt: string | null };

interface Looked extends SyncWork {
  readonly full: boolean;
  readonly now: Date;
  readonly signal: boolean;
}

/** Reason why a row is not sent yet. */
function waitingFor(row: OutboxRow, work: Looked): WaitingFor {
  const { now } = work;
  const later = Date.parse(row.nextAt) > now.getTime();
  if (row.state === 'sending') return { kind: 'sending' };
  if (row.lastError && isOfOlderServer(row.lastError)) return { kind: 'older-server' };
  if (isStruggling(row, now.getTime())) return { kind: 'struggling' };
  if (later && isUndoable(row)) return { kind: 'undo' };
  if (isBehind(row, work)) return { kind: 'behind' };
  const hindered = hindranceOf(work);
  if (hindered) return { kind: hindered };
  return unreached(row, work, later ? row.nextAt : work.nextAt);
}

/** The server was unreachable for this row or any row; offline, the server is not mentioned. */
function unreached(
  { attempts }: OutboxRow,
  { signal, unreachable }: Looked,
  nextAt: string | null,
): WaitingFor {
  if (attempts > 0) return { kind: 'server', tries: attempts, nextAt };
  if (unreachable === 0) return { kind: 'turn' };
  return { kind: signal ? 'server' : 'signal', tries: unreachable, nextAt };
}

/** Global obstacle: sign-in, version or storage. */
function hindranceOf({ paused, full }: Looked): 'sign-in' | 'version' | 'room' | null {
  if (paused) return paused === 'too-old' ? 'version' : 'sign-in';
  return full ? 'room' : null;
}

/** A decision that was never sent. */
const isUndoable = (row: OutboxRow): boolean =>
  !row.tried && KINDS.operationOf(row)?.undoableUntilSent === true;

/** An earlier operation on the same record is sent first. */
const isBehind = (row: OutboxRow, { waiting }: SyncWork): boolean =>
  waiting.some(({ entityId, n }) => entityId === row.entityId && n < row.n);
