/** Questions in sequence; answers skip those that are not needed. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { WizardFact } from '#facts/facts.ts';
import { FormFact } from '#parts/facts/form-fact.tsx';
import { LimbOfApplication } from '#parts/limb-field/limb-of-application.tsx';
import { useText } from '#parts/text-context.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import type { SaidSoFar } from './use-proposal-of.ts';

interface QuestionsProps {
  readonly answers: SaidSoFar;
  readonly say: (change: Partial<ApplicationForm>) => void;
  readonly onConvicted: (convicted: 'yes' | 'no') => void;
}

export function Questions({ answers: { form, convicted }, say, onConvicted }: QuestionsProps) {
  const { choices, whichBail: words } = useText();
  return (
    <>
      <Segmented
        id="which-convicted"
        label={words.convicted}
        options={choices.yesNo.toReversed()}
        value={convicted}
        onChange={onConvicted}
      />
      {convicted === 'yes' && <Question name="convictedOn" form={form} say={say} />}
      {convicted === 'no' && <BeforeJudgment form={form} say={say} />}
    </>
  );
}

interface AskingProps extends Pick<QuestionsProps, 'say'> {
  readonly form: ApplicationForm;
}

interface QuestionProps extends AskingProps {
  readonly name: WizardFact;
  /** Further changes of the form that follow from the answer. */
  readonly also?: (answer: string) => Partial<ApplicationForm>;
}

/** Long answers do not fit beside each other on a phone. */
const isLong = (name: WizardFact): boolean => name === 'court' || name === 'antecedents';

function Question({ name, form, say, also }: QuestionProps) {
  const { fields } = useText();
  return (
    <FormFact
      name={name}
      id={`which-${name}`}
      {...(isLong(name) && { none: fields.none })}
      value={form[name]}
      onChange={(answer) => say({ [name]: answer, ...also?.(answer) })}
    />
  );
}

/** Facts of the custody, which an accused at liberty does not have. */
const NO_CUSTODY = { arrestDate: '', firstRemandDate: '' };

function BeforeJudgment(asking: AskingProps) {
  const { custodyStatus } = asking.form;
  return (
    <>
      <Question
        name="custodyStatus"
        also={(answer) => (answer === 'not-arrested' ? NO_CUSTODY : {})}
        {...asking}
      />
      <Question name="sections" {...asking} />
      <LimbOfApplication id="which-limb" form={asking.form} write={asking.say} />
      <Question name="court" {...asking} />
      {(custodyStatus === 'police' || custodyStatus === 'judicial') && <InCustody {...asking} />}
      <Question name="antecedents" {...asking} />
    </>
  );
}

function InCustody(asking: AskingProps) {
  const { day } = useCourtDay();
  const { chargesheet } = asking.form;
  return (
    <>
      <Question name="arrestDate" {...asking} />
      <Question name="firstRemandDate" {...asking} />
      <Question
        name="chargesheet"
        // "not filed" is true today
        also={(answer) => ({ chargesheetOn: answer === 'not-filed' ? day : '' })}
        {...asking}
      />
      {chargesheet === 'filed' && <Question name="chargesheetOn" {...asking} />}
      {chargesheet === 'not-filed' && <Question name="remandExtension" {...asking} />}
    </>
  );
}
