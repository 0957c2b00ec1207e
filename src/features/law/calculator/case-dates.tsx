/** Dates from which rights run. All are optional; the answer names the missing ones. */
import { Plus, X } from 'lucide-react';
import { indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { breakId, type CalculatorForm } from './calculator-form.ts';
import { fieldOf, type InputsProps } from './calculator-fields.ts';
import type { DateField as DateName } from './form-dates.ts';
import { fallbackCode, heldSpans } from './form-facts.ts';
import { YesNoOf } from './person-fields.tsx';
import { readSections } from '#contract/section-text.ts';

export function CaseDates(props: InputsProps) {
  const { calculator: words, fields } = useText();
  const { form, write, faults } = props;
  return (
    <>
      <DateOf name="arrestDate" hint={heldHint(props, words.hints.held)} {...props} />
      <SelectField
        {...fieldOf('custodyStatus', faults, words.fields)}
        none={fields.none}
        options={words.choices.custodyStatus}
        value={form.custodyStatus}
        onChange={(custodyStatus) => write({ custodyStatus })}
      />
      <DateOf name="firstRemandDate" hint={words.hints.firstRemandDate} {...props} />
      <Segmented
        {...fieldOf('chargesheet', faults, words.fields)}
        options={words.choices.chargesheet}
        value={form.chargesheet}
        onChange={(chargesheet) => write({ chargesheet })}
      />
      {form.chargesheet === 'filed' && <DateOf name="chargesheetOn" {...props} />}
      {mayBeExtended(props) && (
        <Segmented
          {...fieldOf('remandExtension', faults, words.fields)}
          options={words.choices.remandExtension}
          value={form.remandExtension}
          onChange={(remandExtension) => write({ remandExtension })}
        />
      )}
      {form.remandExtension === 'granted' && (
        <>
          <DateOf name="extendedUntil" {...props} />
          <DateOf name="orderedOn" {...props} />
          <YesNoOf name="produced" {...props} />
          <YesNoOf name="prosecutorReport" {...props} />
        </>
      )}
      {(form.chargesheet === 'filed' || form.remandExtension === 'granted') && <Claim {...props} />}
      <TextField
        {...fieldOf('delayDays', faults, words.fields)}
        hint={words.hints.delayDays}
        inputMode="numeric"
        autoComplete="off"
        value={form.delayDays}
        onChange={(delayDays) => write({ delayDays })}
      />
      <Breaks {...props} />
      <details className="calc-more">
        <summary>{words.more}</summary>
        <div className="stack">
          <DateOf name="firDate" {...props} />
          <DateOf name="firstEvidenceDate" {...props} />
        </div>
      </details>
    </>
  );
}

function DateOf({
  name,
  hint,
  form,
  write,
  faults,
}: InputsProps & { name: DateName; hint?: string | undefined }) {
  const { calculator: words, fields } = useText();
  return (
    <DateField
      {...fieldOf(name, faults, words.fields)}
      hint={hint}
      words={fields.date}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}

/** Whether an accrued right was claimed in time; times matter only on the same day. */
function Claim(props: InputsProps) {
  const { calculator: words } = useText();
  const { form, write, faults } = props;
  const oneDay = form.claim === 'claimed' && form.claimOn !== '' && form.claimOn === form.chargesheetOn;
  return (
    <>
      <Segmented
        {...fieldOf('claim', faults, words.fields)}
        hint={words.hints.claim}
        options={words.choices.claim}
        value={form.claim}
        onChange={(claim) => write({ claim })}
      />
      {form.claim === 'claimed' && <DateOf name="claimOn" {...props} />}
      {oneDay && (
        <>
          <HourOf name="claimAt" {...props} />
          <HourOf name="chargesheetAt" {...props} />
        </>
      )}
    </>
  );
}

function HourOf({ name, form, write, faults }: InputsProps & { name: 'claimAt' | 'chargesheetAt' }) {
  const { calculator: words } = useText();
  return (
    <TextField
      {...fieldOf(name, faults, words.fields)}
      hint={words.hints.hour}
      inputMode="numeric"
      autoComplete="off"
      value={form[name]}
      onChange={(hour) => write({ [name]: hour })}
    />
  );
}

/** Custody spans of the record count while its date of arrest is unchanged. */
function heldHint(
  { form, record }: InputsProps,
  words: (spans: readonly string[]) => string,
): string | undefined {
  const held = heldSpans(record);
  if (held.length === 0 || form.arrestDate !== (record?.arrestDate ?? '')) return undefined;
  return words(held.map(({ from, to }) => [from, to].map((day) => (day ? indianDate(day) : '')).join(' – ')));
}

/** Ask only if a special Act lets the court extend the time. */
function mayBeExtended({ form, tab, tables }: InputsProps): boolean {
  if (!tables) return false;
  return readSections(form.sections, tables, fallbackCode(tab)).some(
    (one) => one.kind === 'offence' && (one.offence.defaultBailDays?.length ?? 0) > 1,
  );
}

function Breaks({ form, write, faults }: InputsProps) {
  const { calculator: words, fields } = useText();
  const error = (id: string) => faults.find((fault) => fault.id === id)?.message;
  const change = (at: number, part: Partial<CalculatorForm['breaks'][number]>) =>
    write({ breaks: form.breaks.map((each, n) => (n === at ? { ...each, ...part } : each)) });
  return (
    <>
      {form.breaks.map(({ from, to }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id
        <div key={n} className="stack calc-break">
          <DateField
            id={breakId(n, 'from')}
            label={words.fields.breakFrom(n + 1)}
            error={error(breakId(n, 'from'))}
            words={fields.date}
            value={from}
            onChange={(value) => change(n, { from: value })}
          />
          <DateField
            id={breakId(n, 'to')}
            label={words.fields.breakTo(n + 1)}
            hint={words.hints.breakTo}
            error={error(breakId(n, 'to'))}
            words={fields.date}
            value={to}
            onChange={(value) => change(n, { to: value })}
          />
          <Button
            kind="quiet"
            icon={X}
            onClick={() => write({ breaks: form.breaks.filter((_, other) => other !== n) })}
          >
            {words.breaks.remove(n + 1)}
          </Button>
        </div>
      ))}
      <Button
        kind="quiet"
        icon={Plus}
        onClick={() => write({ breaks: [...form.breaks, { from: '', to: '' }] })}
      >
        {words.breaks.add}
      </Button>
    </>
  );
}
