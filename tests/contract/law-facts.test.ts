import { describe, expect, it } from 'vitest';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { lawFactsOf, penalCodeOn } from '#domain/case/law-facts.ts';
import { day } from '#kernel/calendar-date.ts';
import { TABLES } from '../law/law-tables.ts';

const of = (facts: Partial<CaseFacts>, extraFacts?: Parameters<typeof lawFactsOf>[2]) =>
  lawFactsOf(facts, TABLES, extraFacts);
type Antecedent = NonNullable<CaseFacts['antecedents']>['rows'][number];
const row: Antecedent = {
  firNumber: '7/2020',
  policeStation: 'Hadapsar',
  sections: ['IPC 420'],
  state: 'pending',
};

const coerciveProcess = (recalledOn?: 'recalled') => ({
  known: true as const,
  rows: [{ kind: 'nbw' as const, ...(recalledOn && { recalledOn: day('2026-01-01') }) }],
});

const sentence = (text: string) =>
  of(
    {},
    {
      bail: { conviction: { court: 'CJM', on: day('2026-01-01'), sentence: text, appealNumber: '1/2026' } },
    },
  ).sentenceYears;

it('keeps unknown facts unknown', () => {
  const known = Object.entries(of({})).filter(([, value]) => value !== undefined);
  expect(known).toEqual([
    ['offences', []],
    ['unrecognised', []],
  ]);
});

describe('sections', () => {
  it('come from chosen offences, and their texts are not read again', () => {
    const facts = { offences: [{ code: 'BNS', section: '318(4)' }], sections: ['BNS 318(4)'] };
    expect(of(facts)).toMatchObject({ offences: [{ code: 'BNS', section: '318(4)' }], unrecognised: [] });
  });

  it('include a text without a matching chosen offence', () => {
    const facts = {
      offences: [{ code: 'BNS', section: '318(4)' }],
      sections: ['BNS 318(4)', 'BNS 3(5)', 'BNS 316(2)', 'local Act 4'],
    };
    expect(of(facts)).toMatchObject({
      offences: [
        { code: 'BNS', section: '318(4)' },
        { code: 'BNS', section: '316(2)' },
      ],
      unrecognised: ['local Act 4'],
    });
  });

  it('are read from text under the code of the offence date', () => {
    expect(of({ sections: ['420', '406'], offenceDate: day('2024-06-30') }).offences).toEqual([
      { code: 'IPC', section: '420' },
      { code: 'IPC', section: '406' },
    ]);
    expect(of({ sections: ['302'] }).unrecognised).toEqual(['302']);
  });

  it('stay unread for a divided section without its limb', () => {
    expect(of({ sections: ['BNS 318'] })).toMatchObject({ offences: [], unrecognised: ['BNS 318'] });
    expect(of({ offences: [{ code: 'BNS', section: '318' }] }).unrecognised).toEqual(['BNS 318']);
  });
});

describe('antecedents', () => {
  it('are unknown by default', () => {
    expect(of({})).not.toHaveProperty('neverConvicted');
  });

  it('record a clean history if known to be none', () => {
    expect(of({ antecedents: { known: true, rows: [] } })).toMatchObject({
      neverConvicted: true,
      otherPendingCases: 0,
      convictions: [],
    });
  });

  it('count pending cases and read convictions', () => {
    const rows: Antecedent[] = [
      row,
      { ...row, firNumber: '8/2020', state: 'convicted' },
      { ...row, firNumber: '9/2020', state: 'acquitted' },
    ];
    expect(of({ antecedents: { known: true, rows } })).toMatchObject({
      neverConvicted: false,
      otherPendingCases: 1,
      convictions: [{ offences: [{ code: 'IPC', section: '420' }], unrecognised: [] }],
    });
  });

  it('exclude the case itself', () => {
    const facts = {
      firNumber: '7/2020',
      policeStation: 'Hadapsar',
    };
    expect(of({ ...facts, antecedents: { known: true, rows: [row] } }).otherPendingCases).toBe(0);
    expect(
      of({ ...facts, policeStation: 'Kondhwa', antecedents: { known: true, rows: [row] } }).otherPendingCases,
    ).toBe(1);
  });
});

describe('person', () => {
  it('comes from the record first, then from the applicant', () => {
    expect(of({ person: { woman: false } }, { applicant: { gender: 'female', age: 17 } })).toMatchObject({
      woman: false,
      child: true,
      age: 17,
    });
    expect(of({}, { applicant: { gender: 'female', age: 18 } })).toMatchObject({ woman: true, child: false });
    expect(of({}, { applicant: { gender: 'male' } })).toMatchObject({ woman: false, child: undefined });
  });
});

it('reads standing coercive process as no cooperation, otherwise unknown', () => {
  expect(of({ coercive: coerciveProcess() }).cooperated).toBe(false);
  expect(of({ coercive: coerciveProcess('recalled') }).cooperated).toBeUndefined();
  expect(of({ coercive: { known: true, rows: [] } }).cooperated).toBeUndefined();
});

it('copies dates, custody, charge-sheet, extension, trial and delay unchanged', () => {
  const facts = {
    arrestDate: day('2026-01-01'),
    firstRemandDate: day('2026-01-02'),
    firDate: day('2025-12-31'),
    custody: [{ from: day('2026-01-01'), kind: 'police' as const }],
    custodyStatus: 'judicial' as const,
    chargesheet: { state: 'filed' as const, on: day('2026-02-01') },
    remandExtension: { state: 'none' as const },
    delayByAccusedDays: 3,
    interimProtectionUntil: day('2026-05-01'),
    court: 'sessions' as const,
  };
  expect(of({ ...facts, trial: { stage: 'evidence', firstEvidenceDate: day('2026-03-01') } })).toMatchObject({
    ...facts,
    firstEvidenceDate: '2026-03-01',
  });
  expect(of(facts, { defaultBailClaimedOn: day('2026-03-03') }).defaultBailClaim).toEqual({
    state: 'claimed',
    on: '2026-03-03',
  });
});

describe('conviction', () => {
  it.each([
    ['3 years RI', 3],
    ['2.5 years and fine', 2.5],
    ['6 months', 0.5],
    ['life', Infinity],
    ['life, and 3 years', Infinity],
    ['3 years and 2 years', undefined],
    ['rigorous imprisonment', undefined],
  ])('reads the sentence %s', (text, years) => {
    expect(sentence(text)).toBe(years);
  });

  it('is absent without a conviction', () => {
    const { conviction, sentenceYears: years } = of({}, { bail: {} });
    expect([conviction, years]).toEqual([undefined, undefined]);
  });
});

it('chooses the penal code by the offence date', () => {
  expect(penalCodeOn(day('2024-06-30'))).toBe('IPC');
  expect(penalCodeOn(day('2024-07-01'))).toBe('BNS');
  expect(penalCodeOn(undefined)).toBeUndefined();
});
