import type { ApplicationView } from '#data/records/application/applications.ts';
import { useTakenApplications } from '#data/react/use-storage-status.ts';
import { interimOrderOf, type PartlyDecided, partlyDecided } from '#domain/application/order-applicants.ts';
import { type FirsGranted, firsGranted } from '#domain/application/granted-firs.ts';
import { indianDate } from '#kernel/calendar-date.ts';
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
      /** The FIRs of an application. */
      readonly case?: { readonly furtherFirs?: readonly unknown[] | undefined } | undefined;
      /** Of a shared application, which has no orders. */
      readonly firsGranted?: FirsGranted | undefined;
      /** Of a shared application, which has no orders. */
      readonly partlyDecided?: PartlyDecided | undefined;
    };
}

export function StatusChip({ of: { _id, status, version, ...known } }: StatusChipProps) {
  const { statuses } = useEntranceText();
  const inPart = useInPart(known);
  const isTaken = useTakenApplications().has(_id ?? '');
  if (version === 0 && !isTaken) return <Chip kind="draft">{statuses.Unsent}</Chip>;
  return <Chip kind={CHIP[status]}>{inPart ?? statuses[status]}</Chip>;
}

/** Words for an interim order, or for orders on only some of the applicants or FIRs. Null for any other status. */
function useInPart({
  case: facts = {},
  ...known
}: Omit<StatusChipProps['of'], 'status' | 'version' | '_id'>) {
  const { shell } = useEntranceText();
  const { orders } = known;
  const partly = orders ? partlyDecided({ ...known, orders }) : known.partlyDecided;
  if (partly) return shell.partlyDecided(partly.decided, partly.of);
  const interim = orders && interimOrderOf({ ...known, orders });
  if (interim) return shell.interim(interim.period ? indianDate(interim.period.until) : null);
  const firs = orders ? firsGranted({ ...known, orders, case: facts }) : known.firsGranted;
  return firs ? shell.firsGranted(firs.granted, firs.of) : null;
}
