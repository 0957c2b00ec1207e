/** The packet of a filed application uses its stored papers, unless a choice was changed since. */
import { expect, it } from 'vitest';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Packet } from '#contract/application/packet.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { composeFiling, FOLLOW_ATTACHED } from '#documents/filed/compose-filing.ts';
import { storedParts } from '#documents/filed/filed-words.ts';
import { mapTexts } from '#documents/map-texts.ts';
import { matterOf } from '#documents/matter.ts';
import { packetOfMatter } from '#documents/packet/filing-packet.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { shippedProfile } from '#domain/case/court-profiles.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import { TABLES } from '../../law/law-tables.ts';
import { PACKET_MATTERS } from '../packet-matters.ts';

const FORMER = ' In former words.';
const context = {
  filedOn: day('2026-11-22'),
  lawEdition: '1',
  applicationNumber: 'ZB/2026/1',
  tables: TABLES,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const RELIEFS = Object.keys(PACKET_MATTERS) as Relief[];

/** Each paragraph of the stored papers has other words. */
const former = (paper: SealedPaper): SealedPaper => {
  const blocks = paper.blocks.map((block) =>
    block.kind === 'numbered' || block.kind === 'paragraph' ? { ...block, text: block.text + FORMER } : block,
  );
  return { ...paper, blocks };
};

function filedMatter(relief: Relief) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the matters of the packets are complete
  const content = PACKET_MATTERS[relief].content as ApplicationContent;
  const { packet } = composeFiling(content, context);
  const parts = packet.parts.map(({ part, document }) => ({ part, document: former(document) }));
  const { otherApplication: other } = packet;
  const stored = { packet: { parts, ...(other && { otherApplication: former(other) }) } };
  return { content, stored };
}

/** The parts in former words, and the composed ones. */
function printedWith(relief: Relief, change: (packet: Packet) => Packet) {
  const { content, stored } = filedMatter(relief);
  const packet = change(content.packet ?? {});
  const matter = matterOf(content, context);
  const parts = storedParts(stored, { matter, content, packet });
  const { pieces } = packetOfMatter({ ...matter, packet, attached: [] }, parts);
  const papers = pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece] : []));
  const isFormer = ({ document }: (typeof papers)[number]) => plainText(document).includes(FORMER.trim());
  return {
    former: papers.filter(isFormer).map(({ part }) => part),
    composed: papers.filter((paper) => !isFormer(paper)).map(({ part }) => part),
  };
}

it.each(RELIEFS)('prints every stored paper of %s with the filed choices', (relief) => {
  const { former: kept, composed } = printedWith(relief, (packet) => packet);
  expect(kept).toContain('application');
  // a paper without a paragraph has no former words
  expect(composed.filter((part) => !FOLLOW_ATTACHED.has(part) && !WITHOUT_TEXT.has(part))).toEqual([]);
});

const WITHOUT_TEXT: ReadonlySet<string> = new Set(['memo', 'dates', 'sureties', 'annexure']);

it.each(RELIEFS)('composes the papers of %s of a changed choice, but not the application', (relief) => {
  const { former: kept } = printedWith(relief, (packet) => ({
    ...packet,
    deponent: { name: 'Meena Kale', relation: 'sister', age: 40, address: 'Pune' },
    parts: { ...packet.parts, dates: packet.parts?.dates !== true },
  }));
  expect(kept).toContain('application');
  expect(kept).not.toContain('affidavit');
});

it("composes all papers for another court's form", () => {
  const court = shippedProfile('bombay');
  const { former: kept } = printedWith('regular-magistrate', (packet) => ({ ...packet, court }));
  expect(kept).toEqual([]);
});

it('stores texts and no gaps', () => {
  const { content } = filedMatter('anticipatory');
  const { packet } = composeFiling(content, context);
  const texts: string[] = [];
  mapTexts(packet, (text) => {
    texts.push(text);
    return text;
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(packet.parts.every(({ document }) => !('gaps' in document))).toBe(true);
});
