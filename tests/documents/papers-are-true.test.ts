/**
 * Whatever is recorded, no sentence of a paper says what the law or the record's own history does not: every date is
 * one of theirs, every claim of a right is a right that was found, and "none" and "first" are said only where none is.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseFacts } from '../../src/contract/case-facts.ts';
import { RELIEFS } from '../../src/contract/application.ts';
import { addDays, day, indianDate } from '../../src/kernel/calendar-date.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { type BailDraft, matterOf } from '../../src/documents/matter.ts';
import { reliefFinding } from '../../src/documents/relief-finding.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import type { EarlierApplication } from '../../src/domain/earlier-applications.ts';
import type { Determinations } from '../../src/law/determine.ts';
import { TABLES } from '../law/law-tables.ts';
import { bare } from './sample-application.ts';

const SECTIONS = [
  'BNS 103(1)',
  'BNS 115(2)',
  'BNS 303(2)',
  'BNS 318(4)',
  'BNS 65(2)',
  'BNS 61(2)(a)',
  'IPC 302',
  'IPC 420',
  'NDPS 21(c)',
  'NDPS 20(b)(ii)(B)',
  'NDPS 29',
  'PMLA 4',
  'UAPA 16(1)(b)',
  'SC/ST 3(1)(r)',
  'POCSO 6',
  'MCOCA 3(1)(ii)',
  'UP-GANGSTERS 3(1)',
  'chori',
];

const date = fc.integer({ min: 0, max: 900 }).map((n) => addDays(day('2024-07-02'), n));
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });

const facts: fc.Arbitrary<CaseFacts> = fc.record({
  firNumber: fc.constant('218/2024'),
  policeStation: fc.constant('Hadapsar'),
  allegations: fc.constant('Something is alleged.'),
  court: fc.constantFrom('magistrate' as const, 'sessions' as const, 'high' as const),
  sections: fc.uniqueArray(fc.constantFrom(...SECTIONS), { minLength: 1, maxLength: 3 }),
  custodyStatus: maybe(fc.constantFrom('police' as const, 'judicial' as const, 'not-arrested' as const)),
  firDate: maybe(date),
  offenceDate: maybe(date),
  arrestDate: maybe(date),
  firstRemandDate: maybe(date),
  custodyPeriod: maybe(fc.constant('since Diwali')),
  chargesheet: maybe(
    fc.oneof(
      date.map((on) => ({ state: 'filed' as const, on })),
      date.map((asOf) => ({ state: 'not-filed' as const, asOf })),
    ),
  ),
  remandExtension: maybe(
    fc.oneof(
      fc.constant({ state: 'none' as const }),
      date.map((until) => ({ state: 'granted' as const, until })),
    ),
  ),
  delayByAccusedDays: maybe(fc.integer({ min: 0, max: 40 })),
  trial: maybe(date.map((firstEvidenceDate) => ({ stage: 'evidence', firstEvidenceDate }))),
  antecedents: maybe(
    fc.constantFrom(
      { known: true as const, rows: [] },
      {
        known: true as const,
        rows: [
          {
            firNumber: '1/2020',
            policeStation: 'Kothrud',
            sections: ['IPC 379'],
            state: 'convicted' as const,
          },
        ],
      },
    ),
  ),
});

const earlier: fc.Arbitrary<EarlierApplication[]> = fc.array(
  fc.record({
    court: fc.constantFrom('sessions' as const, 'high' as const),
    applicationNumber: fc.constant('ZB/2026/K7-0001'),
    filedOn: date,
    outcome: fc.constantFrom(
      'pending' as const,
      'granted' as const,
      'refused' as const,
      'withdrawn' as const,
    ),
  }),
  { maxLength: 3 },
);

const records = fc.record({
  facts,
  earlier,
  filedOn: date.map((on) => addDays(on, 300)),
  relief: maybe(fc.constantFrom(...RELIEFS)),
  age: fc.integer({ min: 10, max: 80 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  previousApplications: maybe(fc.constantFrom('none' as const, 'one' as const, 'multiple' as const)),
});

interface Paper {
  readonly text: string;
  readonly found: Determinations;
  readonly matter: ReturnType<typeof matterOf>;
}

type Made = typeof records extends fc.Arbitrary<infer R> ? R : never;

function paperOf(record: Made): Paper {
  const { facts: caseFacts, relief, age, gender, previousApplications, filedOn } = record;
  const content: BailDraft = {
    applicant: { ...bare.applicant, age, gender },
    case: caseFacts,
    bail: { grounds: 'He is innocent.', relief, previousApplications },
  };
  const context = { filedOn, lawEdition: 'x', tables: TABLES, earlier: record.earlier };
  const matter = matterOf(content, context);
  if (!matter.found) throw new Error('the tables were given');
  return { text: plainText(bailApplication(content, context)), found: matter.found, matter };
}

/** What a paper says that is not so, of the simplest record in which one does; nothing where none does. */
function falsehoods(lies: (paper: Paper) => readonly (string | false)[]): string[] {
  const told = (record: Made): string[] => lies(paperOf(record)).filter((lie) => lie !== false);
  const { counterexample } = fc.check(
    fc.property(records, (record) => told(record).length === 0),
    { numRuns: 400 },
  );
  return counterexample ? told(counterexample[0]) : [];
}

