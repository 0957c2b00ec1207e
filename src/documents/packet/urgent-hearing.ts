import { daysUndergone } from '#documents/days-undergone.ts';
import type { Block } from '#documents/model.ts';
import { textsOfEach } from '#documents/joint.ts';
import { type PaperMatter, placeholder } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { custodyNow } from '#documents/common-sections/parties.ts';
import { signature } from '#documents/common-sections/signing.ts';
import type { PacketMatter } from './packet-matter.ts';
import { applicationTitle, leading } from './packet-paper.ts';

function heldTexts(matter: PaperMatter): string[] {
  const { words } = matter;
  const custodyText = custodyNow(matter);
  const days = daysUndergone(matter);
  return custodyText ? [words.packet.urgency.held(custodyText, days === null ? null : words.days(days))] : [];
}

export function urgentHearing(matter: PacketMatter): Block[] {
  const { words } = matter;
  const { urgency } = words.packet;
  const [first = placeholder(matter, 'urgency'), ...more] = paragraphsOf(matter.packet.urgency ?? '');
  return [
    leading(urgency.lead),
    ...numbered('bail', [
      urgency.with(applicationTitle(matter)),
      ...textsOfEach(matter, heldTexts),
      urgency.reason(first),
      ...more,
    ]),
    ...headed(words.prayer.heading, 'bail', [
      leading(words.prayer.lead),
      ...lettered('bail', urgency.prayer),
    ]),
    signature(matter),
  ];
}
