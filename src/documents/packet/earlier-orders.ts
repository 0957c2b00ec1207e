import type { Block } from '#documents/model.ts';
import { placeholder } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { earlierRows } from '#documents/common-sections/earlier-applications.ts';
import { signature } from '#documents/common-sections/signing.ts';
import { KUSHA_DURUKA } from '#law/judgments.ts';
import { type AttachedDocument, annexuresNamed, type PacketMatter } from './packet-matter.ts';

/** Kusha Duruka v. State of Odisha, 2024: every earlier application with its order, and the change since. */
export function earlierOrders(matter: PacketMatter): Block[] {
  const { earlierOrders: words } = matter.words.packet;
  const rows = earlierRows(matter);
  const n = Math.max(rows.length, 1);
  const orderBlocks: Block[] =
    rows.length > 0
      ? [
          ...numbered('bail', [words.disclosed(rows.length)]),
          { kind: 'table', head: matter.words.earlier.head, rows, authorities: [KUSHA_DURUKA] },
        ]
      : numbered('bail', [words.none]);
  const changes = paragraphsOf(matter.packet.change ?? placeholder(matter, 'change'));
  return [
    ...orderBlocks,
    ...numbered('bail', [copies(matter, n)]),
    ...headed(words.changeHeading, 'bail', numbered('bail', [words.change(n), ...changes])),
    signature(matter),
  ];
}

const isOrder = (document: AttachedDocument): boolean => document.isOrder === true;

function copies(matter: PacketMatter, n: number): string {
  const { earlierOrders: words } = matter.words.packet;
  const numbers = annexuresNamed(matter, isOrder);
  if (!numbers) return words.toFollow(n);
  const certified = matter.attached.filter(isOrder).every(({ copy }) => copy === 'certified');
  return certified ? words.certified(n, numbers) : words.copies(n, numbers);
}
