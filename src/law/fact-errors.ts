/**
 * Contradictory facts. The rules assume that they are corrected; a screen shows one message each
 * (`law.errors` in `src/text/en/law/law.ts`).
 */
import { byText } from '#kernel/by-text.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { CustodySpan, LawFacts } from './facts.ts';
import { BNSS_FROM } from './relief.ts';
import type { FactError } from './fact-error.ts';
import { routeErrors } from './route-errors.ts';
import { lookUp, offenceName, type Tables } from './tables.ts';

/** All contradictions, in the order of the form. */
export function factErrors(facts: LawFacts, tables: Tables, today: CalendarDate): FactError[] {
  return [
    ...sectionErrors(facts, tables),
    ...codeErrors(facts),
    ...dateErrors(facts, today),
    ...claimErrors(facts, today),
    ...custodyErrors(facts, today),
    ...routeErrors(facts, today),
  ];
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
    errors.push({
      code: 'first-offender-with-conviction',
      field: 'neverConvicted',
      also: 'convictions',
      about,
    });
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
    errors.push({
      code: 'bns-before-commencement',
      field: 'arrestDate',
      also: 'offences',
      about: String(arrestDate),
    });
  }
  if (isAfter(arrestDate, remand)) {
    errors.push({
      code: 'remand-before-arrest',
      field: 'firstRemandDate',
      also: 'arrestDate',
      about: String(remand),
    });
  }
  if (isAfter(remand, today)) {
    errors.push({ code: 'remand-after-today', field: 'firstRemandDate', about: remand });
  }
  if (chargesheet?.state === 'filed' && isAfter(chargesheet.on, today)) {
    errors.push({ code: 'charge-sheet-after-today', field: 'chargesheet', about: chargesheet.on });
  }
  return errors;
}

/** Both known, and the first later. */
function isAfter(a: CalendarDate | undefined, b: CalendarDate | undefined): a is CalendarDate {
  return a !== undefined && b !== undefined && a > b;
}

/** Act, code and arrest must match: IPC sections end with June 2024, BNS sections start in July. */
function codeErrors({ offences, offenceDate, firDate }: LawFacts): FactError[] {
  const bns = offences.find(({ code }) => code === 'BNS');
  // an FIR cannot precede the act
  if (offenceDate === undefined) {
    return bns && isAfter(BNSS_FROM, firDate)
      ? [{ code: 'bns-before-the-fir', field: 'offences', also: 'firDate', about: offenceName(bns) }]
      : [];
  }
  const wrong = offenceDate >= BNSS_FROM ? 'IPC' : 'BNS';
  return offences
    .filter(({ code }) => code === wrong)
    .map((ref) => ({
      code: wrong === 'IPC' ? 'ipc-after-its-end' : 'bns-before-its-beginning',
      field: 'offences',
      also: 'offenceDate',
      about: offenceName(ref),
    }));
}

/** Orders or claims in the future, or before the remand. */
function claimErrors(
  { defaultBailClaim: claim, remandExtension, firstRemandDate: remand }: LawFacts,
  today: CalendarDate,
): FactError[] {
  const errors: FactError[] = [];
  const claimedOn = claim?.state === 'claimed' ? claim.on : undefined;
  const orderedOn = remandExtension?.state === 'granted' ? remandExtension.orderedOn : undefined;
  if (isAfter(claimedOn, today)) {
    errors.push({ code: 'claim-after-today', field: 'defaultBailClaim', about: claimedOn });
  }
  if (isAfter(remand, claimedOn)) {
    errors.push({
      code: 'claim-before-remand',
      field: 'defaultBailClaim',
      also: 'firstRemandDate',
      about: String(claimedOn),
    });
  }
  if (isAfter(orderedOn, today)) {
    errors.push({ code: 'extension-after-today', field: 'remandExtension', about: orderedOn });
  }
  return errors;
}

function custodyErrors(facts: LawFacts, today: CalendarDate): FactError[] {
  const { custody = [], arrestDate } = facts;
  const spans = custody.flatMap(({ from, to }): FactError[] => {
    const errors: FactError[] = [];
    if (isAfter(from, to)) {
      errors.push({ code: 'custody-ends-before-it-begins', field: 'custody', about: from });
    }
    if (isAfter(arrestDate, from)) {
      errors.push({ code: 'custody-before-arrest', field: 'custody', also: 'arrestDate', about: from });
    }
    if (isAfter(from, today)) errors.push({ code: 'custody-after-today', field: 'custody', about: from });
    return errors;
  });
  return [...spans, ...timesOut(custody), ...custodyAgainst(facts, today)];
}

/** Overlapping periods of interim bail. */
const timesOut = (custody: readonly CustodySpan[]): FactError[] =>
  overlaps(
    custody.filter(({ kind }) => kind === 'interim-bail').toSorted((a, b) => byText(a.from, b.from)),
  ).map((about) => ({ code: 'time-out-overlaps', field: 'custody', about }));

/** Checks the custody periods against each other, the arrest and today's custody. */
function custodyAgainst(
  { custody = [], arrestDate, custodyStatus }: LawFacts,
  today: CalendarDate,
): FactError[] {
  const custodySpans = custody
    .filter(({ kind }) => kind !== 'interim-bail')
    .toSorted((a, b) => byText(a.from, b.from));
  const errors: FactError[] = overlaps(custodySpans).map((about) => ({
    code: 'custody-spans-overlap',
    field: 'custody',
    about,
  }));
  const first = custodySpans[0]?.from;
  if (isAfter(first, arrestDate)) {
    errors.push({ code: 'custody-begins-after-arrest', field: 'custody', also: 'arrestDate', about: first });
  }
  const ended = custodySpans.at(-1)?.to;
  const inside = custodyStatus === 'judicial' || custodyStatus === 'police';
  const onBail = custody.some(({ kind, to }) => kind === 'interim-bail' && to === undefined);
  if (inside && !onBail && isAfter(today, ended)) {
    errors.push({
      code: 'in-custody-after-the-last-span',
      field: 'custody',
      also: 'custodyStatus',
      about: String(ended),
    });
  }
  return errors;
}

/** Start days of overlapping periods. A day of transfer belongs to both. */
const overlaps = (sortedSpans: readonly CustodySpan[]): CalendarDate[] =>
  sortedSpans.flatMap(({ from }, index) => {
    const before = sortedSpans[index - 1];
    return before && (before.to === undefined || from < before.to) ? [from] : [];
  });
