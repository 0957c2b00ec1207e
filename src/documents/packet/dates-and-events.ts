import { courtInWords } from '#documents/court-in-words.ts';
import { outcomeInWords } from '#documents/common-sections/outcome-in-words.ts';
import type { Block } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import {
  type DatedEvent,
  eventsOfEach,
  inOrder,
  knownDates,
} from '#documents/common-sections/particulars.ts';
import { signature } from '#documents/common-sections/signing.ts';
import type { PacketMatter } from './packet-matter.ts';

/** Events up to this application, oldest first: the case, custody and earlier applications. */
export function datesAndEvents(matter: PacketMatter): Block[] {
  const { dates } = matter.words.packet;
  return [
    { kind: 'table', head: dates.head, rows: eventRows(matter), shares: [0.24, 0.76] },
    signature(matter),
  ];
}

export function eventRows(matter: PacketMatter): string[][] {
  const { dates } = matter.words.packet;
  const rows = inOrder(matter, [
    ...knownDates(matter),
    ...eventsOfEach(matter, custodyEvents),
    ...applications(matter),
  ]);
  return [...rows, ...inOrder(matter, [[matter.context.filedOn, dates.today]])];
}

function custodyEvents({ case: facts, words }: PaperMatter): DatedEvent[] {
  const { kinds } = words.custody;
  const spans = (facts.custody ?? []).map(({ from, kind }): DatedEvent => [
    from,
    words.packet.dates.custody(kinds[kind]),
  ]);
  return [...spans, [facts.interimProtectionUntil, words.packet.dates.protection]];
}

function applications({ bail, context, words }: PacketMatter): DatedEvent[] {
  const { applied, decided } = words.packet.dates;
  const { earlier } = words;
  const recorded = (context.earlier ?? []).flatMap((row): DatedEvent[] => {
    const court = courtInWords(row, words);
    const number = row.applicationNumber ? earlier.reference(row.applicationNumber) : earlier.noNumber;
    return [
      [row.filedOn, applied(court, number)],
      [row.decidedOn, decided(court, outcomeInWords(row, words))],
    ];
  });
  const typedEvents = (bail.previousApplications === 'none' ? [] : (bail.previous ?? [])).flatMap(
    ({ court, number, filedOn, outcome, decidedOn }): DatedEvent[] => [
      [filedOn, applied(court, number)],
      [decidedOn, decided(`${court}, ${number}`, outcome)],
    ],
  );
  return [...recorded, ...typedEvents];
}
