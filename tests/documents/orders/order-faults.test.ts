/** Orders that the law does not allow to be signed. */
import { expect, it } from 'vitest';
import type { Decision, DecisionStatus, RefusedFir } from '#contract/application/order.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { askedFindings, dutiesOf } from '#documents/order/order-duties.ts';
import { orderFaults } from '#documents/order/order-faults.ts';
import { day } from '#kernel/calendar-date.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../relief-matters.ts';
import { context, withFacts } from '../sample-application.ts';
import { FIR_ORDER_MATTERS } from './fir-order-matters.ts';
import { finding, notMet, ORDER_MATTERS } from './order-matters.ts';

const faults = (content: BailDraft, decision: Decision, from?: DecisionStatus) =>
  orderFaults(matterOf(content, context), decision, from);

const grant: Decision = { status: 'Approved', reasons: ['parity'] };
const refusal: Decision = { status: 'Rejected', reasons: ['gravity-of-offence'] };

it.each([
  ['NDPS 37', RELIEF_MATTERS['regular-sessions'].weak],
  ['UAPA 43D(5) and PMLA 45', RELIEF_MATTERS['regular-high-court'].weak],
  ['MCOCA 21(4)', withFacts({ court: 'sessions', sections: ['MCOCA 3(1)(ii)'] })],
  ['Companies Act 212(6)', withFacts({ court: 'sessions', sections: ['COMPANIES 447'] })],
  [
    'NDPS 37 after conviction',
    withFacts(
      { court: 'high', sections: ['NDPS 21(c)'] },
      {
        relief: 'suspension',
        conviction: {
          court: 'the Special Judge, Pune',
          on: day('2026-11-10'),
          sentence: '10 years',
          appealNumber: '7/2026',
        },
      },
    ),
  ],
])('refuses a grant without the findings of %s', (_, content) => {
  expect(faults(content, grant)).toContain('gate');
});

it('refuses a grant with one of two conditions of NDPS 37', () => {
  const findings = ORDER_MATTERS['ndps-granted']?.decision.findings?.slice(0, 1) ?? [];
  expect(findings).toHaveLength(1);
  expect(faults(RELIEF_MATTERS['regular-sessions'].weak, { ...grant, findings })).toContain('gate');
});

it('refuses anticipatory bail under the SC/ST Act without a finding on its bar', () => {
  expect(faults(RELIEF_MATTERS.anticipatory.weak, grant)).toEqual(['finding', 'victim']);
});

it('refuses a grant under the SC/ST Act without the notice to the victim', () => {
  expect(faults(FURTHER_MATTERS['appeal']?.strong ?? {}, grant)).toEqual(['victim']);
});

it.each(['default', 'bailable', 'undertrial'] as const)(
  'refuses %s bail on no reason of the merits',
  (relief) => {
    for (const kind of ['strong', 'weak'] as const) {
      expect(faults(RELIEF_MATTERS[relief][kind], refusal)).toContain('reasons');
      expect(faults(RELIEF_MATTERS[relief][kind], { status: 'Rejected' })).toContain('reasons');
    }
  },
);

it('refuses an accrued default right only with the fact that answers it', () => {
  const inTime: Decision = { status: 'Rejected', reasons: ['charge-sheet-in-time'] };
  expect(faults(RELIEF_MATTERS.default.strong, inTime)).toEqual(['finding']);
  expect(faults(RELIEF_MATTERS.default.weak, inTime)).toEqual([]);
});

it('grants a right that the record does not show only with a finding', () => {
  for (const relief of ['default', 'bailable', 'undertrial'] as const) {
    expect(faults(RELIEF_MATTERS[relief].weak, { status: 'Approved' })).toEqual(['finding']);
    expect(faults(RELIEF_MATTERS[relief].strong, { status: 'Approved' })).toEqual([]);
  }
});

it('requires the time limit and the purpose of interim bail', () => {
  const interim: Decision = { status: 'Approved', outcome: 'interim', reasons: ['other'] };
  const content = RELIEF_MATTERS['regular-sessions'].strong;
  expect(faults(content, interim)).toEqual(['period']);
  expect(faults(content, { ...interim, period: { until: day('2026-12-01') } })).toEqual(['purpose']);
});

const surrendered = (on: string): Decision => ({
  ...refusal,
  outcome: 'refused',
  surrender: { result: 'not-taken-into-custody', on: day(on) },
});

it('refuses a surrender of an arrested person, and one after the day of the order', () => {
  const arrested = RELIEF_MATTERS['regular-magistrate'].strong;
  const free = withFacts(
    { court: 'magistrate', custodyStatus: 'not-arrested', arrestDate: undefined, firstRemandDate: undefined },
    { relief: 'regular-magistrate' },
  );
  const today = matterOf(free, context).on;
  expect(faults(arrested, surrendered(today))).toContain('surrender');
  expect(faults(free, surrendered(today))).not.toContain('surrender');
  expect(faults(free, surrendered('2099-01-01'))).toContain('surrender');
});

it('requires the prosecutor in an order of the editor, where the law gives an opportunity', () => {
  const murder = withFacts({ court: 'sessions', sections: ['BNS 103(1)'] });
  expect(faults(murder, { ...grant, outcome: 'granted' })).toEqual(['state']);
  expect(faults(murder, { ...grant, outcome: 'granted', state: { position: 'absent' } })).toEqual([]);
});

it('refuses an outcome of the other status', () => {
  expect(faults(RELIEF_MATTERS['regular-sessions'].strong, { ...refusal, outcome: 'granted' })).toEqual([
    'outcome',
  ]);
});

