/** FIR, sections with their punishment, and known dates. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isAppeal } from '#documents/appeal.ts';
import { everyone, isJoint, namesOfEach } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import { hasSeveralFirs, inEachFir } from '#documents/each-fir.ts';
import {
  titled,
  placeholder,
  namedFir,
  type PaperMatter,
  optionalPlaceholder,
  printed,
} from '#documents/matter.ts';
import { offenceLines } from '#documents/offence-line.ts';
import { factLines } from '#text/fact-words.ts';
import { stateNamed } from '#domain/case/states.ts';

/** `apart`: the packet has the list of dates as a part of its own. */
export type DatesPlace = 'within' | 'apart';

export function particulars(matter: PaperMatter, dates: DatesPlace): Block[] {
  return [
    ...inEachFir(matter).flatMap((fir): Block[] => [
      { kind: 'paragraph', text: firParticulars(fir), from: 'case' },
      sections(fir),
    ]),
    ...lines(matter),
    ...(dates === 'within' ? listOfDates(matter) : []),
    { kind: 'heading', level: 2, text: matter.words.lead },
  ];
}

export function firParticulars(matter: PaperMatter): string {
  const { particulars: words } = matter.words;
  const { firNumber, firDate, policeStation, district, state } = matter.case;
  const date = firDate ? printed(firDate) : optionalPlaceholder(matter, 'firDate');
  const number = firNumber ? titled(firNumber, words.fir) : words.fir(placeholder(matter, 'firNumber'));
  const pieces = [
    number + (date ? words.dated(date) : ''),
    words.station(policeStation ?? placeholder(matter, 'policeStation')),
    district && words.district(district),
    state && words.state(stateNamed(state, matter.language)),
  ];
  return pieces.filter((piece) => piece).join(', ') + matter.words.fullStop;
}

function sections(matter: PaperMatter): Block {
  const { particulars: words } = matter.words;
  const caseSections = matter.case.sections ?? [];
  if (caseSections.length === 0) {
    return { kind: 'paragraph', text: words.sections(placeholder(matter, 'sections')), from: 'case' };
  }
  const lines = offenceLines(matter);
  if (lines.every(({ maximum }) => maximum === null)) {
    return { kind: 'paragraph', text: words.sections(caseSections.join(', ')), from: 'case' };
  }
  const rows = lines.map(({ printed: name, offence, maximum }) => [
    name,
    offence ?? '',
    maximum ?? words.notLookedUp,
  ]);
  const head = [words.sectionColumn, words.offenceColumn, words.maximumColumn];
  return { kind: 'table', head, rows, shares: [0.34, 0.36, 0.3], from: 'case' };
}

/** The facts that no sentence of the paper has in it. */
const lines = ({ case: facts, words }: PaperMatter): Block[] =>
  factLines({ case: facts }, words.factWords).map(({ label, value }) => ({
    kind: 'paragraph',
    text: `${label}: ${value}`,
    from: 'case',
  }));

function listOfDates(matter: PaperMatter): Block[] {
  const { dates } = matter.words;
  const rows = inOrder(matter, knownDates(matter));
  if (rows.length < 2) return [];
  return [
    { kind: 'heading', level: 2, text: dates.heading, keepWithNext: true },
    { kind: 'table', head: dates.head, rows, from: 'case' },
  ];
}

export type DatedEvent = readonly [date: CalendarDate | undefined, event: string];

/** Table rows, oldest first. */
export const inOrder = ({ context }: PaperMatter, events: readonly DatedEvent[]): string[][] =>
  events
    .filter((row): row is [CalendarDate, string] => row[0] !== undefined && row[0] <= context.filedOn)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([date, event]) => [printed(date), event]);

/** Events up to the filing date; later dates are omitted. */
export function knownDates(matter: PaperMatter): DatedEvent[] {
  const { case: facts, bail, relief, found, words } = matter;
  const { dates } = words;
  const appeal = isAppeal({ relief, found, bail });
  return [
    ...eventsOfEachFir(matter, ofTheInvestigation),
    ...eventsOfEach(matter, ofTheArrest),
    ...eventsOfEachFir(matter, ofTheTrial),
    ...eventsOfEach(matter, (person) => [[grantedOn(person.case), dates.granted]]),
    [appeal ? facts.specialCourtOrderOn : undefined, dates.specialCourt],
    [bail.conviction?.on, dates.conviction],
  ];
}

/** Of several FIRs each event has its FIR. */
const eventsOfEachFir = (matter: PaperMatter, eventsOf: (fir: PaperMatter) => DatedEvent[]): DatedEvent[] =>
  inEachFir(matter).flatMap((fir) =>
    eventsOf(fir).map(([on, event]): DatedEvent => [
      on,
      hasSeveralFirs(matter) ? `${event}: ${namedFir(fir)}` : event,
    ]),
  );

const ofTheInvestigation = ({ case: facts, words: { dates } }: PaperMatter): DatedEvent[] => [
  [facts.offenceDate, dates.offence],
  [facts.firDate, dates.fir],
];

function ofTheArrest({ case: facts, words: { dates } }: PaperMatter): DatedEvent[] {
  if (facts.custodyStatus === 'not-arrested') return [];
  return [
    [facts.arrestDate, dates.arrest],
    [facts.firstRemandDate, dates.remand],
  ];
}

/** Events of one person, with the name if there are several applicants. */
export function eventsOfEach(
  matter: PaperMatter,
  eventsOf: (person: PaperMatter) => DatedEvent[],
): DatedEvent[] {
  if (!isJoint(matter)) return eventsOf(matter);
  const names = namesOfEach(matter);
  return everyone(matter).flatMap((person, n) =>
    eventsOf(person).map(([on, event]): DatedEvent => [on, `${event}: ${names[n] ?? ''}`]),
  );
}

const ofTheTrial = ({ case: { chargesheet, trial }, words: { dates } }: PaperMatter): DatedEvent[] => [
  [chargesheet?.state === 'filed' ? chargesheet.on : undefined, dates.report],
  [trial?.chargeFramedOn, dates.charge],
  [trial?.firstEvidenceDate, dates.evidence],
  [trial?.concludedOn, dates.concluded],
];

const grantedOn = ({ bailOrder }: PaperMatter['case']): CalendarDate | undefined =>
  bailOrder?.state === 'granted' ? bailOrder.on : undefined;
