import { useId } from 'react';
import { applyMineAgain, keepTheirs } from '#data/outbox/conflict.ts';
import type { Conflict } from '#data/outbox/record-kind.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { useDevice } from '#data/react/use-device.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { ClaimHead } from './claim-head.tsx';
import { clashOf } from './conflict-choices.ts';
import { ConflictForm } from './conflict-form.tsx';
import { otherSide } from './other-side.ts';
import { useRowActs } from './use-row-acts.ts';

interface ConflictClaimProps {
  row: OutboxRow;
  conflict: Conflict;
}

const modeOf = (row: OutboxRow) => KINDS.operationOf(row)?.inConflict;

/** Conflict card: the user chooses, without a default. */
export function ConflictClaim({ row, conflict }: ConflictClaimProps) {
  const text = useText();
  const titleId = useId();
  const clash = clashOf(conflict);
  const choosing = modeOf(row) === 'compare' && conflict.open && clash.clashing.length > 0;
  return (
    <Claim
      titleId={titleId}
      form={choosing && <ConflictForm row={row} clash={clash} />}
      acts={!choosing && <WholeActs row={row} pending={conflict.open} />}
    >
      <ClaimHead row={row} titleId={titleId} word={text.sync.needs.conflict} />
      <p className="claim-why">{whyOf(row, { conflict, fields: clash.clashing.length }, text)}</p>
      <p className="small quiet">{text.sync.needs.safe[row.op]}</p>
    </Claim>
  );
}

interface Reason {
  readonly conflict: Conflict;
  readonly fields: number;
}

function whyOf(row: OutboxRow, { conflict, fields }: Reason, { sync, statuses }: Catalogue): string {
  const words = sync.conflict;
  if (row.lastError?.code === 'lost-by-server') return sync.needs.why['lost-by-server'];
  const who = otherSide(row)?.who ?? words.elsewhere;
  if (conflict.theirStatus === null) return words.noCopy;
  if (!conflict.open) {
    const known: Readonly<Record<string, string>> = statuses;
    return words.closed(known[conflict.theirStatus] ?? conflict.theirStatus);
  }
  return modeOf(row) === 'confirm' ? words.withdrawWhy(who) : words.both(who, fields);
}

/** Actions without a choice per field. */
function WholeActs({ row, pending }: { row: OutboxRow; pending: boolean }) {
  const { acts, conflict: words } = useText().sync;
  const { db, ports } = useDevice();
  const { edit, copy } = useRowActs(row.n);
  const isCommand = modeOf(row) === 'confirm';
  return (
    <>
      {isCommand && pending && (
        <Button kind="danger" onClick={() => applyMineAgain(engineOf(db, ports), { n: row.n })}>
          {words.withdrawAgain}
        </Button>
      )}
      {!isCommand && (
        <Button kind="primary" onClick={edit}>
          {pending ? acts.editAndSend : words.asNew}
        </Button>
      )}
      <Button onClick={() => keepTheirs(engineOf(db, ports), row.n)}>{words.keepTheirs}</Button>
      <Button kind="quiet" onClick={copy}>
        {acts.copy}
      </Button>
    </>
  );
}
