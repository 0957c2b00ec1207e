/** The court of a filed matter, which its maker cannot change, with the way to another court. */
import type { ReactNode } from 'react';
import type { CourtKind } from '#contract/case/court.ts';
import { COURT_IS_FIXED } from '#domain/case/fixed-court.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Facts } from '#ui/lists/facts-list.tsx';

interface FixedCourtProps {
  readonly court: CourtKind;
  readonly courtPlace?: string | undefined;
  readonly courtName?: string | undefined;
  /** The next step, or a warning. */
  readonly children?: ReactNode;
}

export function FixedCourt({ court, courtPlace, courtName, children }: FixedCourtProps) {
  const { choices, facts, wire } = useText();
  const rows = [
    { label: facts.labels.court, value: choiceLabel(choices, 'court', court) },
    ...(courtPlace ? [{ label: facts.labels.courtPlace, value: courtPlace }] : []),
    ...(courtName ? [{ label: facts.labels.courtName, value: courtName }] : []),
  ];
  return (
    <div className="field-wide stack">
      <Facts facts={rows} />
      <Note kind="info">
        <p>{wire.said(COURT_IS_FIXED)}</p>
        {children}
      </Note>
    </div>
  );
}
