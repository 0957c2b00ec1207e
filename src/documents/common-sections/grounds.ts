/** Grounds as written: the general text, then each headed ground. */
import { joinedGrounds } from '#domain/application/form-lists.ts';
import type { BailPart } from '#contract/application/application.ts';
import type { Block } from '#documents/model.ts';
import { placeholder, type PaperMatter } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { annexureNumber } from '#documents/packet/packet-matter.ts';

type GroundPart = NonNullable<BailPart['groundParts']>[number];

/** Default bail has no grounds on merits. */
export function grounds(matter: PaperMatter): Block[] {
  if (matter.relief === 'default') return [];
  const { groundParts = [], grounds: text } = matter.bail;
  // omit a general text that only repeats the headed grounds
  const alone = groundParts.length > 0 && (text === undefined || text === joinedGrounds(groundParts));
  return headed(matter.words.headings.grounds, 'bail', [
    ...(alone ? [] : numbered('bail', paragraphsOf(text ?? placeholder(matter, 'grounds')))),
    ...groundParts.flatMap((part) => headedGround(matter, part)),
  ]);
}

function headedGround(matter: PaperMatter, part: GroundPart): Block[] {
  const { heading, text, authority, furtherAuthorities = [] } = part;
  const authorities = [...(authority ? [authority] : []), ...furtherAuthorities];
  const paragraphs = paragraphsOf(text);
  const last = paragraphs.pop() ?? '';
  const { reliedOn, annexed } = matter.words.proposed;
  const number = annexureOf(matter, part);
  const rests = [
    last,
    authorities.length > 0 && reliedOn(authorities.map((each) => provisionName(each, matter)).join('; ')),
    number !== null && annexed(number),
  ];
  return [
    { kind: 'heading', level: 3, text: heading, from: 'bail' },
    ...numbered('bail', [...paragraphs, rests.filter(Boolean).join(' ')]),
  ];
}

/** Annexure number of the supporting document; null if it is not attached. */
function annexureOf({ packet }: PaperMatter, { documentId }: GroundPart): string | null {
  const at = packet.annexures?.findIndex((annexure) => annexure.documentId === documentId) ?? -1;
  return documentId === undefined || at === -1 ? null : annexureNumber(at);
}
