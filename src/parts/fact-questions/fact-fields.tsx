import { penalCodeOn } from '#domain/case/law-facts.ts';
import { limbQuestionsOf } from '#domain/case/limb-questions.ts';
import { factRow } from '#facts/facts.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { LimbField } from '#parts/limb-field/limb-field.tsx';
import { knownFacts } from '#domain/case/clock-matter.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { RouteFields } from '#parts/route-facts/route-fields.tsx';
import { isRouteQuestion, type RouteQuestion } from '#parts/route-facts/route-form.ts';
import { useText } from '#parts/text-context.tsx';
import { askedOptions, hintOf } from '#text/fact-words.ts';
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
      {shownAnswers(question, props.form).map((name) =>
        name === 'limb' ? (
          <LimbOfRecord key={name} {...props} />
        ) : (
          <AnswerField key={name} name={name} {...props} />
        ),
      )}
      {question === 'antecedents' && props.form.antecedents === 'some' && <OtherCases {...props} />}
    </>
  );
}

function LimbOfRecord({ caseId, facts, form, write, faults }: FactFieldsProps) {
  const law = useLawTables();
  if (law.status !== 'ready') return null;
  return (
    <LimbField
      id={factId(caseId, 'limb')}
      questions={limbQuestionsOf(knownFacts(facts), law.tables)}
      error={faults.limb}
      value={form.limb}
      onChange={(limb) => write({ limb })}
    />
  );
}

function AnswerField({ name, caseId, facts, form, write, faults }: FactFieldsProps & { name: AnswerName }) {
  const text = useText();
  const fact = factRow(name);
  const { lastSaid } = text.clock.facts;
  const recorded =
    name === 'chargesheet' && facts.chargesheet?.state === 'not-filed' ? facts.chargesheet : null;
  return (
    <FactControl
      fact={fact}
      id={factId(caseId, name)}
      label={text.facts.labels[name]}
      hint={recorded ? lastSaid(indianDate(recorded.asOf)) : hintOf(name, text)}
      error={faults[name]}
      options={askedOptions(name, text)}
      {...(fact.emptyIsUnknown && { none: text.fields.none })}
      fallbackCode={penalCodeOn(facts.offenceDate)}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}
