import { penalCodeOn } from '#domain/case/law-facts.ts';
import { factRow } from '#facts/facts.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import type { KnownFacts } from '#parts/liberty-clock/clock-matters.ts';
import { RouteFields } from '#parts/route-facts/route-fields.tsx';
import { isRouteQuestion, type RouteQuestion } from '#parts/route-facts/route-form.ts';
import { useText } from '#parts/text-context.tsx';
import type { Option } from '#ui/controls/select-field.tsx';
import type { FactFaults } from './fact-faults.ts';
import {
  type AnswerName,
  type FactForm,
  factId,
  type OwnQuestion,
  type Question,
  shownAnswers,
} from './fact-form.ts';
import { OtherCases } from './other-cases.tsx';

interface FactFieldsProps {
  readonly caseId: string;
  readonly facts: KnownFacts;
  readonly questions: readonly Question[];
  readonly form: FactForm;
  readonly write: (change: Partial<FactForm>) => void;
  readonly faults: FactFaults;
}

export function FactFields(props: FactFieldsProps) {
  return props.questions.map((question) => {
    if (isRouteQuestion(question))
      return <RouteQuestionFields key={question} question={question} {...props} />;
    return <OwnQuestionFields key={question} question={question} {...props} />;
  });
}

function RouteQuestionFields({
  caseId,
  form,
  write,
  faults,
  question,
}: FactFieldsProps & { question: RouteQuestion }) {
  return (
    <RouteFields
      question={question}
      form={form.routes}
      write={(change) => write({ routes: { ...form.routes, ...change } })}
      idOf={(field) => factId(caseId, field)}
      errorOf={(field) => faults[field]}
    />
  );
}

function OwnQuestionFields({ question, ...props }: FactFieldsProps & { question: OwnQuestion }) {
  return (
    <>
      {shownAnswers(question, props.form).map((name) => (
        <AnswerField key={name} name={name} {...props} />
      ))}
      {question === 'antecedents' && props.form.antecedents === 'some' && <OtherCases {...props} />}
    </>
  );
}

/** Only the clock asks for it: the day on which the charge-sheet was known not to be filed. */
const AS_OF = { kind: 'date' } as const;

function AnswerField({ name, caseId, facts, form, write, faults }: FactFieldsProps & { name: AnswerName }) {
  const { clock, fields } = useText();
  const { choices, hints, lastSaid } = clock.facts;
  const own: Readonly<Record<string, string>> = hints;
  const options: Readonly<Record<string, readonly Option[]>> = choices;
  const recorded =
    name === 'chargesheet' && facts.chargesheet?.state === 'not-filed' ? facts.chargesheet : null;
  return (
    <FactControl
      fact={name === 'chargesheetAsOf' ? AS_OF : factRow(name)}
      id={factId(caseId, name)}
      label={clock.facts.fields[name]}
      hint={recorded ? lastSaid(indianDate(recorded.asOf)) : own[name]}
      error={faults[name]}
      options={options[name] ?? choices.yesNo}
      {...(name === 'custodyStatus' && { none: fields.none })}
      fallbackCode={penalCodeOn(facts.offenceDate)}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}
