/** For thirty matters calculator, clock, "Which bail?", paper, order and chat name one forum, section and count. */
import { expect, it } from 'vitest';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailOrder } from '#documents/bail-order.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { addDays, day, indianDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { ForumCourt } from '#law/forum/act-forum.ts';
import type { CourtKind, Relief } from '#law/relief.ts';
import { explain } from '#law-explain/explanation.ts';
import { matterClock } from '#law-explain/matter-clock.ts';
import { factsOf } from '../../src/features/law/calculator/form-facts.ts';
import { formFromRecord } from '../../src/features/law/calculator/form-from-record.ts';
import { proposeRelief } from '#law-explain/propose-relief.ts';
import { forumLines } from '#text/forum-lines.ts';
import { ask, inWords } from '../chat/offline-chat.ts';
import { english } from '../support/english.ts';
import { TABLES } from './law-tables.ts';
import { full } from '../documents/sample-application.ts';

const TODAY = day('2026-11-20');
const ARREST = day('2026-09-05');
const DAYS = 77;

type Facts = NonNullable<BailDraft['case']>;

interface Matter {
  readonly sections: string;
  readonly court: CourtKind;
  readonly relief?: Relief;
  readonly hears: ForumCourt;
  /** Section that names the forum. */
  readonly at: string;
  /** Provision of the paper. */
  readonly under: string;
  readonly heading: string;
  readonly facts?: Facts;
  readonly age?: number;
}

const old: Facts = { firDate: day('2024-06-01'), offenceDate: day('2024-05-30') };
const special = (act: string) => `SPECIAL JUDGE UNDER THE ${act}`;
const child = { age: 16, facts: { person: { ageAtAct: 16 } } } as const;
const board = { hears: 'board', at: 's.12(1) JJ', under: 's.12(1) JJ', ...child } as const;
const MAGISTRATE = 'JUDICIAL MAGISTRATE';
const SESSIONS = 'SESSIONS JUDGE';
const BOARD = 'JUVENILE JUSTICE BOARD';

const regular = (
  sections: string,
  court: CourtKind,
  rest: Omit<Matter, 'sections' | 'court' | 'under'>,
): Matter => ({ sections, court, under: court === 'magistrate' ? 's.480 BNSS' : 's.483 BNSS', ...rest });

