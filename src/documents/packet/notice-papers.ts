/** Notices sent with the application, each with its proof of service. */
import { courtInWords } from '#documents/court-in-words.ts';
import { linesOfEachFir } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { placeholder, namedFir, printed } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { numbered } from '#documents/section-blocks.ts';
import { agencyOffice } from '#documents/common-sections/parties.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { noticesOf } from '#documents/notices-of.ts';
import type { NoticeToGive } from '#law-explain/notices-to-give.ts';
import type { PacketMatter } from './packet-matter.ts';
import { applicationTitle, leading, paragraph, subheading } from './packet-paper.ts';

export function noticeToProsecutor(matter: PacketMatter): Block[] {
  const { notices: words } = matter.words.packet;
  const { court } = matter.case;
  const courtText = court
    ? courtInWords({ ...matter.case, court }, matter.words)
    : placeholder(matter, 'court');
  const prosecutorNotices = noticesOf(matter).filter(({ to }) => to === 'prosecutor');
  return [
    leading(`${words.to}\n${words.prosecutor(courtText)}`),
    ...numbered('bail', [
      words.take(applicationTitle(matter), namedFir(matter)),
      prosecutorNotices.length > 0 && words.under(provisions(matter, prosecutorNotices)),
      words.listing,
    ]),
    signature(matter),
    ...proof(matter, 'prosecutor'),
  ];
}

/** Through the Station House Officer: a victim's name is never printed. */
export function noticeToVictim(matter: PacketMatter): Block[] {
  const { notices: words } = matter.words.packet;
  const through = linesOfEachFir(matter, ({ case: { policeStation } }) =>
    words.through(policeStation ?? placeholder(matter, 'policeStation')),
  ).join('\n');
  const office = agencyOffice(matter);
  const rights = noticesOf(matter).flatMap(({ to, authority, hearing }) =>
    to === 'prosecutor'
      ? []
      : [words.heard[to](provisionName(authority, matter), provisionName(hearing ?? authority, matter))],
  );
  return [
    leading(`${words.to}\n${office ? words.throughOffice(office) : through}`),
    ...numbered('bail', [
      words.take(applicationTitle(matter), namedFir(matter)),
      ...new Set(rights),
      words.mayAttend,
      words.listing,
      office ? words.officeServes : words.officer,
    ]),
    signature(matter),
    ...proof(matter, 'victim'),
  ];
}

const provisions = (matter: PacketMatter, notices: readonly NoticeToGive[]): string =>
  [...new Set(notices.map(({ authority }) => provisionName(authority, matter)))].join('; ');

function proof({ packet, words }: PacketMatter, to: 'prosecutor' | 'victim'): Block[] {
  const { notices } = words.packet;
  const { blank } = notices;
  const { prosecutor, victim } = packet.service ?? {};
  const served = to === 'victim' ? victim : prosecutor;
  const row = [
    (to === 'prosecutor' && prosecutor?.to) || blank,
    served?.on ? printed(served.on) : blank,
    served?.mode ? notices.modes[served.mode] : blank,
    `${blank}\n${blank}`,
  ];
  return [
    subheading(notices.proof),
    { kind: 'table', head: notices.head, rows: [row], shares: [0.3, 0.18, 0.18, 0.34] },
  ];
}

/** Placeholder for an attachment that could not be bound. */
export const placeholderPage = (matter: PacketMatter, number: string, title: string): Block[] => {
  const { missing } = matter.words.packet;
  return [{ kind: 'title', text: missing.heading(number) }, paragraph(missing.text(title))];
};
