/** Contradictory inputs: no date is computed, and the result names the correction. */
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import { BNSS_FROM } from '#law/relief.ts';
import { codeKey, lookUp, type Tables } from '#law/tables.ts';
import type { ScenarioInput } from './scenario.ts';

export interface InputError {
  readonly code: 'unknown-section' | 'section-needs-subsection' | 'contradictory-input' | 'impossible-date';
  readonly field: string;
  readonly value: unknown;
}

export interface InputDates {
  readonly arrestDate: CalendarDate;
  readonly firstRemandDate: CalendarDate | null;
  readonly asOf: CalendarDate;
  readonly chargesheetFiledOn: CalendarDate | null;
}

/** The valid dates of an input, or the first correction. */
export function checkInput(input: ScenarioInput, tables: Tables): Result<InputDates, InputError> {
  const dates = datesOf(input);
  if (!dates.ok) return dates;
  const fault = sectionError(input, tables) ?? contradiction(input, dates.value);
  return fault ? err(fault) : dates;
}

function datesOf(input: ScenarioInput): Result<InputDates, InputError> {
  const { arrestDate, firstRemandDate, asOf, chargesheetFiledOn } = input;
  if (!isDay(arrestDate)) return impossible('arrestDate', arrestDate);
  if (firstRemandDate !== null && !isDay(firstRemandDate))
    return impossible('firstRemandDate', firstRemandDate);
  if (!isDay(asOf)) return impossible('asOf', asOf);
  if (chargesheetFiledOn !== null && !isDay(chargesheetFiledOn)) {
    return impossible('chargesheetFiledOn', chargesheetFiledOn);
  }
  return ok({ arrestDate, firstRemandDate, asOf, chargesheetFiledOn });
}

const impossible = (field: string, value: string): Result<never, InputError> =>
  err({ code: 'impossible-date', field, value });

function sectionError({ sections }: ScenarioInput, tables: Tables): InputError | null {
  for (const [index, ref] of sections.entries()) {
    const found = lookUp(tables, ref);
    const field = `sections[${index}]`;
    if (found.kind === 'divided') {
      return { code: 'section-needs-subsection', field: `${field}.section`, value: ref.section };
    }
    if (found.kind === 'unknown') {
      return { code: 'unknown-section', field: `${field}.${found.at}`, value: ref[found.at] };
    }
  }
  return null;
}

function contradiction(input: ScenarioInput, dates: InputDates): InputError | null {
  const { arrestDate, firstRemandDate, asOf, chargesheetFiledOn } = dates;
  if (input.firstTimeOffender && input.previousConvictions > 0) return contradicts('firstTimeOffender', true);
  if (firstRemandDate !== null && firstRemandDate < arrestDate) {
    return contradicts('firstRemandDate', firstRemandDate);
  }
  if (asOf < arrestDate) return contradicts('asOf', asOf);
  if (chargesheetFiledOn !== null && chargesheetFiledOn > asOf) {
    return contradicts('chargesheetFiledOn', chargesheetFiledOn);
  }
  return codeContradiction(input, arrestDate);
}

/** BNS applies to acts since its commencement; its FIRs fall under the BNSS. */
function codeContradiction({ sections, regime }: ScenarioInput, arrestDate: CalendarDate): InputError | null {
  if (!sections.some(({ code }) => codeKey(code) === 'bns')) return null;
  if (arrestDate < BNSS_FROM) return contradicts('arrestDate', arrestDate);
  return regime === 'CrPC' ? contradicts('regime', regime) : null;
}

const contradicts = (field: string, value: unknown): InputError => ({
  code: 'contradictory-input',
  field,
  value,
});