const MATTERS: readonly Matter[] = [
  regular('BNS 303(2)', 'magistrate', { hears: 'magistrate', at: 's.480(1) BNSS', heading: MAGISTRATE }),
  regular('IPC 379', 'magistrate', {
    hears: 'magistrate',
    at: 's.480(1) BNSS',
    heading: MAGISTRATE,
    facts: old,
  }),
  regular('BNS 103(1)', 'sessions', { hears: 'sessions', at: 's.483(1) BNSS', heading: SESSIONS }),
  regular('IPC 302', 'sessions', { hears: 'sessions', at: 's.483(1) BNSS', heading: SESSIONS, facts: old }),
  regular('BNS 103(1)', 'high', { hears: 'sessions', at: 's.483(1) BNSS', heading: 'HIGH COURT' }),
  regular('NDPS 21(c)', 'sessions', {
    hears: 'special',
    at: 's.36A(1)(a) NDPS',
    heading: special('NARCOTIC'),
  }),
  regular('NDPS 21(a)', 'magistrate', { hears: 'magistrate', at: 's.480(1) BNSS', heading: MAGISTRATE }),
  regular('PMLA 4', 'sessions', {
    hears: 'special',
    at: 's.43 PMLA',
    heading: special('PREVENTION OF MONEY'),
  }),
  regular('UAPA 17', 'sessions', {
    hears: 'special',
    at: 's.11 NIA',
    heading: special('NATIONAL INVESTIGATION'),
  }),
  regular('POCSO 6', 'sessions', {
    hears: 'special',
    at: 's.28 POCSO',
    heading: special('PROTECTION OF CHILDREN'),
  }),
  regular('SC/ST 3(1)(r)', 'sessions', {
    hears: 'special',
    at: 's.14(1) SC/ST',
    heading: special('SCHEDULED'),
  }),
  regular('MCOCA 3(1)(ii)', 'sessions', {
    hears: 'special',
    at: 's.5 MCOCA',
    heading: special('MAHARASHTRA'),
  }),
  regular('PC 7', 'sessions', {
    hears: 'special',
    at: 's.3 PC',
    heading: special('PREVENTION OF CORRUPTION'),
  }),
  regular('COMPANIES 447', 'sessions', {
    hears: 'special',
    at: 's.435(2) COMPANIES',
    heading: special('COMPANIES'),
  }),
  regular('ELECTRICITY 135', 'sessions', {
    hears: 'special',
    at: 's.153 ELECTRICITY',
    heading: special('ELECTRICITY'),
  }),
  regular('BUDS 21(2)', 'sessions', { hears: 'designated', at: 's.8 BUDS', heading: 'DESIGNATED COURT' }),
  regular('SEBI 24(1)', 'sessions', { hears: 'special', at: 's.26A SEBI', heading: special('SECURITIES') }),
  regular('UP-GANGSTERS 3(1)', 'sessions', {
    hears: 'special',
    at: 's.5 UP-GANGSTERS',
    heading: special('UTTAR PRADESH'),
  }),
  regular('JJ 75', 'sessions', { hears: 'childrens-court', at: 's.86(4) JJ', heading: 'CHILDREN’S COURT' }),
  regular('TELECOM 42(1)', 'magistrate', {
    hears: 'chief-magistrate',
    at: 's.42(8) TELECOM',
    heading: 'CHIEF JUDICIAL',
  }),
  regular('PRIZE-CHITS 4', 'magistrate', {
    hears: 'chief-magistrate',
    at: 's.9 PRIZE-CHITS',
    heading: 'CHIEF JUDICIAL',
  }),
  regular('CUSTOMS 135(1)(i)', 'magistrate', {
    hears: 'magistrate',
    at: 's.104(2) CUSTOMS',
    heading: MAGISTRATE,
  }),
  regular('POCSO 6, SC/ST 3(2)(v)', 'sessions', {
    hears: 'special',
    at: 's.28 POCSO',
    heading: special('PROTECTION OF CHILDREN'),
  }),
  { sections: 'BNS 303(2)', court: 'magistrate', heading: BOARD, ...board },
  { sections: 'BNS 103(1)', court: 'magistrate', heading: BOARD, ...board },
  { sections: 'NDPS 21(c)', court: 'magistrate', heading: BOARD, ...board },
  { sections: 'SC/ST 3(2)(v)', court: 'magistrate', heading: BOARD, ...board },
  {
    ...regular('BNS 309(4)', 'magistrate', { hears: 'magistrate', at: 's.480(1) BNSS', heading: MAGISTRATE }),
    relief: 'default',
    under: 's.187(3) BNSS',
  },
  {
    ...regular('IPC 379', 'magistrate', {
      hears: 'magistrate',
      at: 's.480(1) BNSS',
      heading: MAGISTRATE,
      facts: old,
    }),
    relief: 'default',
    under: 's.167(2) CrPC',
  },
  {
    ...regular('BNS 115(2)', 'magistrate', { hears: 'magistrate', at: 's.478(1) BNSS', heading: MAGISTRATE }),
    relief: 'bailable',
    under: 's.478 BNSS',
  },
];

const ORDER: Order = {
  _id: '01939d00-0000-7000-8000-000000000001',
  at: '2026-11-20T06:00:00.000Z',
  from: 'Pending',
  to: 'Rejected',
  by: { name: 'S. Deshpande', designation: 'Judge', court: 'Pune' },
  reasons: [],
  conditions: [],
};

function draftOf({ sections, court, relief, facts, age = 34 }: Matter): BailDraft {
  return {
    ...full,
    applicant: { ...full.applicant, age },
    case: {
      ...full.case,
      sections: sections.split(', '),
      court,
      courtName: undefined,
      caseNumber: undefined,
      trial: undefined,
      firDate: day('2026-09-02'),
      offenceDate: day('2026-09-01'),
      arrestDate: ARREST,
      firstRemandDate: addDays(ARREST, 1),
      chargesheet: { state: 'not-filed', asOf: TODAY },
      antecedents: { known: true, rows: [] },
      ...facts,
    },
    bail: { ...full.bail, relief },
  };
}

