/** The text of a contested point in an order, and the field that takes it. */
import { type PointSource, sourceOf } from '#contract/case/contested.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import type { ContestedView } from '#data/records/contested/contested-points.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { ComposedTexts } from './order-language.ts';

export type TextOfSource = 'stateText' | 'applicantText' | 'courtText';

const TEXT_OF: Readonly<Record<PointSource, TextOfSource>> = {
  state: 'stateText',
  applicant: 'applicantText',
  court: 'courtText',
};

export const fieldOfPoint = (point: ContestedView): TextOfSource => TEXT_OF[sourceOf(point)];

export function pointText(
  { about, says, paper, on, documentName, page }: ContestedView,
  { order: { hearing }, contested: { papers, paperOf } }: ComposedTexts,
): string {
  const place = [
    paperOf(paper ? papers[paper] : '', on ? indianDate(on) : ''),
    documentName === null ? '' : hearing.pointSource(documentName, page),
  ];
  return hearing.point(about, says, place.filter(Boolean).join(', ') || null);
}

/** After a change of the language: points as they were taken, in the other words. */
export function pointsIn(
  draft: Pick<OrderDraft, TextOfSource>,
  points: readonly ContestedView[],
  { before, after }: { readonly before: ComposedTexts; readonly after: ComposedTexts },
): Pick<OrderDraft, TextOfSource> {
  const textIn = (field: TextOfSource): string =>
    points
      .filter((point) => fieldOfPoint(point) === field)
      .reduce(
        (text, point) => text.replaceAll(pointText(point, before), () => pointText(point, after)),
        draft[field],
      );
  return {
    stateText: textIn('stateText'),
    applicantText: textIn('applicantText'),
    courtText: textIn('courtText'),
  };
}
