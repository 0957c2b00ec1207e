import type { ReactNode } from 'react';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { lineOfRow, titleOfRow } from './row-title.ts';

/** Event and time. */
export function ClaimWord({ at, children }: { at?: string | undefined; children: ReactNode }) {
  const { times } = useText();
  return (
    <p className="row row--apart">
      <SyncWord kind="needs">{children}</SyncWord>
      {at && (
        <span className="small quiet num">
          <MomentText at={at} zone={times.zone} />
        </span>
      )}
    </p>
  );
}

interface ClaimHeadProps {
  row: OutboxRow;
  titleId: string;
  /** "Refused by the court's server". */
  word: string;
}

export function ClaimHead({ row, titleId, word }: ClaimHeadProps) {
  const text = useText();
  return (
    <>
      <ClaimWord at={row.lastError?.at}>{word}</ClaimWord>
      <h3 id={titleId}>{titleOfRow(row, text)}</h3>
      <MatterLine matter={lineOfRow(row, text)} />
    </>
  );
}
