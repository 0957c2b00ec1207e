import type { Block } from '#documents/model.ts';
import { placeholder } from '#documents/matter.ts';
import { firParticulars } from '#documents/common-sections/particulars.ts';
import {
  agencyOffice,
  custodyNow,
  opponent,
  personDescription,
  respondentOffice,
} from '#documents/common-sections/parties.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { lawfulNotices } from './notice-papers.ts';
import type { PacketMatter } from './packet-matter.ts';

/** Parties with their addresses for service. Never names a victim. */
export function memoOfParties(matter: PacketMatter): Block[] {
  const { memo } = matter.words.packet;
  const station = matter.case.policeStation ?? placeholder(matter, 'policeStation');
  const office = agencyOffice(matter);
  const custodyText = custodyNow(matter);
  const rows: (readonly string[])[] = [
    [memo.party, personDescription(matter)],
    ...(custodyText ? [[memo.inCustody, custodyText]] : []),
    [memo.advocate, advocateLines(matter)],
    [memo.respondent, respondentOffice(matter) ?? `${opponent(matter)}, ${memo.through(station)}`],
    ...(isVictimNotified(matter)
      ? [[memo.wronged, office ? memo.withheldBy(office) : memo.withheld(station)]]
      : []),
    [memo.matter, firParticulars(matter)],
    [memo.sections, (matter.case.sections ?? []).join(', ') || placeholder(matter, 'sections')],
  ];
  return [{ kind: 'table', head: memo.head, rows, shares: [0.3, 0.7] }, signature(matter)];
}

/** Whether the victim is notified by choice or by law, even if the notice paper is omitted. */
const isVictimNotified = (matter: PacketMatter): boolean =>
  matter.packet.parts?.victim === true ||
  matter.packet.service?.victim !== undefined ||
  lawfulNotices(matter).some(({ to }) => to !== 'prosecutor');

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