const foundDates = ({ found, matter }: Paper): Set<string> => {
  const { defaultBail, undertrial, sixtyDays, bailable } = found;
  const { case: recorded, bail, context } = matter;
  const known = [
    recorded,
    bail,
    context.filedOn,
    context.earlier,
    defaultBail,
    undertrial,
    sixtyDays,
    bailable,
  ];
  const days = new Set(JSON.stringify(known).match(/\d{4}-\d{2}-\d{2}/g));
  // a period's last day is the one before the right begins
  const withLast = [...days].flatMap((on) => [on, addDays(day(on), -1)]);
  return new Set(withLast.map((on) => indianDate(day(on))));
};

describe('a paper claims nothing that was not found', () => {
  it('prints no date that is neither recorded nor found', () => {
    const strange = falsehoods((paper) => {
      const allowed = foundDates(paper);
      return (paper.text.match(/\d{2}-\d{2}-\d{4}/g) ?? []).filter((printed) => !allowed.has(printed));
    });
    expect(strange).toEqual([]);
  });

  it('claims a right only where it was found, from the day that was found', () => {
    const claimed = falsehoods(({ text, found: { defaultBail, sixtyDays, bailable } }) => {
      const arose = `The right to bail arose on ${indianDate(defaultBail.dates?.from ?? day('1900-01-01'))}`;
      const stands = defaultBail.conclusion.kind === 'entitled' && text.includes(arose);
      return [
        /is bailable|matter of right/.test(text) && bailable.conclusion.kind !== 'entitled' && 'bailable',
        /right to bail arose/.test(text) && !stands && 'default bail',
        /Sixty days from/.test(text) && sixtyDays.conclusion.kind !== 'entitled' && 'sixty days',
      ];
    });
    expect(claimed).toEqual([]);
  });

  it('says that a part of the term is over only once it is', () => {
    const early = falsehoods(({ text, found: { undertrial }, matter }) => {
      const dates = [undertrial.thresholdDate, undertrial.dates?.maximum];
      const reached = dates.some((on) => on && on <= matter.context.filedOn);
      const open = undertrial.caseLevel.kind !== 'barred';
      return [/was completed on/.test(text) && !(open && reached) && 'undertrial'];
    });
    expect(early).toEqual([]);
  });

  it('says of the person only what the record says', () => {
    const said = falsehoods(({ text, found: { matter } }) => [
      /has never been convicted/.test(text) && matter.neverConvicted !== true && 'never convicted',
      /may be arrested on an accusation/.test(text) && matter.arrested === true && 'to be arrested',
      /is in (police|judicial) custody/.test(text) && matter.inCustody === false && 'in custody',
    ]);
    expect(said).toEqual([]);
  });

  it('denies a bar only where none was found', () => {
    const denied = falsehoods(({ text, found }) => {
      const grave = found.matter.rows.some(({ death, life }) => death || life);
      const open = found.anticipatory.conclusion.kind === 'entitled';
      return [
        /(named above|offence alleged) is punishable with death/.test(text) && grave && 'death or life',
        /special Act denies this relief/.test(text) && !open && 'anticipatory bail',
      ];
    });
    expect(denied).toEqual([]);
  });
});

describe('a paper keeps nothing back', () => {
  it('pleads every gate that stands before bail on merits', () => {
    const left = falsehoods(({ text, found, matter: { relief } }) => {
      const merits = relief?.startsWith('regular-') === true || relief === 'anticipatory';
      const { conclusion } = found.specialGates;
      if (!merits || conclusion.kind !== 'barred') return [];
      const sections = conclusion.because.map(({ authority }) => authority.at.replace(/^s\./, ''));
      return sections.filter(
        (section) => !text.includes(`ection\u00a0${section}`) && !text.includes(`ection ${section}`),
      );
    });
    expect(left).toEqual([]);
  });

  it('says "none" and "first" only where the record holds none', () => {
    const hidden = falsehoods(({ text, matter: { bail, context } }) => {
      const recorded = context.earlier?.length ?? 0;
      const listed = text.match(/Filing reference ZB/g)?.length ?? 0;
      return [
        recorded > 0 && /no earlier application|FIRST/.test(text) && 'none',
        listed !== recorded && `${listed} of ${recorded}`,
        text.includes('FIRST') && bail.previousApplications !== 'none' && 'first',
      ];
    });
    expect(hidden).toEqual([]);
  });

  it('counts the days in custody as the law does, the day of arrest with them', () => {
    const miscounted = falsehoods(({ text, found, matter }) => {
      const counted = /has been in custody for (\d+) days?, the day of arrest/.exec(text)?.[1];
      if (counted === undefined) return [];
      const first = found.matter.firstDay;
      const right = first && addDays(first, Number(counted) - 1) === matter.context.filedOn;
      return [!(right && found.matter.arrested === true) && counted];
    });
    expect(miscounted).toEqual([]);
  });

  it('has something to be answered wherever the law stands against the relief', () => {
    const silent = falsehoods(({ matter }) => {
      const conclusion = reliefFinding(matter);
      if (conclusion?.kind !== 'barred' && conclusion?.kind !== 'not-yet') return [];
      const { applicant, case: recorded, bail, context } = matter;
      const { concerns } = bailApplication({ applicant, case: recorded, bail }, context);
      return [!concerns.some(({ answer }) => answer === 'needed') && conclusion.kind];
    });
    expect(silent).toEqual([]);
  });
});

it('is tried with sections that the tables have, and one that they do not', () => {
  expect(SECTIONS.filter((name) => !TABLES.byName.has(name.toLowerCase()))).toEqual(['chori']);
});
