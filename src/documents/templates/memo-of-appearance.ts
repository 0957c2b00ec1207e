import { allNames } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import type { PacketMatter } from '#documents/packet/packet-matter.ts';
import { leading, paragraph } from '#documents/packet/packet-paper.ts';
import { signature } from '#documents/common-sections/signing.ts';

export function memoOfAppearance(matter: PacketMatter): Block[] {
  const { appearance: words } = matter.words.casePapers;
  const { name, enrolmentNumber = words.noAdvocate, address } = matter.advocate;
  const advocate = words.enrolled(name ?? words.noAdvocate, enrolmentNumber);
  return [
    leading(words.text(advocate, allNames(matter))),
    paragraph(words.under),
    paragraph(words.notices(address ?? words.address)),
    signature(matter),
  ];
}
