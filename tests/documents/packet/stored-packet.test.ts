/** The packet of a filed application uses its stored papers, unless a choice was changed since. */
import { expect, it } from 'vitest';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Packet } from '#contract/application/packet.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { composeFiling, FOLLOW_ATTACHED } from '#documents/filed/compose-filing.ts';
import { storedPartsOf } from '#documents/filed/filed-words.ts';
import { mapTexts } from '#documents/map-texts.ts';
import { matterOf } from '#documents/matter.ts';
import { packetOfMatter } from '#documents/packet/filing-packet.ts';
import type { AttachedDocument } from '#documents/packet/packet-matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { shippedProfile } from '#domain/case/court-profiles.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import { TABLES } from '../../law/law-tables.ts';
import { PACKET_MATTERS } from '../packet-matters.ts';

const NO_PAPER = {
  language: 'en',
  lawEdition: '1',
  title: '',
  number: null,
  blocks: [],
  gaps: [],
  concerns: [],
} as const;
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

function filedMatter(relief: Relief, more: Packet = {}) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the matters of the packets are complete
  const shown = PACKET_MATTERS[relief].content as ApplicationContent;
  const content = { ...shown, packet: { ...shown.packet, ...more } };
  const { packet } = composeFiling(content, context);
  const parts = packet.parts.map(({ part, document }) => ({ part, document: former(document) }));
  const { otherApplication: other } = packet;
  const stored = { packet: { parts, ...(other && { otherApplication: former(other) }) } };
  return { content, stored };
}

/** The parts in former words, and the composed ones. */
function printedWith(
  relief: Relief,
  change: (packet: Packet) => Packet,
  { more, attached = [] }: { readonly more?: Packet; readonly attached?: readonly AttachedDocument[] } = {},
) {
  const { content, stored } = filedMatter(relief, more);
  const packet = change(content.packet ?? {});
  const matter = matterOf(content, context);
  const parts = storedPartsOf(stored, { matter, filed: content.packet, children: [] })(packet, attached);
  const { pieces, recomposed } = packetOfMatter({ ...matter, packet, attached }, parts);
  const papers = pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece] : []));
  const isFormer = ({ document }: (typeof papers)[number]) => plainText(document).includes(FORMER.trim());
  return {
    former: papers.filter(isFormer).map(({ part }) => part),
    composed: papers.filter((paper) => !isFormer(paper)).map(({ part }) => part),
    recomposed,
    affidavit: plainText(papers.find(({ part }) => part === 'affidavit')?.document ?? NO_PAPER),
  };
}

it.each(RELIEFS)('prints every stored paper of %s with the filed choices', (relief) => {
  const { former: kept, composed } = printedWith(relief, (packet) => packet);
  expect(kept).toContain('application');
  // a paper without a paragraph has no former words
  expect(composed.filter((part) => !FOLLOW_ATTACHED.has(part) && !WITHOUT_TEXT.has(part))).toEqual([]);
});

const WITHOUT_TEXT: ReadonlySet<string> = new Set(['memo', 'dates', 'sureties', 'annexure']);

const SISTER = { name: 'Meena Kale', relation: 'sister', age: 40, address: 'Pune' };
const withSister = (packet: Packet): Packet => ({ ...packet, deponent: SISTER });
const IN_CUSTODY: readonly Relief[] = RELIEFS.filter((relief) =>
  printedWith(relief, withSister).recomposed.includes('affidavit'),
);

it('composes the verification of the application for another deponent, and says so', () => {
  expect(IN_CUSTODY.length).toBeGreaterThan(2);
  for (const relief of IN_CUSTODY) {
    const { former: kept, recomposed } = printedWith(relief, withSister);
    expect(kept).not.toContain('affidavit');
    expect(kept).not.toContain('application');
    expect(recomposed).toEqual(expect.arrayContaining(['application', 'affidavit']));
  }
});

it.each(RELIEFS)('keeps the notices of %s for another deponent', (relief) => {
  const { former: filed } = printedWith(relief, (packet) => packet);
  const { former: kept } = printedWith(relief, withSister);
  const independent = filed.filter((part) => ['vakalatnama', 'prosecutor', 'victim'].includes(part));
  expect(kept).toEqual(expect.arrayContaining(independent));
});

it.each(RELIEFS)('composes the annexure of %s if nothing is sworn any more', (relief) => {
  const { recomposed } = printedWith(relief, (packet) => ({ ...packet, oath: 'verification' }), {
    more: { oath: 'notary', parts: { annexure: true } },
  });
  expect(recomposed.includes('annexure')).toBe(true);
});

it.each(RELIEFS)('keeps the application of %s with its dates apart or inside', (relief) => {
  const { former: kept } = printedWith(relief, (packet) => ({
    ...packet,
    parts: { ...packet.parts, dates: packet.parts?.dates !== true },
  }));
  expect(kept).toContain('application');
});

const ANNEXURES = [1, 2].map((n) => ({ documentId: `00000000-0000-4000-8000-00000000000${n}` }));
const FILES: readonly AttachedDocument[] = [{ title: 'FIR No. 218/2024' }, { title: 'Medical papers' }];

it('keeps the stored affidavit with its two annexures', () => {
  const print = printedWith('regular-magistrate', (packet) => packet, {
    more: { annexures: ANNEXURES },
    attached: FILES,
  });
  expect(print.former).toContain('affidavit');
  expect(print.affidavit).toContain('A-1, A-2');
  expect(print.recomposed).toEqual([]);
});

it('composes the affidavit with annexures that were not known at the filing', () => {
  const print = printedWith('regular-magistrate', (packet) => packet, { attached: FILES });
  expect(print.affidavit).toContain('A-1, A-2');
  expect(print.recomposed).toEqual(['affidavit']);
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
