/** A right "may be open" only if some answer to its own questions opens it. Tested over every offence. */
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#kernel/calendar-date.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import type { FactName, LawFacts } from '#law/facts.ts';
import { findPossibleRights, type PossibleRight } from '#law/may-be-open.ts';
import type { OffenceRef } from '#law/tables.ts';
import { TABLES } from './law-tables.ts';

const ARREST = day('2025-01-01');
const TODAY = day('2026-09-01');
const UNREAD = 'BNS 9999';

const arrested: LawFacts = {
  offences: [],
  unrecognised: [],
  custodyStatus: 'judicial',
  arrestDate: ARREST,
  firstRemandDate: ARREST,
};

const conclusionOf: Readonly<
  Record<PossibleRight['right'], (found: Determinations) => { readonly kind: string }>
> = {
  'default-bail': ({ defaultBail }) => defaultBail.conclusion,
  undertrial: ({ undertrial }) => undertrial.caseLevel,
  'sixty-days': ({ sixtyDays }) => sixtyDays.conclusion,
  'produce-by': ({ illegalArrest }) => illegalArrest.conclusion,
};

const ref = (code: string, section: string): OffenceRef => ({ code, section });

const NAMED: readonly (readonly OffenceRef[])[] = [
  [ref('BNS', '115(2)')],
  [ref('BNS', '303(2)')],
  [ref('IPC', '379')],
  [ref('NDPS', '15(a)')],
  [ref('NDPS', '15(b)')],
  [ref('POCSO', '8')],
  [ref('ARMS', '25(1B)(a)')],
];

/** Culpable homicide without intention. */
const WITH_KNOWLEDGE: readonly OffenceRef[] = [
  { ...ref('BNS', '105'), variant: 'knowledge' },
  { ...ref('IPC', '304'), variant: 'knowledge' },
];

/** Answers that favour the accused, for each question. */
function answersTo(fact: FactName, { since }: PossibleRight): readonly Partial<LawFacts>[] {
  const answers: Readonly<Partial<Record<FactName, readonly Partial<LawFacts>[]>>> = {
    offences: [
      { unrecognised: [] },
      ...NAMED.map((offences): Partial<LawFacts> => ({ unrecognised: [], offences })),
    ],
    principal: NAMED.map((principalOffences) => ({ principalOffences })),
    limb: [{ limbs: WITH_KNOWLEDGE }],
    firstRemandDate: [{ firstRemandDate: ARREST }],
    firDate: [{ firDate: ARREST }],
    chargesheet: [{ chargesheet: { state: 'not-filed', asOf: TODAY } }],
    defaultBailClaim: [{ defaultBailClaim: { state: 'claimed', on: since } }],
    remandExtension: [{ remandExtension: { state: 'none' } }],
    neverConvicted: [{ neverConvicted: true, convictions: [] }],
    otherPendingCases: [{ otherPendingCases: 0 }],
    delayByAccusedDays: [{ delayByAccusedDays: 0 }],
    custodyStatus: [{ custodyStatus: 'judicial' }],
    production: [{ production: { state: 'none' } }],
  };
  return answers[fact] ?? [];
}

function combined(asks: readonly FactName[], right: PossibleRight): Partial<LawFacts>[] {
  return asks.reduce<Partial<LawFacts>[]>(
    (soFar, fact) =>
      soFar.flatMap((before) => answersTo(fact, right).map((answer) => Object.assign({}, before, answer))),
    [{}],
  );
}

const canOpen = (facts: LawFacts, right: PossibleRight): boolean =>
  combined(right.asks, right).some(
    (answers) =>
      conclusionOf[right.right](determineAll({ ...facts, ...answers }, TABLES, TODAY)).kind === 'entitled',
  );

/** Possible rights that no answer opens, as "BNS 103(1): default-bail asks offences". */
function falseRights(facts: LawFacts, name: string): string[] {
  return findPossibleRights(determineAll(facts, TABLES, TODAY))
    .filter((right) => !canOpen(facts, right))
    .map(({ right, asks }) => `${name}: ${right} asks ${asks.join(', ')}`);
}

const FILED = [undefined, 40, 70, 200] as const;
const CLAIMS: readonly LawFacts['defaultBailClaim'][] = [undefined, { state: 'none' }];
const FURTHER: readonly Partial<LawFacts>[] = [
  {},
  { firstEvidenceDate: day('2025-06-01'), neverConvicted: false, convictions: [], otherPendingCases: 0 },
];

function factsOf(offences: readonly OffenceRef[], unrecognised: readonly string[]): LawFacts[] {
  return FILED.flatMap((after) =>
    CLAIMS.flatMap((defaultBailClaim) =>
      FURTHER.map((more): LawFacts =>
        Object.assign({}, arrested, more, {
          offences,
          unrecognised,
          defaultBailClaim,
          chargesheet:
            after === undefined
              ? { state: 'not-filed', asOf: TODAY }
              : { state: 'filed', on: addDays(ARREST, after) },
        }),
      ),
    ),
  );
}

describe('a right that may be open', () => {
  it('opens on some answer, for every offence alone', { timeout: 60_000 }, () => {
    const wrong = TABLES.offences.flatMap((row) =>
      factsOf([row], []).flatMap((facts) => falseRights(facts, row.id)),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('opens on some answer, for every offence beside an unread section', { timeout: 60_000 }, () => {
    const wrong = TABLES.offences.flatMap((row) =>
      factsOf([row], [UNREAD]).flatMap((facts) => falseRights(facts, row.id)),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('is no default bail after a charge-sheet within sixty days, without any read section', () => {
    const found = determineAll(
      { ...arrested, unrecognised: [UNREAD], chargesheet: { state: 'filed', on: addDays(ARREST, 59) } },
      TABLES,
      TODAY,
    );
    expect(found.defaultBail.conclusion).toMatchObject({
      kind: 'barred',
      because: [{ code: 'charge-sheet-in-time', about: addDays(ARREST, 59) }],
    });
  });
});
