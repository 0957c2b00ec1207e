import { assertNever } from '#kernel/assert.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { KINDS } from '#data/records/kinds.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { ClosedWorkClaim } from './closed-work-claim.tsx';
import { ConflictClaim } from './conflict-claim.tsx';
import { DamagedClaim } from './damaged-claim.tsx';
import { LostClaim, LostWorkClaim, SignInClaim, SweepClaim, UpdateClaim } from './sync-notices.tsx';
import { ReturnedClaim } from './returned-claim.tsx';
import { RowClaim } from './row-claim.tsx';
import type { SyncNeed } from './sync-work.ts';

interface NeedsYouProps {
  needs: readonly SyncNeed[];
  count: number;
  isUnknown: boolean;
  onUpdate: () => void;
}

export function NeedsYou({ needs, count, isUnknown, onUpdate }: NeedsYouProps) {
  const { records, sync } = useText();
  return (
    <LedgerSection
      id="needs"
      title={isUnknown ? records.words.needs : sync.counted(records.words.needs, count)}
    >
      {needs.length === 0 ? (
        <p className="quiet">{isUnknown ? sync.needs.unknown : sync.needs.empty}</p>
      ) : (
        <div className="stack">
          {needs.map((need) => (
            <NeedClaim key={keyOf(need)} need={need} onUpdate={onUpdate} />
          ))}
        </div>
      )}
    </LedgerSection>
  );
}

/** A row rejected again is a new question. */
const keyOf = (need: SyncNeed): string => ('row' in need ? need.row.key : need.kind);

function NeedClaim({ need, onUpdate }: { need: SyncNeed; onUpdate: () => void }) {
  switch (need.kind) {
    case 'row':
      return <RowClaim row={need.row} />;
    case 'conflict':
      return <EitherConflict {...need} />;
    case 'closed-work':
      return <ClosedWorkClaim />;
    case 'lost-work':
      return <LostWorkClaim work={need.work} />;
    case 'damaged':
      return <DamagedClaim work={need.work} />;
    case 'sign-in':
      return <SignInClaim waiting={need.waiting} />;
    case 'update':
      return <UpdateClaim waiting={need.waiting} onUpdate={onUpdate} />;
    case 'lost':
      return <LostClaim rows={need.rows} />;
    case 'sweep':
      return <SweepClaim removes={need.removes} of={need.of} />;
    default:
      return assertNever(need);
  }
}

function EitherConflict({ row, conflict }: Extract<SyncNeed, { readonly kind: 'conflict' }>) {
  return isSignedAgain(row) ? <ReturnedClaim row={row} /> : <ConflictClaim row={row} conflict={conflict} />;
}

const isSignedAgain = (row: OutboxRow): boolean => KINDS.operationOf(row)?.inConflict === 'sign';
