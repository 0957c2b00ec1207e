/** For thirty-seven matters calculator, clock, "Which bail?", paper, order and chat name one forum, section and count. */
import { expect, it } from 'vitest';
import type { ApplicationContent } from '#contract/application/application.ts';
import { appealOf } from '#documents/appeal.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { bailOrder } from '#documents/bail-order.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { addDays, day, indianDate } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import type { Forum } from '#law/forum/forum.ts';
import { explain } from '#law-explain/explanation.ts';
import { matterClock } from '#law-explain/matter-clock.ts';
import { factsOf } from '../../../src/features/law/calculator/form-facts.ts';
import { formFromRecord } from '../../../src/features/law/calculator/form-from-record.ts';
import { proposeRelief } from '#law-explain/propose-relief.ts';
import { forumLines } from '#text/forum-lines.ts';
import { ask, inWords } from '../../chat/offline-chat.ts';
import { english } from '../../support/english.ts';
import { ARREST, DAYS, type Matter, MATTERS, old, TODAY } from './forum-matters.ts';
import { TABLES } from '../law-tables.ts';
import { full } from '../../documents/sample-application.ts';
import { ORDER } from '../../documents/statements/every-paper.ts';

function draftOf({ sections, court, relief, facts, bail, age = 34 }: Matter): BailDraft {
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
    bail: { ...full.bail, relief, ...bail },
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
  const paper = matterOf(draft, context);
  const authority = appealOf(paper)?.authority ?? paper.statute?.authority;
  return {
    found,
    clock: matterClock(found),
    proposal: proposeRelief(found, { court: matter.court, convicted: false }),
    lines: forumLines(found.forum, english).map(({ sentence }) => sentence),
    paper: plainText(bailApplication(draft, context)).split('\n'),
    order: plainText(order),
    under: authority && named(authority),
  };
}

/** Before an arrest another court may hear the first application. */
const courtIn = (forum: Forum, { relief }: Matter) =>
  relief === 'anticipatory' ? forum.anticipatory : forum.hears;

/** The sentence on that court. */
const courtLineIn = ([first = 'none', second = 'none']: readonly string[], { relief }: Matter): string =>
  relief === 'anticipatory' ? second : first;

const titled = MATTERS.map(
  (matter) => [`${matter.sections}, ${matter.relief ?? matter.court}, ${matter.under}`, matter] as const,
);

it('has thirty-seven matters', () => expect(MATTERS).toHaveLength(37));

it.each(titled)('determines one forum: %s', (_, matter) => {
  const { found, clock, proposal, lines } = everywhere(matter);
  const court = courtIn(found.forum, matter);
  expect(court && [court.court, named(court.authority)]).toEqual([matter.hears, matter.at]);
  expect(clock.forum).toEqual(found.forum);
  expect(proposal.forum).toEqual(found.forum);
  expect(courtLineIn(lines, matter)).toContain(english.explained.forum.courts[matter.hears]);
});

it.each(titled)('prints that forum and its section in paper and order: %s', (_, matter) => {
  const { paper, order, under } = everywhere(matter);
  expect(under).toBe(matter.under);
  expect(paper[0]).toContain(matter.heading);
  expect(order.split('\n')[0]).toContain(matter.heading);
});

it.each(titled)('counts the days and the date of default bail once: %s', (_, matter) => {
  const { found, clock, order } = everywhere(matter);
  expect(explain(found).served?.days).toBe(daysOf(matter));
  const counted = [...order.matchAll(COUNTED)].map(([, on, days]) => [on, Number(days)]);
  expect(counted).toEqual(matter.free ? [] : [[indianDate(TODAY), DAYS]]);
  const entitled = found.defaultBail.conclusion.kind === 'entitled';
  const open = clock.open.find(({ right }) => right === 'default-bail')?.on;
  expect(open).toBe(entitled ? found.defaultBail.dates?.from : undefined);
});

/** A child is asked about as a child, and a charge of several sections by each of them. */
function questionsOf({ sections, age, free, bail }: Matter): string[] {
  const { conviction } = bail ?? {};
  return sections.split(', ').map((section) => {
    if (conviction) {
      const { sentence, appealNumber } = conviction;
      return `Convicted under ${section}, ${sentence}, ${appealNumber}: which court suspends the sentence?`;
    }
    if (free) return `Can I get anticipatory bail in ${section}?`;
    return `${age === undefined ? 'Can I' : 'Can a child'} get bail in ${section}?`;
  });
}

/** In an appeal the applicant is the appellant. */
const COUNTED = /As on (\S+) the app[a-z]+ has been in custody for (\d+) days/g;

const daysOf = ({ free }: Matter): number | undefined => (free ? undefined : DAYS);

/** The calculator is for an accused before judgment. */
const beforeJudgment = titled.filter(([, { relief }]) => relief !== 'suspension');

it.each(titled)('answers in the chat with the same court: %s', (_, matter) => {
  const answers = questionsOf(matter).map((question) => inWords(ask(question)));
  const { lines } = everywhere(matter);
  const said = matter.free ? english.explained.forum.courts[matter.hears] : (lines[0] ?? 'none');
  expect(answers.filter((text) => text.includes(said))).not.toEqual([]);
});

const claims = titled.filter(([, { relief }]) => relief === 'default');

it.each(claims)('answers in the chat with the same day of default bail: %s', (_, matter) => {
  const from = everywhere(matter).found.defaultBail.dates?.from;
  const question = `arrested on 05-09-2026, remanded 06-09-2026 for ${matter.sections}, default bail when?`;
  expect(inWords(ask(question))).toContain(indianDate(from ?? TODAY));
});

it.each(beforeJudgment)('calculates the same forum, days and dates: %s', (_, matter) => {
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
  expect(calculated.forum.anticipatory).toEqual(found.forum.anticipatory);
  expect(explain(calculated).served?.days).toBe(daysOf(matter));
  expect(calculated.defaultBail.dates?.from).toBe(found.defaultBail.dates?.from);
});
