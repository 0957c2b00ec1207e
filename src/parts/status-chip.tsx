import type { ApplicationView } from '#data/records/application/applications.ts';
import { useTakenApplications } from '#data/react/use-storage-status.ts';
import { type PartlyDecided, partlyDecided } from '#domain/application/order-applicants.ts';
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx';
import { useEntranceText } from './text-context.tsx';

const CHIP = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
} as const satisfies Record<ApplicationView['status'], ChipKind>;

/** Status at the court; an unsent application is not pending there. */
interface StatusChipProps {
  of: Pick<ApplicationView, 'status' | 'version'> &
    Partial<Pick<ApplicationView, '_id' | 'coApplicants' | 'orders'>> & {
      /** Of a shared application, which has no orders. */
      readonly partlyDecided?: PartlyDecided | undefined;
    };
}

export function StatusChip({ of: { _id, status, version, ...known } }: StatusChipProps) {
  const { shell, statuses } = useEntranceText();
  const isTaken = useTakenApplications().has(_id ?? '');
  if (version === 0 && !isTaken) return <Chip kind="draft">{statuses.Unsent}</Chip>;
  const partly = known.orders ? partlyDecided({ ...known, orders: known.orders }) : known.partlyDecided;
  return (
    <Chip kind={CHIP[status]}>
      {partly ? shell.partlyDecided(partly.decided, partly.of) : statuses[status]}
    </Chip>
  );
}
