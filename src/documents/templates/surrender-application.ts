import type { Block } from '#documents/model.ts';
import { namedFir, printed } from '#documents/matter.ts';
import { offenceLines } from '#documents/offence-line.ts';
import type { PacketMatter } from '#documents/packet/packet-matter.ts';
import { leading } from '#documents/packet/packet-paper.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { signature } from '#documents/common-sections/signing.ts';

/** For an accused who was never arrested, or who returns from interim bail. */
export function surrenderApplication(matter: PacketMatter): Block[] {
  const { surrender: words } = matter.words.casePapers;
  const { prayer } = matter.words;
  const sections = offenceLines(matter).map(({ printed: name }) => name);
  return [
    leading(words.lead),
    ...numbered('case', [
      words.named(namedFir(matter), sections.join('; ') || words.noSections),
      libertyStatement(matter),
      words.comes(printed(matter.context.filedOn)),
      words.willing,
    ]),
    ...headed(prayer.heading, 'bail', [leading(prayer.lead), ...lettered('bail', words.prayer)]),
    signature(matter),
  ];
}

function libertyStatement(matter: PacketMatter): string | null {
  const { surrender: words } = matter.words.casePapers;
  const { custody = [], custodyStatus } = matter.case;
  const out = custody.findLast(({ kind }) => kind === 'interim-bail');
  if (out) return words.onBail(printed(out.from));
  return custodyStatus === 'not-arrested' ? words.notArrested : null;
}
