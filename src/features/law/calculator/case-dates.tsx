/** Dates from which rights run. All are optional; the answer names the missing ones. */
import { Plus, X } from 'lucide-react';
import { indianDate } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { breakId, type CalculatorForm } from './calculator-form.ts';
import type { InputsProps } from './calculator-fields.ts';
import { FactInput } from './fact-input.tsx';
import { fallbackCode, heldSpans } from './form-facts.ts';
import { readSections } from '#contract/case/section-text.ts';

export function CaseDates(props: InputsProps) {
  const { calculator: words } = useText();
  const { form } = props;
  return (
    <>
      <FactInput name="arrestDate" hint={heldHint(props, words.hints.held)} {...props} />
      <FactInput name="custodyStatus" {...props} />
      <FactInput name="firstRemandDate" {...props} />
      <FactInput name="chargesheet" {...props} />
      {form.chargesheet === 'filed' && <FactInput name="chargesheetOn" {...props} />}
      {mayBeExtended(props) && <FactInput name="remandExtension" {...props} />}
      {form.remandExtension === 'granted' && (
        <>
          <FactInput name="extendedUntil" {...props} />
          <FactInput name="orderedOn" {...props} />
          <FactInput name="produced" {...props} />
          <FactInput name="prosecutorReport" {...props} />
        </>
      )}
      {(form.chargesheet === 'filed' || form.remandExtension === 'granted') && <Claim {...props} />}
      <FactInput name="delayByAccusedDays" {...props} />
      <Breaks {...props} />
      <details className="calc-more">
        <summary>{words.more}</summary>
        <div className="stack">
          <FactInput name="firDate" {...props} />
          <FactInput name="firstEvidenceDate" {...props} />
        </div>
      </details>
    </>
  );
}

/** Whether an accrued right was claimed in time; times matter only on the same day. */
function Claim(props: InputsProps) {
  const { defaultBailClaim, defaultBailClaimOn, chargesheetOn } = props.form;
  const isOneDay =
    defaultBailClaim === 'claimed' && defaultBailClaimOn !== '' && defaultBailClaimOn === chargesheetOn;
  return (
    <>
      <FactInput name="defaultBailClaim" {...props} />
      {defaultBailClaim === 'claimed' && <FactInput name="defaultBailClaimOn" {...props} />}
      {isOneDay && (
        <>
          <FactInput name="defaultBailClaimAt" {...props} />
          <FactInput name="chargesheetAt" {...props} />
        </>
      )}
    </>
  );
}

/** Custody spans of the record count while its date of arrest is unchanged. */
function heldHint(
  { form, record }: InputsProps,
  words: (spans: readonly string[]) => string,
): string | undefined {
  const custodySpans = heldSpans(record);
  if (custodySpans.length === 0 || form.arrestDate !== (record?.arrestDate ?? '')) return undefined;
  return words(
    custodySpans.map(({ from, to }) => [from, to].map((day) => (day ? indianDate(day) : '')).join(' – ')),
  );
}

/** Ask only if a special Act lets the court extend the time. */
function mayBeExtended({ form, tab, tables }: InputsProps): boolean {
  if (!tables) return false;
  return readSections(form.sections, tables, fallbackCode(tab)).some(
    (one) => one.kind === 'offence' && (one.offence.defaultBailDays?.length ?? 0) > 1,
  );
}

function Breaks({ form, write, faults }: InputsProps) {
  const { calculator: words } = useText();
  const error = (id: string) => faults.find((fault) => fault.id === id)?.message;
  const change = (at: number, part: Partial<CalculatorForm['breaks'][number]>) =>
    write({ breaks: form.breaks.map((each, n) => (n === at ? { ...each, ...part } : each)) });
  return (
    <>
      {form.breaks.map(({ from, to }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id
        <div key={n} className="stack calc-break">
          <DateBox
            past
            id={breakId(n, 'from')}
            label={words.fields.breakFrom(n + 1)}
            error={error(breakId(n, 'from'))}
            value={from}
            onChange={(value) => change(n, { from: value })}
          />
          <DateBox
            past
            id={breakId(n, 'to')}
            label={words.fields.breakTo(n + 1)}
            hint={words.hints.breakTo}
            error={error(breakId(n, 'to'))}
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
