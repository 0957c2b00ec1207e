/** Runs a scenario through the real rules, in the terms of the scenario file. */
import type { DefaultBail } from '#law/bnss/s187-investigation-limit.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import type { Tables } from '#law/tables.ts';
import { checkInput, type InputDates } from './input-error.ts';
import type { Scenario, ScenarioInput } from './scenario.ts';

export interface ScenarioResult {
  readonly id: string;
  readonly got: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly ok: boolean;
}

export function runScenario({ id, input, expected }: Scenario, tables: Tables): ScenarioResult {
  const dates = checkInput(input, tables);
  const keys = Object.keys(expected).filter((key) => key !== 'why');
  const answer: Record<string, unknown> = dates.ok
    ? answerOf(input, dates.value, tables)
    : { error: { ...dates.error } };
  const got = dates.ok ? Object.fromEntries(keys.map((key) => [key, answer[key] ?? null])) : answer;
  const isMatch = (key: string): boolean => isSame(got[key] ?? null, expected[key] ?? null);
  return { id, got, expected, ok: keys.every(isMatch) && (dates.ok || 'error' in expected) };
}

function answerOf(input: ScenarioInput, dates: InputDates, tables: Tables): Record<string, unknown> {
  const { defaultBail, undertrial, bailable } = determineAll(factsOf(input, dates), tables, dates.asOf);
  return {
    ...defaultBailOf(defaultBail),
    thresholdFraction: undertrial.fraction,
    thresholdDate: undertrial.thresholdDate,
    maxSentenceDate: undertrial.dates?.maximum,
    eligible479: undertrial.conclusion.kind === 'entitled',
    eligible479CaseLevelReading: undertrial.caseLevel.kind === 'entitled',
    bailableAsOfRight: bailable.conclusion.kind === 'entitled',
  };
}

/** No number or date while an unnamed principal offence decides between two periods. */
function defaultBailOf({ dates, status }: DefaultBail): Record<string, unknown> {
  const summary = { defaultBailDays: dates?.days, defaultBailStatus: status };
  if (status === 'charge-sheet-in-time') return summary;
  if (dates?.principalOffence) return status === 'available' ? { defaultBailStatus: status } : {};
  return { ...summary, defaultBailFrom: dates?.from, defaultBailFromIfExtended: dates?.ifExtended };
}

/** In a scenario null means "known to be none"; for the remand date it means "unknown". */
function factsOf(input: ScenarioInput, dates: InputDates): LawFacts {
  const filed = dates.chargesheetFiledOn;
  return {
    regime: input.regime,
    offences: input.sections,
    // a scenario names the limb itself
    limbs: input.sections,
    unrecognised: [],
    arrestDate: dates.arrestDate,
    firstRemandDate: dates.firstRemandDate ?? undefined,
    chargesheet: filed === null ? { state: 'not-filed', asOf: dates.asOf } : { state: 'filed', on: filed },
    delayByAccusedDays: input.delayByAccusedDays,
    neverConvicted: input.firstTimeOffender,
    otherPendingCases: input.otherPendingCases,
  };
}

/** Equal as JSON, ignoring the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => isSame(value, right.get(key)));
}
