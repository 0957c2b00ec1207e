/** Buttons of a point: its usual answers, or the field that corrects it. */
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { AnnexurePart } from '#documents/common-sections/disclosure-annexure.ts';
import { OTHER_PERSON, SAME_PERSON } from '#domain/application/earlier-applications.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { WizardFact } from '#facts/facts.ts';
import { assertNever } from '#kernel/assert.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { optionsOf } from '#text/fact-words.ts';
import { Button } from '#ui/controls/button.tsx';
import type { PointListProps } from './point-list-props.ts';
import type { ReviewPoint } from './review-points.ts';

interface PointActsProps extends PointListProps {
  readonly point: ReviewPoint;
  readonly isEdited: boolean;
}

export function PointActs(props: PointActsProps) {
  const { reviewPoints } = useText().generator;
  const { point, fix } = props;
  if (fix.opened?.kind === 'answered' && fix.opened.point.key === point.key) {
    return (
      <Button kind="quiet" onClick={fix.undo}>
        {reviewPoints.undo}
      </Button>
    );
  }
  return <FixActs {...props} />;
}

function FixActs({ point, isEdited, ...props }: PointActsProps) {
  const { caseDocuments, facts, generator: words } = useText();
  const { fix, onDocuments } = props;
  const toggle = (label: string) => (
    <Button kind="quiet" aria-expanded={isEdited} onClick={() => fix.toggle(point)}>
      {isEdited ? words.reviewPoints.done : label}
    </Button>
  );
  switch (point.fix.kind) {
    case 'field':
      return toggle(words.preflight.mend(facts.labels[point.fix.field]));
    case 'answer':
      return toggle(words.reviewPoints.reason);
    case 'person':
      return <PersonAnswers {...props} asked={point.fix.key} />;
    case 'part':
      return <PartAnswers {...props} point={point} part={point.fix.part} />;
    case 'annexure':
      return (
        <Button kind="quiet" onClick={() => fix.answer(point, { annexure: 'yes' })}>
          {words.annexureReview.attach}
        </Button>
      );
    case 'documents':
      return (
        <Button kind="quiet" onClick={onDocuments}>
          {words.preflight.mend(caseDocuments.title)}
        </Button>
      );
    case 'none':
      return null;
    default:
      return assertNever(point.fix);
  }
}

/** None is preselected, and the answer can be changed. */
function PersonAnswers({ asked, step: { form, write } }: PointListProps & { readonly asked: string }) {
  const words = useText().generator.reviewPoints;
  const answers = [
    [SAME_PERSON, words.samePerson],
    [OTHER_PERSON, words.otherPerson],
  ] as const;
  return (
    <div className="row">
      {answers.map(([answer, label]) => (
        <Button
          key={answer}
          aria-pressed={form.answers[asked] === answer}
          onClick={() => write({ answers: { ...form.answers, [asked]: answer } })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

interface PartAnswersProps extends PointListProps {
  readonly point: ReviewPoint;
  readonly part: AnnexurePart;
}

/** The two usual answers settle the part with one press. */
function PartAnswers({ point, part, fix, matter, step: { form } }: PartAnswersProps) {
  const text = useText();
  const words = text.generator.reviewPoints;
  const { day } = useCourtDay();
  const usual = form.omitted[part] === undefined ? usualAnswer(part, day, text) : null;
  const { awaited } = matter.words.annexure;
  return (
    <div className="row">
      {usual && <Button onClick={() => fix.answer(point, usual.change)}>{usual.label}</Button>}
      <Button onClick={() => fix.answer(point, { omitted: { ...form.omitted, [part]: awaited } })}>
        {words.awaited}
      </Button>
      <Button kind="quiet" onClick={() => fix.togglePart(part)}>
        {words.other(part)}
      </Button>
    </div>
  );
}

interface UsualAnswer {
  readonly label: string;
  readonly change: Partial<ApplicationForm>;
}

type AnswerText = Parameters<typeof optionsOf>[1] & Pick<Catalogue, 'facts'>;

function usualAnswer(part: AnnexurePart, today: CalendarDate, text: AnswerText): UsualAnswer | null {
  const labelOf = (fact: WizardFact, answer: string): string =>
    optionsOf(fact, text).find(({ value }) => value === answer)?.label ?? answer;
  switch (part) {
    case 'A':
    case 'B':
      return null;
    case 'C':
      return {
        label: `${text.facts.labels.chargesheet}: ${labelOf('chargesheet', 'not-filed')}`,
        change: { chargesheet: 'not-filed', chargesheetOn: today },
      };
    case 'D':
      return { label: labelOf('antecedents', 'none'), change: { antecedents: 'none' } };
    case 'E':
      return { label: labelOf('previousBail', 'none'), change: { previousBail: 'none' } };
    case 'F':
      return { label: labelOf('coercive', 'none'), change: { coercive: 'none' } };
    default:
      return assertNever(part);
  }
}
