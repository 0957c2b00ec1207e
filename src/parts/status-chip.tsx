import type { ApplicationView } from '#data/records/application/applications.ts';
import { Chip, type ChipKind } from '#ui/chip.tsx';
import { useEntranceText } from './text-context.tsx';

const CHIP = {
  Pending: 'pending',
  Approved: 'approved',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
} as const satisfies Record<ApplicationView['status'], ChipKind>;

/** What the court has made of it; what the court does not have yet is not pending there. */
export function StatusChip({ of: { status, version } }: { of: Pick<ApplicationView, 'status' | 'version'> }) {
  const { statuses } = useEntranceText();
  if (version === 0) return <Chip kind="draft">{statuses.Unsent}</Chip>;
  return <Chip kind={CHIP[status]}>{statuses[status]}</Chip>;
}
