import type { Block } from '#documents/model.ts';
import { lettered } from '#documents/section-blocks.ts';
import { personDescription } from '#documents/common-sections/parties.ts';
import type { PacketMatter } from './packet-matter.ts';
import { leading, paragraph } from './packet-paper.ts';
import { jailAttests } from './sworn-affidavit.ts';

export function vakalatnama(matter: PacketMatter): Block[] {
  const { signing, packet } = matter.words;
  const { vakalatnama: words } = packet;
  const { name = words.blank, enrolmentNumber = words.blank } = matter.advocate;
  return [
    leading(words.text(personDescription(matter), words.enrolled(name, enrolmentNumber))),
    ...lettered('advocate', words.powers),
    paragraph(words.stands),
    {
      kind: 'signature',
      left: [words.accepted, signing.line, name, signing.advocateFor],
      right: [signing.line, words.signs, words.Party],
    },
    ...jailAttests(matter),
  ];
}
