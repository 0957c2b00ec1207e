/** Papers of random records in which any fact may be present, missing or odd. */
import { fc } from '../support/fast-check.ts';
import type { CaseFacts } from '../../src/contract/case/case-facts.ts';
import { RELIEFS } from '../../src/contract/application/application.ts';
import { addDays, day } from '../../src/kernel/calendar-date.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { type BailDraft, matterOf } from '../../src/documents/matter.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import type { EarlierApplication } from '../../src/domain/application/earlier-applications.ts';
import type { Determinations } from '../../src/law/determine.ts';
import { TABLES } from '../law/law-tables.ts';
import { bare } from './sample-application.ts';

export const SECTIONS = [
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
  'NI 138',
  'BNS 147',
  'chori',
];

const date = fc.integer({ min: 0, max: 900 }).map((n) => addDays(day('2024-07-02'), n));
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });

const caseFacts: fc.Arbitrary<CaseFacts> = fc.record({
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
  trial: maybe(
    fc.record({
      stage: fc.constant('evidence'),
      firstEvidenceDate: maybe(date),
      chargeFramedOn: maybe(date),
      concludedOn: maybe(date),
      acquittedOn: fc.option(date, { nil: undefined, freq: 8 }),
      witnessesCited: maybe(fc.constant(14)),
      witnessesExamined: maybe(fc.constantFrom(0, 3, 14)),
    }),
  ),
  groundsOfArrest: maybe(
    fc.constantFrom(
      { state: 'none' } as const,
      { state: 'given', on: day('2026-01-05'), at: '09:30' } as const,
    ),
  ),
  arrest: maybe(
    fc.record({
      at: maybe(fc.constantFrom('09:15', '23:50')),
      relativeInformed: maybe(fc.boolean()),
      appearanceNotice: maybe(fc.boolean()),
      reasonsInWriting: maybe(fc.boolean()),
      production: maybe(
        fc.oneof(
          fc.constant({ state: 'none' as const }),
          date.map((on) => ({ state: 'produced' as const, on })),
        ),
      ),
    }),
  ),
  bailOrder: maybe(
    fc.oneof(
      fc.constant({ state: 'none' as const }),
      fc.record({ state: fc.constant('granted' as const), on: date, releasedOn: maybe(date) }),
    ),
  ),
  specialCourtOrderOn: maybe(date),
  firInOtherState: maybe(fc.boolean()),
  amountInvolved: maybe(fc.constantFrom(9_999_999, 10_000_000)),
  coercive: maybe(fc.constant({ known: true as const, rows: [{ kind: 'proclamation' as const }] })),
  person: maybe(
    fc.record({
      sickOrInfirm: maybe(fc.boolean()),
      onBailAtOffence: maybe(fc.boolean()),
      unlawfulEntry: maybe(fc.boolean()),
    }),
  ),
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

const conviction = fc.record({
  court: fc.constant('the Court of Session, Pune'),
  on: date,
  sentence: fc.constantFrom('rigorous imprisonment for 3 years', 'rigorous imprisonment for 10 years'),
  appealNumber: maybe(fc.constant('77/2026')),
  onBail: maybe(fc.boolean()),
});

const records = fc.record({
  facts: caseFacts,
  earlier,
  filedOn: date.map((on) => addDays(on, 300)),
  relief: maybe(fc.constantFrom(...RELIEFS)),
  age: fc.integer({ min: 10, max: 80 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  conviction: fc.option(conviction, { nil: undefined, freq: 3 }),
  previousApplications: maybe(fc.constantFrom('none' as const, 'one' as const, 'multiple' as const)),
});

export interface Paper {
  readonly text: string;
  readonly found: Determinations;
  readonly matter: ReturnType<typeof matterOf>;
}

type GeneratedRecord = typeof records extends fc.Arbitrary<infer R> ? R : never;

function paperOf(record: GeneratedRecord): Paper {
  const { facts: recorded, relief, age, gender, previousApplications, filedOn } = record;
  const judgment = relief === 'suspension' ? record.conviction : undefined;
  const content: BailDraft = {
    applicant: { ...bare.applicant, age, gender },
    case: recorded,
    bail: {
      grounds: 'He is innocent.',
      conviction: judgment,
      relief,
      previousApplications,
      proposedConditions: 'standard',
    },
  };
  const context = { filedOn, lawEdition: 'x', tables: TABLES, earlier: record.earlier };
  const matter = matterOf(content, context);
  if (!matter.found) throw new Error('the tables were given');
  return { text: plainText(bailApplication(content, context)), found: matter.found, matter };
}

const RUNS = 400;

let generated: readonly Paper[] | undefined;

/** The same papers for every statement: the seed of a run would make them again for each. */
const generatedPapers = (): readonly Paper[] => (generated ??= fc.sample(records, RUNS).map(paperOf));

type Lies = (paper: Paper) => readonly (string | false)[];

const liesIn = (lies: Lies, paper: Paper): string[] => lies(paper).filter((lie) => lie !== false);

/** False statements of the smallest record that produces one; empty if none does. `most`: fewer papers, for a slow look. */
export function falsehoods(lies: Lies, most = RUNS): string[] {
  const first = generatedPapers()
    .slice(0, most)
    .find((paper) => liesIn(lies, paper).length > 0);
  return first ? smallest(lies, first) : [];
}

function smallest(lies: Lies, paper: Paper): string[] {
  const { counterexample } = fc.check(
    fc.property(records, (record) => liesIn(lies, paperOf(record)).length === 0),
    { numRuns: RUNS },
  );
  return liesIn(lies, counterexample ? paperOf(counterexample[0]) : paper);
}
