/** The law as a package: rules, tables and worked cases without the app. */
export { cite, type Authority } from '#law/authority.ts';
export { adverseJudgments } from '#law/case-law/adverse-judgments.ts';
export type { Judgment } from '#law/case-law/judgment.ts';
export { judgmentsInForce, judgmentState, treatmentsOf } from '#law/case-law/judgments-on.ts';
export { determineAll, type Determinations } from '#law/determine.ts';
export type { LawFacts } from '#law/facts.ts';
export { runScenario } from '#law/scenarios/run-scenario.ts';
export { readScenarios } from '#law/scenarios/scenario.ts';
export { LAW_AS_OF, lawTables, lookUp, type Tables } from '#law/tables.ts';
export { day, indianDate, type CalendarDate } from '#kernel/calendar-date.ts';
export { loadTables } from './load-tables.ts';
export {
  type CaseFile,
  determineCase,
  expectedOf,
  outcomeOf,
  readFacts,
  type WorkedFacts,
} from './worked-cases.ts';
