import { POLICY_STRATEGY } from '#law/judgments.ts';
import type { Block } from '#documents/model.ts';
import { printed } from '#documents/matter.ts';
import type { PacketMatter } from '#documents/packet/packet-matter.ts';
import { leading, paragraph } from '#documents/packet/packet-paper.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { custodyNow } from '#documents/common-sections/parties.ts';
import { signature } from '#documents/common-sections/signing.ts';
import type { CaseMatter } from './case-matter.ts';

/** Bail granted without release: requests under the Supreme Court's directions, with their dates. */
export function releaseFollowUp(matter: CaseMatter): Block[] {
  const { release: words } = matter.words.casePapers;
  const { prayer } = matter.words;
  const { ordered } = matter;
  const on = ordered ? printed(ordered.on) : words.grantedBlank;
  const custodyText = custodyNow(matter);
  return [
    leading(words.lead),
    ...numbered('case', [
      words.granted(on),
      custodyText ? words.held(custodyText) : words.stillHeld,
      words.bonds,
      words.sent,
      words.directions(provisionName(POLICY_STRATEGY, matter)),
      ...daysOfTheDirections(matter),
    ]),
    ...headed(prayer.heading, 'bail', [leading(prayer.lead), ...lettered('bail', words.prayer)]),
    paragraph(words.copy),
    signature(matter),
  ];
}

/** Past days only; a future day is no ground yet. */
function daysOfTheDirections({ found, context: { filedOn }, words: { casePapers } }: PacketMatter): string[] {
  const { release: words } = casePapers;
  const dates = found?.stalledRelease.dates;
  if (!dates) return [];
  return [
    ...(dates.legalAid <= filedOn ? [words.legalAid(printed(dates.legalAid))] : []),
    ...(dates.courtMayEase <= filedOn ? [words.mayEase(printed(dates.courtMayEase))] : []),
  ];
}
