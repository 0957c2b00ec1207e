import { type JudgeRow, OPERATOR_ENDPOINTS, type SeatMove } from '#contract/operator/operator-endpoints.ts';
import { useDevice } from '#data/react/use-device.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';

interface JudgeListProps {
  judges: readonly JudgeRow[];
  total: number;
  onMove: (judge: JudgeRow) => void;
  onChanged: () => void;
}

export function JudgeList({ judges, total, onMove, onChanged }: JudgeListProps) {
  const { operator } = useText();
  const { judges: words } = operator;
  return (
    <LedgerSection title={words.judges}>
      {judges.length === 0 ? (
        <Empty title={words.none}>{words.noneLead}</Empty>
      ) : (
        <>
          <p className="small quiet">{operator.shown(judges.length, total)}</p>
          <List>
            {judges.map((judge) => (
              <JudgeItem key={judge._id} judge={judge} onMove={onMove} onChanged={onChanged} />
            ))}
          </List>
        </>
      )}
    </LedgerSection>
  );
}

interface JudgeItemProps extends Pick<JudgeListProps, 'onMove' | 'onChanged'> {
  judge: JudgeRow;
}

function JudgeItem({ judge, onMove, onChanged }: JudgeItemProps) {
  const { operator, told } = useText();
  const { judges: words } = operator;
  const { name, designation, email, courts, moves } = judge;
  const seats = courts.length === 0 ? words.noSeat : courts.map(told.court).join('; ');
  const notes = [!judge.emailConfirmed && words.unconfirmed, !judge.secondFactor && words.noFactor].filter(
    (note) => note !== false,
  );
  return (
    <ListRow
      title={designation === undefined ? name : `${name}, ${designation}`}
      under={
        <>
          <p className="small">{seats}</p>
          <p className="small quiet">{[email, ...notes].join(' · ')}</p>
          {moves.map((move) => (
            <PlannedMove key={move._id} move={move} onCancelled={onChanged} />
          ))}
        </>
      }
      acts={courts.length > 0 && <Button onClick={() => onMove(judge)}>{words.move(name)}</Button>}
    />
  );
}

function PlannedMove({ move, onCancelled }: { move: SeatMove; onCancelled: () => void }) {
  const { operator, told } = useText();
  const { judges: words } = operator;
  const device = useDevice();
  const askAccount = useAskAccount();
  const failure = useFailure();
  const from = told.court(move.from);
  const day = indianDate(move.day);
  const cancel = async () => {
    const done = await askAccount(device, OPERATOR_ENDPOINTS.cancelMove, { id: move._id });
    notify(done.ok ? { ...words.cancelled, type: 'success' } : { title: failure(done.error), type: 'error' });
    onCancelled();
  };
  return (
    <div className="stack">
      <p className="small num">
        {move.to ? words.planned(day, from, told.court(move.to)) : words.ends(day, from)}
      </p>
      <div className="row">
        <Button onClick={() => void cancel()}>{words.cancelMove(from)}</Button>
      </div>
    </div>
  );
}
