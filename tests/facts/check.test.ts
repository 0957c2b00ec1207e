/** The one check of answers: missing, unreadable and contradicting facts. */
import { expect, it } from 'vitest';
import { type AnswersByFact, checkFacts } from '#facts/check.ts';
import { FACT_IDS, type FactId } from '#facts/facts.ts';
import { day } from '#kernel/calendar-date.ts';

const TODAY = day('2026-11-26');
const found = (answers: AnswersByFact, asked: readonly FactId[]) =>
  checkFacts(answers, asked, TODAY).map(({ fact, code, related }) => [fact, code, related]);

it.each<[AnswersByFact, [FactId, string, FactId | null]]>([
  [{ chargesheet: 'filed' }, ['chargesheetOn', 'missing', 'chargesheet']],
  [{ defaultBailClaimOn: '  ' }, ['defaultBailClaimOn', 'missing', 'defaultBailClaim']],
  [{ arrestDate: '2026-02-31' }, ['arrestDate', 'no-date', null]],
  [{ chargesheetAt: '25:00' }, ['chargesheetAt', 'no-hour', null]],
  [{ witnessesCited: 'many' }, ['witnessesCited', 'no-number', null]],
  [{ amountInvolved: 'a lot' }, ['amountInvolved', 'no-number', null]],
  [{ firDate: '2026-11-27' }, ['firDate', 'after-today', null]],
  [{ custodyStatus: 'not-arrested', arrestDate: '2026-11-01' }, ['arrestDate', 'excluded', 'custodyStatus']],
  [{ firDate: '2026-11-02', chargesheetOn: '2026-11-01' }, ['chargesheetOn', 'out-of-order', 'firDate']],
  [{ firDate: '2026-11-01', offenceDate: '2026-11-02' }, ['offenceDate', 'out-of-order', 'firDate']],
  [{ arrestDate: '2026-11-02', convictedOn: '2026-11-01' }, ['convictedOn', 'seldom-before', 'arrestDate']],
])('finds in %j the fault %j', (answers, fault) => {
  expect(found(answers, [fault[0]])).toEqual([fault]);
});

it.each<[AnswersByFact, FactId]>([
  [{ firDate: '2026-11-26' }, 'firDate'],
  [{ noticeOn: '2026-12-01' }, 'noticeOn'],
  [{ chargesheetAt: '' }, 'chargesheetAt'],
  [{ amountInvolved: '95,00,000' }, 'amountInvolved'],
  [{ custodyStatus: 'judicial', arrestDate: '2026-11-01' }, 'arrestDate'],
  [{ firDate: '2026-11-01', chargesheetOn: '2026-11-01' }, 'chargesheetOn'],
  [{ firDate: '2026-11-', offenceDate: '2026-11-02' }, 'offenceDate'],
])('finds no fault in %j at %s', (answers, fact) => {
  expect(found(answers, [fact])).toEqual([]);
});

it('reports two contradictions of one fact', () => {
  const answers = { custodyStatus: 'not-arrested', offenceDate: '2026-11-02', arrestDate: '2026-11-01' };
  expect(found(answers, ['arrestDate']).map(([, code]) => code)).toEqual(['excluded', 'out-of-order']);
});

it('asks only for details in an empty form', () => {
  expect(new Set(found({}, FACT_IDS).map(([, code]) => code))).toEqual(new Set(['missing']));
  expect(found({}, ['firDate', 'arrestDate', 'releasedOn', 'paidOn'])).toEqual([]);
});
