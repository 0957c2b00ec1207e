/** The filer's request for other conditions of bail, as a paper of the court. */
import type { Block } from '#documents/model.ts';
import { namedFir, printed } from '#documents/matter.ts';
import { leading } from '#documents/packet/packet-paper.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { isOfChild, withoutNames } from '#documents/child-identity.ts';
import type { PacketMatter } from '#documents/packet/packet-matter.ts';
import { withoutVictimsOf } from '#documents/victim-identity.ts';
import type { CaseMatter } from './case-matter.ts';

type TypedTexts = Pick<CaseMatter, 'conditions' | 'wanted'>;

/** JJ 74, BNS 72: neither a child nor the victim of a sexual offence is named. `applicant`: as recorded. */
export function withheldIn(
  typed: TypedTexts,
  matter: PacketMatter,
  applicant: Parameters<typeof withoutNames>[1],
): TypedTexts {
  const ofVictims = withoutVictimsOf(typed, matter);
  return isOfChild(matter) ? withoutNames(ofVictims, applicant, matter.words.board.inText) : ofVictims;
}

export function conditionsApplication(matter: CaseMatter): Block[] {
  const { conditions: words } = matter.words.casePapers;
  const { prayer } = matter.words;
  const { ordered, conditions = [], wanted } = matter;
  return [
    leading(words.lead),
    ...numbered('case', [
      words.granted(namedFir(matter), ordered ? printed(ordered.on) : words.line),
      conditions.length > 0 && words.inForce,
    ]),
    ...lettered('case', conditions),
    ...numbered('case', [
      words.asks(wanted ? paragraphsOf(wanted.asked).join(' ') : words.line),
      words.because(wanted ? paragraphsOf(wanted.reason).join(' ') : words.line),
      words.obeyed,
    ]),
    ...headed(prayer.heading, 'bail', [leading(prayer.lead), ...lettered('bail', words.prayer)]),
    signature(matter),
  ];
}