const named = ({ source, at }: { readonly source: string; readonly at: string }): string => `${at} ${source}`;

/** Determination, words and papers of a matter. */
function everywhere(matter: Matter) {
  const draft = draftOf(matter);
  const { applicant, bail, case: facts = {} } = draft;
  const found = determineAll(lawFactsOf(facts, TABLES, { applicant, bail }), TABLES, TODAY);
  const context = { filedOn: TODAY, lawEdition: '2026-11', tables: TABLES };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sample has every required field
  const order = bailOrder(draft as ApplicationContent, { order: ORDER, on: TODAY }, context);
  const { statute } = matterOf(draft, context);
  return {
    found,
    clock: matterClock(found),
    proposal: proposeRelief(found, { court: matter.court, convicted: false }),
    lines: forumLines(found.forum, english).map(({ sentence }) => sentence),
    paper: plainText(bailApplication(draft, context)).split('\n'),
    order: plainText(order),
    under: statute && named(statute.authority),
  };
}

const titled = MATTERS.map(
  (matter) => [`${matter.sections}, ${matter.relief ?? matter.court}, ${matter.under}`, matter] as const,
);

it('has thirty matters', () => expect(MATTERS).toHaveLength(30));

it.each(titled)('determines one forum: %s', (_, matter) => {
  const { found, clock, proposal, lines } = everywhere(matter);
  const { hears } = found.forum;
  expect(hears && [hears.court, named(hears.authority)]).toEqual([matter.hears, matter.at]);
  expect(clock.forum).toEqual(found.forum);
  expect(proposal.forum).toEqual(found.forum);
  expect(lines[0]).toContain(english.explained.forum.courts[matter.hears]);
});

it.each(titled)('prints that forum and its section in paper and order: %s', (_, matter) => {
  const { paper, order, under } = everywhere(matter);
  expect(under).toBe(matter.under);
  expect(paper[0]).toContain(matter.heading);
  expect(order.split('\n')[0]).toContain(matter.heading);
});

it.each(titled)('counts the days and the date of default bail once: %s', (_, matter) => {
  const { found, clock, order } = everywhere(matter);
  expect(explain(found).served?.days).toBe(DAYS);
  expect(order).toContain(`As on ${indianDate(TODAY)} the applicant has been in custody for ${DAYS} days`);
  const entitled = found.defaultBail.conclusion.kind === 'entitled';
  const open = clock.open.find(({ right }) => right === 'default-bail')?.on;
  expect(open).toBe(entitled ? found.defaultBail.dates?.from : undefined);
});

/** A child is asked about as a child, and a charge of several sections by each of them. */
const questionsOf = ({ sections, age }: Matter): string[] =>
  sections
    .split(', ')
    .map((section) => `${age === undefined ? 'Can I' : 'Can a child'} get bail in ${section}?`);

it.each(titled)('answers in the chat with the same court: %s', (_, matter) => {
  const answers = questionsOf(matter).map((question) => inWords(ask(question)));
  const [first = 'none'] = everywhere(matter).lines;
  expect(answers.filter((text) => text.includes(first))).not.toEqual([]);
});

const claims = titled.filter(([, { relief }]) => relief === 'default');

it.each(claims)('answers in the chat with the same day of default bail: %s', (_, matter) => {
  const from = everywhere(matter).found.defaultBail.dates?.from;
  const question = `arrested on 05-09-2026, remanded 06-09-2026 for ${matter.sections}, default bail when?`;
  expect(inWords(ask(question))).toContain(indianDate(from ?? TODAY));
});

it.each(titled)('calculates the same forum, days and dates: %s', (_, matter) => {
  const { found, clock } = everywhere(matter);
  const form = formFromRecord({
    facts: draftOf(matter).case ?? {},
    applicant: draftOf(matter).applicant ?? {},
  });
  const calculated = determineAll(
    factsOf(form, { tab: matter.facts === old ? 'crpc' : 'bnss', asOf: TODAY, tables: TABLES }),
    TABLES,
    TODAY,
  );
  expect(calculated.forum.hears).toEqual(clock.forum?.hears);
  expect(explain(calculated).served?.days).toBe(DAYS);
  expect(calculated.defaultBail.dates?.from).toBe(found.defaultBail.dates?.from);
});
