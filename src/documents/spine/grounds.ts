/** The grounds, as the advocate wrote them: the text cut where it is cut, then each ground that has a heading of its own. */
import { joinedGrounds } from '#domain/form-lists.ts';
import type { BailPart } from '#contract/application.ts';
import type { Block } from '#documents/model.ts';
import { gap, type PaperMatter } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { groundWords } from '#text/en/documents-grounds.ts';

type GroundPart = NonNullable<BailPart['groundParts']>[number];

/** Default bail raises no question of merits: grounds have no place in it. */
export function grounds(matter: PaperMatter): Block[] {
  if (matter.relief === 'default') return [];
  const { groundParts = [], grounds: text } = matter.bail;
  // a text that only repeats the headed grounds is not printed beside them
  const alone = groundParts.length > 0 && (text === undefined || text === joinedGrounds(groundParts));
  return headed(matter.words.headings.grounds, 'bail', [
    ...(alone ? [] : numbered('bail', paragraphsOf(text ?? gap(matter, 'grounds')))),
    ...groundParts.flatMap((part) => headedGround(matter, part)),
  ]);
}

function headedGround(matter: PaperMatter, { heading, text, authority }: GroundPart): Block[] {
  const paragraphs = paragraphsOf(text);
  const last = paragraphs.pop() ?? '';
  const { reliedOn } = groundWords(matter.words.called);
  const rests = authority ? ` ${reliedOn(provisionName(authority, matter.context.tables))}` : '';
  return [
    { kind: 'heading', level: 3, text: heading, from: 'bail' },
    ...numbered('bail', [...paragraphs, last + rests]),
  ];
}
