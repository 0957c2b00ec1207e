import { useState } from 'react';
import type { AnnexurePart } from '#documents/common-sections/disclosure-annexure.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { DraftPen } from '../wizard/use-draft.ts';
import type { ReviewPoint } from './review-points.ts';

/** A row keeps its place while it is being corrected, so that the field does not vanish under the typing. */
interface PlacedPoint {
  readonly point: ReviewPoint;
  readonly at: number;
}

type OpenFix =
  | (PlacedPoint & { readonly kind: 'editing' })
  | (PlacedPoint & { readonly kind: 'answered'; readonly before: Partial<ApplicationForm> })
  | { readonly kind: 'part'; readonly part: AnnexurePart };

export interface FixPen {
  readonly opened: OpenFix | null;
  /** The rows to show: the points, with the one that is being corrected. */
  readonly rows: readonly ReviewPoint[];
  readonly toggle: (point: ReviewPoint) => void;
  readonly togglePart: (part: AnnexurePart) => void;
  /** One press settles the point and offers to undo it. */
  readonly answer: (point: ReviewPoint, change: Partial<ApplicationForm>) => void;
  readonly undo: () => void;
}

/** One correction is open at a time, because a field has one id on the page. */
export function useFix(points: readonly ReviewPoint[], { form, write }: DraftPen): FixPen {
  const [opened, setOpened] = useState<OpenFix | null>(null);
  const rows = withOpened(points, opened);
  const placed = (point: ReviewPoint): PlacedPoint => ({
    point,
    at: rows.findIndex(({ key }) => key === point.key),
  });
  return {
    opened,
    rows,
    toggle: (point) => {
      const isOpen = opened?.kind === 'editing' && opened.point.key === point.key;
      setOpened(isOpen ? null : { kind: 'editing', ...placed(point) });
    },
    togglePart: (part) => {
      const isOpen = opened?.kind === 'part' && opened.part === part;
      setOpened(isOpen ? null : { kind: 'part', part });
    },
    answer: (point, change) => {
      setOpened({ kind: 'answered', before: valuesBefore(form, change), ...placed(point) });
      write(change);
    },
    undo: () => {
      if (opened?.kind !== 'answered') return;
      write(opened.before);
      setOpened(null);
    },
  };
}

function withOpened(points: readonly ReviewPoint[], opened: OpenFix | null): readonly ReviewPoint[] {
  if (opened === null || opened.kind === 'part') return points;
  if (points.some(({ key }) => key === opened.point.key)) return points;
  return points.toSpliced(opened.at, 0, { ...opened.point, state: 'settled' });
}

function valuesBefore(form: ApplicationForm, change: Partial<ApplicationForm>): Partial<ApplicationForm> {
  const changed = new Set(Object.keys(change));
  return Object.fromEntries(Object.entries(form).filter(([field]) => changed.has(field)));
}
