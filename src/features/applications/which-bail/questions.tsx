/** Questions in sequence; answers skip those that are not needed. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { SectionPicker } from '#parts/section-picker/section-picker.tsx';
import { useText } from '#parts/text-context.tsx';
import { DateField } from '#ui/controls/date-field.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import type { SaidSoFar } from './use-proposal-of.ts';

interface QuestionsProps {
  readonly answers: SaidSoFar;
  readonly say: (change: Partial<ApplicationForm>) => void;
  readonly onConvicted: (convicted: 'yes' | 'no') => void;
}

type DateName = 'convictedOn' | 'arrestDate' | 'firstRemandDate' | 'chargesheetOn';

export function Questions({ answers: { form, convicted }, say, onConvicted }: QuestionsProps) {
  const { whichBail: words } = useText();
  return (
    <>
      <Segmented
        id="which-convicted"
        label={words.convicted}
        options={[
          { value: 'no', label: words.no },
          { value: 'yes', label: words.yes },
        ]}
        value={convicted}
        onChange={onConvicted}
      />
      {convicted === 'yes' && <DateOf name="convictedOn" label={words.convictedOn} form={form} say={say} />}
      {convicted === 'no' && <BeforeJudgment form={form} say={say} />}
    </>
  );
}

interface AskingProps extends Pick<QuestionsProps, 'say'> {
  readonly form: ApplicationForm;
}

function DateOf({
  name,
  label,
  form,
  say,
}: AskingProps & { readonly name: DateName; readonly label: string }) {
  const { fields } = useText();
  return (
    <DateField
      id={`which-${name}`}
      label={label}
      words={fields.date}
      value={form[name]}
      onChange={(value) => say({ [name]: value })}
    />
  );
}

function BeforeJudgment(asking: AskingProps) {
  const { choices, fields, whichBail: words } = useText();
  const { form, say } = asking;
  return (
    <>
      <Segmented
        id="which-custody"
        label={words.custody}
        options={CUSTODY.map((value) => ({ value, label: words.custodyChoices[value] }))}
        value={form.custodyStatus}
        onChange={(custodyStatus) =>
          say({
            custodyStatus,
            ...(custodyStatus === 'not-arrested' && { arrestDate: '', firstRemandDate: '' }),
          })
        }
      />
      <SectionPicker
        id="which-sections"
        label={words.sections}
        value={form.sections}
        onChange={(sections) => say({ sections })}
      />
      <SelectField
        id="which-court"
        label={words.court}
        hint={words.courtHint}
        none={fields.none}
        options={choices.court}
        value={form.court}
        onChange={(court) => say({ court })}
      />
      {(form.custodyStatus === 'police' || form.custodyStatus === 'judicial') && <InCustody {...asking} />}
      <Segmented
        id="which-others"
        label={words.others}
        options={OTHERS.map((value) => ({ value, label: words.othersChoices[value] }))}
        value={form.antecedents}
        onChange={(antecedents) => say({ antecedents })}
      />
    </>
  );
}

const CUSTODY = ['not-arrested', 'police', 'judicial'] as const;
const OTHERS = ['none', 'some', 'unknown'] as const;

function InCustody(asking: AskingProps) {
  const { choices, whichBail: words } = useText();
  const { day } = useCourtDay();
  const { form, say } = asking;
  return (
    <>
      <DateOf name="arrestDate" label={words.arrestDate} {...asking} />
      <DateOf name="firstRemandDate" label={words.remand} {...asking} />
      <Segmented
        id="which-chargesheet"
        label={words.chargesheet}
        options={choices.chargesheet}
        value={form.chargesheet}
        // "not filed" is true today
        onChange={(chargesheet) =>
          say({ chargesheet, chargesheetOn: chargesheet === 'not-filed' ? day : '' })
        }
      />
      {form.chargesheet === 'filed' && (
        <DateOf name="chargesheetOn" label={words.chargesheetOn} {...asking} />
      )}
      {form.chargesheet === 'not-filed' && (
        <Segmented
          id="which-extension"
          label={words.extension}
          options={choices.remandExtension}
          value={form.remandExtension}
          onChange={(remandExtension) => say({ remandExtension })}
        />
      )}
    </>
  );
}
