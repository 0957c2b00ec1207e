import type { Block } from '#documents/model.ts';
import { linesOfEachFir, textsOfEachFir } from '#documents/each-fir.ts';
import { everyone, isJoint } from '#documents/joint.ts';
import { type PaperMatter, placeholder } from '#documents/matter.ts';
import { firParticulars } from '#documents/common-sections/particulars.ts';
import {
  agencyOffice,
  custodyNow,
  opponent,
  personDescription,
  respondentOffice,
} from '#documents/common-sections/parties.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { noticesOf } from '#documents/notices-of.ts';
import type { PacketMatter } from './packet-matter.ts';

/** Parties with their addresses for service. Never names a victim. */
export function memoOfParties(matter: PacketMatter): Block[] {
  const { memo } = matter.words.packet;
  const office = agencyOffice(matter);
  const atStations = (say: (station: string) => string) =>
    linesOfEachFir(matter, (fir) => say(fir.case.policeStation ?? placeholder(matter, 'policeStation'))).join(
      '\n',
    );
  const rows: (readonly string[])[] = [
    ...everyone(matter).flatMap((person, n) => partyRows(matter, person, n)),
    [memo.advocate, advocateLines(matter)],
    [memo.respondent, linesOfEachFir(matter, respondentLine).join('\n')],
    ...(isVictimNotified(matter)
      ? [[memo.wronged, office ? memo.withheldBy(office) : atStations(memo.withheld)]]
      : []),
    [memo.matter, linesOfEachFir(matter, firParticulars).join('\n')],
    [memo.sections, textsOfEachFir(matter, sectionsIn).join('\n')],
  ];
  return [{ kind: 'table', head: memo.head, rows, shares: [0.3, 0.7] }, signature(matter)];
}

const respondentLine = (fir: PaperMatter): string =>
  respondentOffice(fir) ??
  `${opponent(fir)}, ${fir.words.packet.memo.through(fir.case.policeStation ?? placeholder(fir, 'policeStation'))}`;

const sectionsIn = (fir: PaperMatter): string[] => [
  (fir.case.sections ?? []).join(', ') || placeholder(fir, 'sections'),
];

/** Several applicants have numbers. */
function partyRows(matter: PacketMatter, person: PaperMatter, n: number): (readonly string[])[] {
  const { memo } = matter.words.packet;
  const numbered = (label: string) => (isJoint(matter) ? `${label} (${n + 1})` : label);
  const custodyText = custodyNow(person);
  return [
    [numbered(memo.party), personDescription(person)],
    ...(custodyText ? [[numbered(memo.inCustody), custodyText]] : []),
  ];
}

/** Whether the victim is notified by choice or by law, even if the notice paper is omitted. */
const isVictimNotified = (matter: PacketMatter): boolean =>
  matter.packet.parts?.victim === true ||
  matter.packet.service?.victim !== undefined ||
  noticesOf(matter).some(({ to }) => to !== 'prosecutor');

function advocateLines(matter: PacketMatter): string {
  const { name, enrolmentNumber, address, phone } = matter.advocate;
  const { packet, signing } = matter.words;
  if (!name) return packet.memo.inPerson;
  const lines = [
    name,
    enrolmentNumber && signing.enrolment(enrolmentNumber),
    address,
    phone && signing.phone(phone),
  ];
  return lines.filter((line) => line).join('\n');
}
