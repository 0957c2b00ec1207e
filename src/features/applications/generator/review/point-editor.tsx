import { ConcernAnswer } from './concern-answer.tsx';
import { FieldFix } from './field-fix.tsx';
import type { PointListProps } from './point-list-props.ts';
import type { ReviewPoint } from './review-points.ts';

interface PointEditorProps extends PointListProps {
  readonly point: ReviewPoint;
}

/** Field or reason of the point that is being corrected. */
export function PointEditor({ point: { fix }, step, goTo }: PointEditorProps) {
  if (fix.kind === 'field') return <FieldFix field={fix.field} step={step} goTo={goTo} />;
  if (fix.kind !== 'answer') return null;
  return (
    <ConcernAnswer
      concern={fix.concern}
      answers={step.form.answers}
      onAnswer={(answers) => step.write({ answers })}
      goTo={goTo}
    />
  );
}
