import type { ReactNode } from 'react';
import { penalCodeOn } from '#domain/law-facts.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { SectionPicker } from '#parts/section-picker/section-picker.tsx';
import { useText } from '#parts/text-context.tsx';
import type { KnownFacts } from '#parts/liberty-clock/clock-matters.ts';
import { DateField } from '#ui/date-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DateName, FactFaults } from './fact-faults.ts';
import { isRouteQuestion, type RouteQuestion } from '#parts/route-facts/route-form.ts';
import { RouteFields } from '#parts/route-facts/route-fields.tsx';
import { type FactForm, factId, type OwnQuestion, type Question } from './fact-form.ts';
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
    const Field = FIELD_OF[question];
    return <Field key={question} {...props} />;
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

type Field = (props: FactFieldsProps) => ReactNode;

const dateField = (name: DateName): Field =>
  function DateQuestion(props) {
    return <DateOf {...props} name={name} />;
  };

const hourField = (name: 'claimAt' | 'chargesheetAt'): Field =>
  function HourQuestion(props) {
    return <HourOf {...props} name={name} />;
  };

const FIELD_OF: Readonly<Record<OwnQuestion, Field>> = {
  sections: Sections,
  principal: Principal,
  firDate: dateField('firDate'),
  custodyStatus: Custody,
  arrestDate: dateField('arrestDate'),
  firstRemandDate: dateField('firstRemandDate'),
  chargesheet: Chargesheet,
  remandExtension: Extension,
  chargesheetAt: hourField('chargesheetAt'),
  orderedOn: Order,
  claim: Claim,
  antecedents: Antecedents,
  delayDays: Delay,
  firstEvidenceDate: dateField('firstEvidenceDate'),
  interimProtectionUntil: dateField('interimProtectionUntil'),
};

/** Props that all fields share. */
function useShared({ caseId, faults }: FactFieldsProps, name: Exclude<keyof FactForm, 'routes'>) {
  const { fields, hints } = useText().clock.facts;
  const labels: Readonly<Record<string, string>> = fields;
  const said: Readonly<Record<string, string>> = hints;
  return { id: factId(caseId, name), label: labels[name] ?? '', hint: said[name], error: faults[name] };
}

function DateOf({ name, ...props }: FactFieldsProps & { name: DateName }) {
  const { fields } = useText();
  return (
    <DateField
      {...useShared(props, name)}
      words={fields.date}
      value={props.form[name]}
      onChange={(value) => props.write({ [name]: value })}
    />
  );
}

function Sections(props: FactFieldsProps) {
  return (
    <SectionPicker
      {...useShared(props, 'sections')}
      value={props.form.sections}
      fallbackCode={penalCodeOn(props.facts.offenceDate)}
      onChange={(sections) => props.write({ sections })}
    />
  );
}

function Principal(props: FactFieldsProps) {
  return (
    <SectionPicker
      {...useShared(props, 'principal')}
      value={props.form.principal}
      fallbackCode={penalCodeOn(props.facts.offenceDate)}
      onChange={(principal) => props.write({ principal })}
    />
  );
}

function Custody(props: FactFieldsProps) {
  const { clock, fields } = useText();
  return (
    <SelectField
      {...useShared(props, 'custodyStatus')}
      none={fields.none}
      options={clock.facts.choices.custodyStatus}
      value={props.form.custodyStatus}
      onChange={(custodyStatus) => props.write({ custodyStatus })}
    />
  );
}

function Chargesheet(props: FactFieldsProps) {
  const { choices, lastSaid } = useText().clock.facts;
  const { chargesheet } = props.facts;
  const said = chargesheet?.state === 'not-filed' ? lastSaid(indianDate(chargesheet.asOf)) : undefined;
  return (
    <>
      <Segmented
        {...useShared(props, 'chargesheet')}
        hint={said}
        options={choices.chargesheet}
        value={props.form.chargesheet}
        onChange={(state) => props.write({ chargesheet: state })}
      />
      {props.form.chargesheet === 'filed' && <DateOf {...props} name="chargesheetOn" />}
      {props.form.chargesheet === 'not-filed' && <DateOf {...props} name="chargesheetAsOf" />}
    </>
  );
}

function Extension(props: FactFieldsProps) {
  const { choices } = useText().clock.facts;
  return (
    <>
      <Segmented
        {...useShared(props, 'remandExtension')}
        options={choices.remandExtension}
        value={props.form.remandExtension}
        onChange={(remandExtension) => props.write({ remandExtension })}
      />
      {props.form.remandExtension === 'granted' && <DateOf {...props} name="extendedUntil" />}
    </>
  );
}

/** Order extending the time: its date decides a claim, the other answers whether it binds. */
function Order(props: FactFieldsProps) {
  return (
    <>
      <DateOf {...props} name="orderedOn" />
      <YesNoOf {...props} name="produced" />
      <YesNoOf {...props} name="prosecutorReport" />
    </>
  );
}

function YesNoOf({ name, ...props }: FactFieldsProps & { name: 'produced' | 'prosecutorReport' }) {
  const { choices } = useText().clock.facts;
  return (
    <Segmented
      {...useShared(props, name)}
      options={choices.yesNo}
      value={props.form[name]}
      onChange={(said) => props.write({ [name]: said })}
    />
  );
}

function Claim(props: FactFieldsProps) {
  const { choices } = useText().clock.facts;
  return (
    <>
      <Segmented
        {...useShared(props, 'claim')}
        options={choices.claim}
        value={props.form.claim}
        onChange={(claim) => props.write({ claim })}
      />
      {props.form.claim === 'claimed' && (
        <>
          <DateOf {...props} name="claimOn" />
          <HourOf {...props} name="claimAt" />
        </>
      )}
    </>
  );
}

function HourOf({ name, ...props }: FactFieldsProps & { name: 'claimAt' | 'chargesheetAt' }) {
  return (
    <TextField
      {...useShared(props, name)}
      inputMode="numeric"
      autoComplete="off"
      value={props.form[name]}
      onChange={(hour) => props.write({ [name]: hour })}
    />
  );
}

function Antecedents(props: FactFieldsProps) {
  const { choices } = useText().clock.facts;
  return (
    <>
      <Segmented
        {...useShared(props, 'antecedents')}
        options={choices.antecedents}
        value={props.form.antecedents}
        onChange={(antecedents) => props.write({ antecedents })}
      />
      {props.form.antecedents === 'some' && <OtherCases {...props} />}
    </>
  );
}

function Delay(props: FactFieldsProps) {
  return (
    <TextField
      {...useShared(props, 'delayDays')}
      inputMode="numeric"
      autoComplete="off"
      value={props.form.delayDays}
      onChange={(delayDays) => props.write({ delayDays })}
    />
  );
}
