import type { ReactNode } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { NotFetched } from './not-fetched.tsx';
import { useRecordsState } from './use-records-state.ts';

interface OnceKnownProps {
  /** Loading text for screen readers. */
  readonly label: string;
  readonly rows: number;
  /** The statement that no record exists. */
  readonly children: ReactNode;
}

/** Says that nothing exists only after the first finished pull. */
export function OnceKnown({ label, rows, children }: OnceKnownProps) {
  const state = useRecordsState();
  const { notice } = useText().dashboard.failed;
  if (state?.kind === 'known') return children;
  if (state?.kind === 'failed') return <NotFetched failure={state} notice={notice} />;
  return <Skeleton label={label} rows={rows} />;
}
