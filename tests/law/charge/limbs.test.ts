/** Limbs: facts point, the user chooses, and no answer depends on a limb that nobody chose. */
import { describe, expect, it } from 'vitest';
import { limbQuestionsOf } from '#domain/case/limb-questions.ts';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { LawFacts } from '#law/facts.ts';
import { LIMB_IDS } from '#law/limbs.ts';
import { PLEADED_FACTS } from '#law/pleaded-facts.ts';
import { pleadedFacts } from '#reading/pleaded-facts.ts';
import { lawFacts } from '../case-files.ts';
import { TABLES } from '../law-tables.ts';

const TODAY = day('2026-11-27');
const facts = (sections: string, more: Partial<LawFacts> = {}): LawFacts => ({
  ...lawFacts({ sections }),
  arrestDate: day('2026-09-01'),
  firstRemandDate: day('2026-09-02'),
  firDate: day('2026-08-30'),
  custodyStatus: 'judicial',
  chargesheet: { state: 'not-filed', asOf: TODAY },
  remandExtension: { state: 'none' },
  neverConvicted: true,
  convictions: [],
  otherPendingCases: 0,
  delayByAccusedDays: 0,
  ageAtAct: 30,
  ...more,
});
const found = (sections: string, more: Partial<LawFacts> = {}) =>
  determineAll(facts(sections, more), TABLES, TODAY);
const open = (sections: string, more: Partial<LawFacts> = {}) =>
  found(sections, more).matter.openLimbs.map(({ charged, limbs }) => [charged, ...limbs].map(({ id }) => id));

it('names only rows of the tables', () => {
  const ids = new Set(TABLES.offences.map(({ id }) => id));
  expect(LIMB_IDS.filter((id) => !ids.has(id))).toEqual([]);
});

describe('a limb is asked', () => {
  it.each([
    ['BNS 109(1)', { pleaded: ['hurt'] }, ['BNS-109(1)', 'BNS-109(1)#hurt-caused']],
    ['BNS 109(1), BNS 118(1)', {}, ['BNS-109(1)', 'BNS-109(1)#hurt-caused']],
    ['IPC 307, IPC 323', {}, ['IPC-307', 'IPC-307#hurt-caused']],
    ['BNS 105', {}, ['BNS-105', 'BNS-105#knowledge']],
    ['IPC 304', {}, ['IPC-304', 'IPC-304#knowledge']],
    ['BNS 118(1)', { pleaded: ['grievous-hurt'] }, ['BNS-118(1)', 'BNS-118(2)']],
    ['BNS 64(1), POCSO 6', {}, ['BNS-64(1)', 'BNS-65(1)', 'BNS-65(2)']],
    ['BNS 64(2)', { pleaded: ['death'] }, ['BNS-64(2)', 'BNS-66']],
    ['BNS 70(1)', { pleaded: ['victim-under-18'] }, ['BNS-70(1)', 'BNS-70(2)']],
  ] as const)('%s, %o', (sections, more, limbs) => {
    expect(open(sections, more)).toEqual([limbs]);
  });

  it('for theft after a conviction for theft in either code', () => {
    const convictions = [{ offences: [{ code: 'IPC', section: '379' }], unrecognised: [] }];
    const repeat = { neverConvicted: false, convictions };
    expect(open('BNS 303(2)', repeat)).toEqual([['BNS-303(2)', 'BNS-303(2)#repeat']]);
    expect(open('BNS 303(2)')).toEqual([]);
  });

  it('ignores a limb if it is named, charged itself, or without a fact', () => {
    expect(open('BNS 109(1) (hurt-caused), BNS 118(1)')).toEqual([]);
    expect(open('BNS 118(1), BNS 118(2)', { pleaded: ['grievous-hurt'] })).toEqual([]);
    expect(open('BNS 109(1)')).toEqual([]);
  });
});

describe('an attempt to murder with hurt pleaded', () => {
  const hurt = { pleaded: ['hurt'] } as const;
  const charge = { code: 'BNS', section: '109(1)' };

  it('has no day of default bail and no term until the limb is chosen', () => {
    const { defaultBail, undertrial } = found('BNS 109(1)', hurt);
    expect(defaultBail.conclusion).toEqual({
      kind: 'undetermined',
      missing: ['limb'],
      openSince: day('2026-11-01'),
    });
    expect(defaultBail.dates).toMatchObject({ days: 60, otherReading: { days: 90, why: 'limb' } });
    expect(undertrial).toMatchObject({ conclusion: { missing: ['limb'] }, thresholdDate: null, dates: null });
    expect(defaultBail.cautions.map(({ code }) => code)).toContain('limb-not-chosen');
  });

  it('carries life after the choice, and ten years if the charge is kept', () => {
    const graver = found('BNS 109(1)', { ...hurt, limbs: [{ ...charge, variant: 'hurt-caused' }] });
    expect(graver.matter.rows.map(({ id }) => id)).toEqual(['BNS-109(1)#hurt-caused']);
    expect(graver.defaultBail.dates).toMatchObject({ days: 90 });
    expect(graver.undertrial.fraction).toBe('excluded');
    const kept = found('BNS 109(1)', { ...hurt, limbs: [charge] });
    expect(kept.defaultBail).toEqual(found('BNS 109(1)').defaultBail);
  });

  it('keeps every answer that no limb changes', () => {
    const { forum, bailable } = found('BNS 109(1)', hurt);
    expect(forum.hears?.court).toBe('sessions');
    expect(bailable.conclusion.kind).toBe('barred');
  });
});

describe('facts stated in an allegation', () => {
  it.each([
    ['He stabbed the complainant, who was hospitalised.', 'hurt'],
    ['शिकायतकर्ता को सिर में चोट आई।', 'hurt'],
    ['The left arm was fractured.', 'grievous-hurt'],
    ['घोर उपहति कारित की।', 'grievous-hurt'],
    ['The girl, aged about 14 years, was taken away.', 'victim-under-16'],
    ['पीड़िता 11 वर्षीय है।', 'victim-under-12'],
    ['A nine-member mob of ten attacked him; he was lynched.', 'group-of-five'],
    ['He threatened to kill him and said I will kill him.', 'threat-of-death'],
    ['The accused doctor left the patient.', 'medical-practitioner'],
    ['On the highway at about midnight they stopped the truck.', 'highway-at-night'],
  ] as const)('%s states %s', (text, fact) => {
    expect(pleadedFacts(text)).toContain(fact);
  });

  it.each(['No injury was caused.', 'किसी को चोट नहीं आई।', 'He ran away without causing any injury.'])(
    'denies hurt: %s',
    (text) => expect(pleadedFacts(text)).not.toContain('hurt'),
  );

  it('are names of the law', () => {
    expect(pleadedFacts('')).toEqual([]);
    expect(new Set(PLEADED_FACTS).size).toBe(PLEADED_FACTS.length);
  });
});

const chosenIn = (section: string) =>
  limbQuestionsOf({ sections: [section] }, TABLES).map(({ chosen }) => chosen?.id);

it('asks for no part that the charge names', () => {
  expect(chosenIn('IPC 304')).toEqual([undefined]);
  expect(chosenIn('304 Part I IPC')).toEqual(['IPC-304']);
  expect(chosenIn('304 Part II IPC')).toEqual([]);
});
