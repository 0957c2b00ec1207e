/** Statements of a paper on appeal, arrest, delay and conditions. Each must match the facts. */
import { expect, it } from 'vitest';
import { addDays, day } from '../../src/kernel/calendar-date.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { isAppeal } from '../../src/documents/appeal.ts';
import { conditionsToSet } from '../../src/law-explain/conditions-to-set.ts';
import { falsehoods } from './generated-papers.ts';

it('uses appellant only in an appeal and applicant only elsewhere', () => {
  const misnamed = falsehoods(({ text, matter }) => [
    /applicant/i.test(text) && isAppeal(matter) && 'applicant in an appeal',
    /appellant/i.test(text) && !isAppeal(matter) && 'appellant in an application',
  ]);
  expect(misnamed).toEqual([]);
});

it('asks to condone the exact number of late days', () => {
  const wrong = falsehoods(({ text, found: { highCourtAppeal }, matter }) => {
    const delayDays = /condone the delay of ([\d,]+) days?/.exec(text)?.[1];
    const last = highCourtAppeal.dates?.last;
    if (delayDays === undefined) return [];
    return [
      !(last && addDays(last, Number(delayDays.replaceAll(',', ''))) === matter.context.filedOn) && delayDays,
    ];
  });
  expect(wrong).toEqual([]);
});

it('pleads further conditions only for sections with such conditions', () => {
  const others = falsehoods(({ text }) => [
    /ection\s21\(5\) of the Maharashtra[^.]*stands before bail/.test(text) && 'MCOCA 21(5)',
    /ection\s43D\(7\)[^.]*stands before bail/.test(text) && 'UAPA 43D(7)',
  ]);
  expect(others).toEqual([]);
});

it('states an exemption only if the record supports it', () => {
  const mismatches = falsehoods(({ text, found: { matter } }) => [
    text.includes('is a woman. The proviso') && matter.woman !== true && 'woman',
    text.includes('is sick or infirm. The proviso') && matter.sickOrInfirm !== true && 'sick',
    text.includes('less than one crore') && !((matter.amountInvolved ?? 1e9) < 1e7) && 'sum',
  ]);
  expect(mismatches).toEqual([]);
});

it('denies bail at offence and foreign citizenship only if recorded', () => {
  const mismatches = falsehoods(({ text, found: { matter } }) => [
    text.includes('was not on bail in any other') && matter.onBailAtOffence !== false && 'on bail',
    text.includes('not a foreign citizen') && matter.unlawfulEntry !== false && 'entry',
  ]);
  expect(mismatches).toEqual([]);
});

/** A sentence of the paper, and the arrest defect that it states. */
const FAULTS = [
  ['is vitiated', 'grounds-not-given'],
  ['first produced before', 'produced-late'],
  ['had not been produced before', 'not-produced'],
  ['No notice of appearance', 'no-notice-before-arrest'],
  ['was informed of the arrest', 'relative-not-told'],
  ['were not recorded in writing', 'reasons-not-recorded'],
] as const;

it.each(FAULTS)('prints “%s” only if the law finds that arrest defect', (sentence, fault) => {
  const mismatches = falsehoods(({ text, found: { illegalArrest } }) => {
    const { conclusion } = illegalArrest;
    const found = conclusion.kind === 'entitled' && conclusion.because.some(({ code }) => code === fault);
    return [text.includes(sentence) && !found && sentence];
  });
  expect(mismatches).toEqual([]);
});

it('states that judgment is awaited only between conclusion and acquittal', () => {
  const mismatches = falsehoods(({ text, matter: { case: facts, context } }) => {
    const { concludedOn = day('9999-01-01'), acquittedOn = day('9999-01-01') } = facts.trial ?? {};
    const between = concludedOn <= context.filedOn && acquittedOn > context.filedOn;
    return [text.includes('judgment is awaited') && !between && 'over'];
  });
  expect(mismatches).toEqual([]);
});

it('argues delay after a year of custody before a superior court, transit across States', () => {
  const mismatches = falsehoods(({ text, matter: { case: facts, relief } }) => [
    text.includes('prolonged incarceration') &&
      !(
        ['regular-sessions', 'regular-high-court'].includes(relief ?? '') &&
        /in custody for [\d,]{3,} days/.test(text)
      ) &&
      'delay',
    text.includes('notwithstanding the conditions of the special Act') &&
      relief !== 'regular-high-court' &&
      'gate',
    /transit|in another State/.test(text) && facts.firInOtherState !== true && 'transit',
  ]);
  expect(mismatches).toEqual([]);
});

it('states required conditions only for a Magistrate when required', () => {
  const required = falsehoods(({ text, found, matter: { relief } }) => {
    const must = conditionsToSet(found) !== null;
    return [/requires conditions of/.test(text) && !(must && relief === 'regular-magistrate') && 'required'];
  });
  expect(required).toEqual([]);
});

it('requires an answer if the appeal belongs in the High Court', () => {
  const silent = falsehoods(({ matter }) => {
    const { applicant, case: recorded, bail, context: on } = matter;
    const appealed = matter.relief === 'suspension' && bail.conviction?.appealNumber !== undefined;
    if (!appealed || recorded.court !== 'sessions' || !/10/.test(bail.conviction?.sentence ?? '')) return [];
    const { concerns } = bailApplication({ applicant, case: recorded, bail }, on);
    const hasConcern = concerns.some(
      ({ key, answer }) => key === 'appeal-lies-to-the-high-court' && answer === 'needed',
    );
    return [!hasConcern && 'the High Court'];
  });
  expect(silent).toEqual([]);
});