it('refuses bail under a special Act on other grounds without its conditions', () => {
  expect(faults(RELIEF_MATTERS['regular-sessions'].weak, { ...refusal, outcome: 'refused' })).toEqual([]);
});

it.each([
  ['NDPS', RELIEF_MATTERS['regular-sessions'].weak],
  ['MCOCA', withFacts({ court: 'sessions', sections: ['MCOCA 3(1)(ii)'] })],
  ['COMPANIES', withFacts({ court: 'sessions', sections: ['COMPANIES 447'] })],
])('refuses bail on the conditions of %s only with the one that is not met', (act, content) => {
  const onGate: Decision = { ...refusal, outcome: 'refused', reasons: ['special-conditions-not-met'] };
  expect(faults(content, onGate)).toEqual(['limb']);
  for (const limb of Object.values(notMet(act))) {
    expect(faults(content, { ...onGate, findings: [limb] })).toEqual([]);
    expect(faults(content, { ...onGate, findings: [{ ...limb, act: 'UAPA' }] })).toEqual(['limb']);
  }
});

it('refuses under two special Acts with the condition of one of them', () => {
  const content = RELIEF_MATTERS['regular-high-court'].weak;
  const onGate: Decision = { ...refusal, outcome: 'refused', reasons: ['special-conditions-not-met'] };
  expect(faults(content, onGate)).toEqual(['limb']);
  const uapa = finding('gate-prima-facie-true', 'two messages ask for the weapons.', 'UAPA');
  expect(faults(content, { ...onGate, findings: [uapa] })).toEqual([]);
});

it('answers no accrued right in an order that another court is competent', () => {
  const elsewhere: Decision = {
    status: 'Rejected',
    outcome: 'not-maintainable',
    text: 'The Special Court remands.',
  };
  for (const relief of ['default', 'bailable', 'undertrial', 'regular-magistrate'] as const)
    expect(faults(RELIEF_MATTERS[relief].strong, elsewhere)).toEqual([]);
  expect(faults(RELIEF_MATTERS.default.strong, { ...elsewhere, text: '' })).toEqual(['text']);
});

it('cancels bail only on a ground of cancellation and a stated fact', () => {
  const content = RELIEF_MATTERS.default.strong;
  const cancel: Decision = { status: 'Rejected', outcome: 'refused', reasons: ['gravity-of-offence'] };
  expect(faults(content, cancel, 'Approved')).toEqual(['misuse', 'cancellation']);
  const lawful: Decision = { ...cancel, reasons: ['bail-misused'], text: 'He threatened a witness.' };
  expect(faults(content, lawful, 'Approved')).toEqual([]);
});

it('allows a rejected application only with the change since that order', () => {
  const content = RELIEF_MATTERS['regular-sessions'].strong;
  const later: Decision = { ...grant, outcome: 'granted' };
  expect(faults(content, later, 'Rejected')).toEqual(['change']);
  expect(faults(content, { ...later, text: 'The witnesses were examined.' }, 'Rejected')).toEqual([]);
});

it('allows attendance alone as a condition in a bailable offence', () => {
  const { content, decision } = ORDER_MATTERS['bailable-granted'] ?? {};
  const attend = decision?.conditions ?? [];
  const other = { code: 'other' as const, text: 'Deposit the amount in dispute' };
  const bailable: Decision = { ...decision, status: 'Approved' };
  expect(attend.map(({ code }) => code)).toEqual(['attend']);
  expect(faults(content ?? {}, bailable)).toEqual([]);
  expect(faults(content ?? {}, { ...bailable, conditions: [...attend, other] })).toEqual(['attendance']);
});

it('asks a first offender under section 479 for no surety', () => {
  const { content, decision } = ORDER_MATTERS['undertrial-granted'] ?? {};
  const bond: Decision = { ...decision, status: 'Approved', bond: { amount: 5_000, sureties: 1 } };
  expect(faults(content ?? {}, bond)).toEqual(['ownBond']);
  expect(faults(content ?? {}, { ...bond, bond: { amount: 5_000, sureties: 0 } })).toEqual([]);
});

const inTwo = FIR_ORDER_MATTERS['firs-transit-in-two'];

it('signs no finding on an FIR without bail, or on one that the application does not have', () => {
  if (!inTwo) throw new Error('no matter');
  const { content, decision } = inTwo;
  const withFinding = (fir: number): Decision => ({
    ...decision,
    findings: [...(decision.findings ?? []), { ...finding('transit-notice', 'served by e-mail.'), fir }],
  });
  expect(faults(content, decision)).not.toContain('finding');
  expect(faults(content, withFinding(1))).not.toContain('finding');
  expect(faults(content, withFinding(2))).toContain('findingOfFir');
  expect(faults(content, withFinding(4))).toContain('findingOfFir');
});

const refused = (fir: number): RefusedFir => ({
  fir,
  reasons: ['no-reasonable-apprehension'],
  text: 'None.',
});

it('asks for the findings under the FIR, also if bail is granted in the first of several alone', () => {
  if (!inTwo) throw new Error('no matter');
  const decision: Decision = { ...inTwo.decision, refusedFirs: [refused(2), refused(3)] };
  const duties = dutiesOf(matterOf(inTwo.content, context), decision, undefined);
  const onFir = duties.findings.filter(({ code }) => code !== 'transit-link').map(({ fir }) => fir);
  expect(onFir.length).toBeGreaterThan(0);
  expect(new Set(onFir)).toEqual(new Set([1]));
  const asked = askedFindings(duties, inTwo.decision.findings ?? []);
  expect(asked.map(({ fir }) => fir)).toEqual([undefined, 1, 1, 1, 1]);
});
