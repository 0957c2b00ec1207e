/**
 * Facts that cannot be true together. The rules assume that they were corrected; a screen shows one sentence for each
 * (`law.errors` in `src/text/en/law.ts`) and says what to change. Nothing is corrected silently.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawFacts } from './facts.ts';
import { BNSS_FROM } from './relief.ts';
import { lookUp, offenceName, type Tables } from './tables.ts';

export const FACT_ERRORS = [
  'unknown-section',
  'section-needs-subsection',
  'first-offender-with-conviction',
  'arrest-after-today',
  'remand-before-arrest',
  'remand-after-today',
  'charge-sheet-after-today',
  'bns-before-commencement',
  'custody-ends-before-it-begins',
  'custody-before-arrest',
  'custody-after-today',
] as const;

export interface FactError {
  readonly code: (typeof FACT_ERRORS)[number];
  readonly field:
    | 'offences'
    | 'neverConvicted'
    | 'arrestDate'
    | 'firstRemandDate'
    | 'chargesheet'
    | 'custody';
  /** The section or the date that is wrong, as it is printed. */
  readonly about: string;
}

/** Every contradiction, in the order of the form. */
export function factErrors(facts: LawFacts, tables: Tables, today: CalendarDate): FactError[] {
  return [...sectionErrors(facts, tables), ...dateErrors(facts, today), ...custodyErrors(facts, today)];
}

function sectionErrors(
  { offences, neverConvicted, convictions = [] }: LawFacts,
  tables: Tables,
): FactError[] {
  const errors = offences.flatMap((ref): FactError[] => {
    const { kind } = lookUp(tables, ref);
    const about = offenceName(ref);
    if (kind === 'unknown') return [{ code: 'unknown-section', field: 'offences', about }];
    return kind === 'divided' ? [{ code: 'section-needs-subsection', field: 'offences', about }] : [];
  });
  if (neverConvicted === true && convictions.length > 0) {
    const about = String(convictions.length);
    errors.push({ code: 'first-offender-with-conviction', field: 'neverConvicted', about });
  }
  return errors;
}

function dateErrors(facts: LawFacts, today: CalendarDate): FactError[] {
  const { arrestDate, firstRemandDate: remand, chargesheet } = facts;
  const errors: FactError[] = [];
  if (isAfter(arrestDate, today)) {
    errors.push({ code: 'arrest-after-today', field: 'arrestDate', about: arrestDate });
  }
  if (isAfter(BNSS_FROM, arrestDate) && facts.offences.some(({ code }) => code === 'BNS')) {
    errors.push({ code: 'bns-before-commencement', field: 'arrestDate', about: String(arrestDate) });
  }
  if (isAfter(arrestDate, remand)) {
    errors.push({ code: 'remand-before-arrest', field: 'firstRemandDate', about: String(remand) });
  }
  if (isAfter(remand, today)) {
    errors.push({ code: 'remand-after-today', field: 'firstRemandDate', about: remand });
  }
  if (chargesheet?.state === 'filed' && isAfter(chargesheet.on, today)) {
    errors.push({ code: 'charge-sheet-after-today', field: 'chargesheet', about: chargesheet.on });
  }
  return errors;
}

/** Both known, and the first after the second. */
function isAfter(a: CalendarDate | undefined, b: CalendarDate | undefined): a is CalendarDate {
  return a !== undefined && b !== undefined && a > b;
}

function custodyErrors({ custody = [], arrestDate }: LawFacts, today: CalendarDate): FactError[] {
  return custody.flatMap(({ from, to }): FactError[] => {
    const errors: FactError[] = [];
    if (isAfter(from, to)) {
      errors.push({ code: 'custody-ends-before-it-begins', field: 'custody', about: from });
    }
    if (isAfter(arrestDate, from)) {
      errors.push({ code: 'custody-before-arrest', field: 'custody', about: from });
    }
    if (isAfter(from, today)) errors.push({ code: 'custody-after-today', field: 'custody', about: from });
    return errors;
  });
}
