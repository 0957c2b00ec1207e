import type { Block } from '#documents/model.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { annexuresNamed, isForeign, isUncertified, type PacketMatter } from './packet-matter.ts';
import { applicationTitle, leading } from './packet-paper.ts';

type ExemptionKind = 'certified-copies' | 'translations';

/** Papers to be exempted: as chosen, otherwise derived from the attachments. */
export function exemptedFrom({ attached, packet }: PacketMatter): ExemptionKind[] {
  const chosen = packet.exemption?.from;
  if (chosen && chosen.length > 0) return [...chosen];
  const exemptions: ExemptionKind[] = [
    ...(attached.some(isUncertified) ? (['certified-copies'] as const) : []),
    ...(attached.some(isForeign) && !packet.translation ? (['translations'] as const) : []),
  ];
  return exemptions.length > 0 ? exemptions : ['certified-copies'];
}

export function exemptionApplication(matter: PacketMatter): Block[] {
  const { prayer, packet } = matter.words;
  const { exemption } = packet;
  const from = exemptedFrom(matter);
  const [reason, ...more] = paragraphsOf(matter.packet.exemption?.reason ?? '');
  return [
    leading(exemption.lead),
    ...numbered('bail', [
      exemption.with(applicationTitle(matter)),
      ...from.map((what) => exemptionName(matter, what)),
      exemption.reason(reason ?? matter.words.blank),
      ...more,
      exemption.undertakes,
    ]),
    ...headed(prayer.heading, 'bail', [
      leading(prayer.lead),
      ...lettered('bail', [...from.map((what) => exemption.prayer[what]), exemption.other]),
    ]),
    signature(matter),
  ];
}

function exemptionName(matter: PacketMatter, what: ExemptionKind): string {
  const { exemption } = matter.words.packet;
  if (what === 'translations') {
    const numbers = annexuresNamed(matter, isForeign);
    return numbers ? exemption.translations(numbers) : exemption.translationsAll;
  }
  const numbers = annexuresNamed(matter, isUncertified);
  return numbers ? exemption.copies(numbers) : exemption.copiesAll;
}
