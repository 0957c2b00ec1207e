/** Lettered lists in the alphabet of the paper: the same letter in PDF, Word, on the screen and in the exact text. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { docxText } from '#documents/docx-text.ts';
import { exactTextOf, withoutSpace } from '#documents/exact-text.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { renderDocx } from '#documents/render/docx.ts';
import { inLetters, lettered } from '#documents/section-blocks.ts';
import { LIST_LETTERS } from '#text/list-letters.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import { PACKET_MATTERS } from '../packet-matters.ts';
import { context, full } from '../sample-application.ts';

const inHindi = { ...context, papers: HINDI_PAPERS };
const hindi = bailApplication({ ...full, language: 'hi' }, inHindi);
const english = bailApplication(full, context);

const lettersOf = ({ blocks }: Pick<typeof hindi, 'blocks'>): string =>
  blocks.map((block) => (block.kind === 'lettered' ? block.letter : ' ')).join('');

it('letters the application in its alphabet', () => {
  expect(lettersOf(english)).toMatch(/ abc/);
  expect(lettersOf(hindi)).toMatch(/ कखग/);
  expect(lettersOf(hindi)).not.toMatch(/[a-z]/);
});

it('gives each of 26 conditions a letter of its own', () => {
  const blocks = lettered(
    'bail',
    Array.from({ length: 26 }, (_, n) => `Condition ${n + 1}`),
  );
  for (const letters of Object.values(LIST_LETTERS))
    expect(new Set(lettersOf({ blocks: inLetters(blocks, letters) })).size).toBe(26);
  expect(lettersOf({ blocks: inLetters(blocks, LIST_LETTERS.devanagari) })).toMatch(/^क.*मय$/);
});

it.each(Object.entries(PACKET_MATTERS))('letters no part of a Hindi packet in Latin: %s', (_, matter) => {
  const { pieces } = filingPacket(matter.content, inHindi, matter.attached);
  const papers = pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece.document] : []));
  expect(papers.map(lettersOf).join('')).toContain('कख');
  expect(papers.map(lettersOf).join('')).not.toMatch(/[a-z]/);
});

it.each([
  ['en', english],
  ['hi', hindi],
] as const)('counts in the letters of the paper in Word: %s', async (_, paper) => {
  const text = withoutSpace(docxText(await renderDocx(paper)) ?? '');
  expect(text).toContain(exactTextOf(paper).slice(0, 400));
  const items = paper.blocks.flatMap((block) =>
    block.kind === 'lettered' ? [withoutSpace(`(${block.letter}) ${block.text}`)] : [],
  );
  expect(items.length).toBeGreaterThan(3);
  expect(items.filter((item) => !text.includes(item))).toEqual([]);
});
