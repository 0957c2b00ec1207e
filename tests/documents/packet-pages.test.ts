/**
 * Packet pages read by other programs: poppler for PDF, mammoth for Word. `PACKETS=<folder>` writes the packets
 * there for review.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { expect, it, vi } from 'vitest';
import { bindPacket, type BoundPacket } from '../../src/documents/packet/bind-packet.ts';
import { estimatedPages } from '../../src/documents/packet/estimated-pages.ts';
import {
  filingPacket,
  type FilingPacket,
  type PacketPiece,
} from '../../src/documents/packet/filing-packet.ts';
import { zipPacket } from '../../src/documents/packet/packet-docx.ts';
import { PAPERS } from '../../src/documents/render/page-layout.ts';
import { PACKET_MATTERS, VICTIM_MATTERS } from './packet-matters.ts';
import { context, pdfFonts } from './sample-application.ts';
import { pdfOf } from './sample-files.ts';

vi.setConfig({ testTimeout: 60_000 });

const FOLDER = process.env['PACKETS'];
const fonts = pdfFonts();
const READER = 'pdftotext';
const poppler = spawnSync(READER, ['-v']).status === 0;

const run = (tool: string, args: readonly string[], input: Uint8Array): string =>
  spawnSync(tool, args, { input, encoding: 'utf8', maxBuffer: 1e8 }).stdout;

/** Text on the first page of a piece. */
const markOf = (piece: PacketPiece, page: number): string => {
  if (piece.kind === 'attached') return `Annexure ${piece.number} · page ${page}`;
  return piece.part === 'application' ? 'FIR No. 218/2024 dated' : piece.title;
};

const papersOf = ({ pieces }: FilingPacket) =>
  pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece.document] : []));

const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const MATTERS: Readonly<Record<string, (typeof PACKET_MATTERS)['default']>> = {
  ...PACKET_MATTERS,
  ...VICTIM_MATTERS,
};
const NAMES = Object.keys(MATTERS);

interface MadePacket {
  readonly packet: FilingPacket;
  readonly bound: BoundPacket;
  /** Non-empty lines per page. */
  readonly pages: readonly (readonly string[])[];
  readonly word: Uint8Array;
  readonly paper: 'a4' | 'legal';
}

async function madeOf(name: string): Promise<MadePacket> {
  const { content = {}, attached = [] } = MATTERS[name] ?? {};
  const packet = filingPacket(content, context, attached);
  const files = await Promise.all(attached.map((_, at) => pdfOf(at + 1, { turned: at * 90 })));
  const read = async (at: number) => files[at] ?? null;
  const bound = await bindPacket(packet, { fonts, read, say: () => undefined });
  const word = await zipPacket(packet, { read, say: () => undefined });
  if (FOLDER) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, `${name}.pdf`), bound.bytes);
    writeFileSync(path.join(FOLDER, `${name}.zip`), word);
  }
  const pages = (poppler ? run(READER, ['-layout', '-', '-'], bound.bytes) : '')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.split('\n').filter((line) => line.trim() !== ''));
  return { packet, bound, pages, word, paper: content.packet?.court?.paper ?? 'a4' };
}

/** Each packet is made once. */
const packetCache = new Map<string, Promise<MadePacket>>();
function made(name: string): Promise<MadePacket> {
  const here = packetCache.get(name) ?? madeOf(name);
  packetCache.set(name, here);
  return here;
}

it.runIf(poppler).each(NAMES)('starts each part on its index page: %s', async (name) => {
  const { packet, bound, pages } = await made(name);
  expect(pages).toHaveLength(bound.pages);
  const texts = pages.map((lines) => oneLine(lines.join(' ')));
  const front = pages.slice(0, (bound.spans[0]?.first ?? 1) - 1).flat();
  for (const [at, { first, last }] of bound.spans.entries()) {
    const named = ` ${first === last ? first : `${first} to ${last}`}`;
    expect(front.some((line) => line.endsWith(named))).toBe(true);
    const piece = packet.pieces[at];
    expect(texts[first - 1]).toContain(piece && markOf(piece, first));
  }
  for (const [at, text] of texts.entries())
    expect(text).toMatch(new RegExp(`[Pp]age ${at + 1} of ${bound.pages}`));
});

it.runIf(poppler).each(NAMES)(
  'avoids orphan headings, near-empty pages and lone signatures: %s',
  async (name) => {
    const { packet, bound, pages } = await made(name);
    const headings = new Set(
      papersOf(packet).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
      ),
    );
    const own = bound.spans.flatMap(({ first, last }, at) =>
      packet.pieces[at]?.kind === 'paper' ? pages.slice(first - 1, last) : [],
    );
    for (const lines of own) {
      expect(lines.length).toBeGreaterThan(3);
      expect(headings).not.toContain(lines.at(-2)?.trim()); // the last line is the page number
      expect(lines[0]).not.toMatch(/^\s*_{10,}/);
    }
  },
);

it.runIf(poppler)('moves the last three table rows and head with the signature', async () => {
  const { packet, bound, pages } = await made('atrocity');
  const annexure = packet.pieces.findIndex((piece) => piece.kind === 'paper' && piece.part === 'annexure');
  const { first = 0, last = 0 } = bound.spans[annexure] ?? {};
  expect(last).toBe(first + 1);
  expect(pages[last - 1]?.[0]).toMatch(/^Part\s+Particulars$/);
  expect(pages[last - 1]?.[1]).toMatch(/^D\. Criminal\s/);
  expect(pages[last - 1]?.at(-2)).toContain('Enrolment No.'); // the signature is below them
  expect(pages[first - 1]?.filter((line) => /^Part\s+Particulars$/.test(line))).toHaveLength(1);
});

it('keeps table rows and introductions together in the DOCX files', async () => {
  const { word } = await made('atrocity');
  const partsOf = (file: string) => {
    const [, bytes] = Object.entries(unzipSync(word)).find(([name]) => name.includes(file)) ?? [];
    const xml = strFromU8(unzipSync(bytes ?? new Uint8Array())['word/document.xml'] ?? new Uint8Array());
    return xml.match(/<w:p>.*?<\/w:p>/g) ?? [];
  };
  const stays = (file: string, text: string) =>
    partsOf(file).some((part) => part.includes(text) && part.includes('<w:keepNext/>'));
  expect(['C. Trial', 'D. Criminal antecedents', 'F. Coercive'].map((row) => stays('annexure', row))).toEqual(
    [false, true, true],
  );
  expect(stays('The appeal', 'has filed one earlier application')).toBe(true);
});

it.runIf(poppler).each(NAMES)(
  'has the court page size, title, embedded fonts and searchable text: %s',
  async (name) => {
    const { packet, bound, pages, paper } = await made(name);
    const facts = run('pdfinfo', ['-'], bound.bytes);
    expect(facts).toMatch(new RegExp(`Pages: +${bound.pages}\\n`));
    expect(facts).toContain(`Title:           ${packet.title}`);
    expect(facts).toMatch(/Encrypted: +no/);
    const { width, height } = PAPERS[paper];
    expect(facts).toMatch(new RegExp(`Page size: +${Math.floor(width)}[.\\d]* x ${Math.floor(height)}`));
    const fontLines = run('pdffonts', ['-'], bound.bytes).trim().split('\n').slice(2);
    expect(fontLines.length).toBeGreaterThan(2);
    for (const line of fontLines) expect(line).toMatch(/ yes +(yes|no) +(yes|no) +\d+ +\d+ *$/);
    const text = pages.flat().join('\n');
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|, ,/);
    expect(text).toMatch(/जाधव/);
  },
);

it.each(NAMES)('has about the estimated number of pages: %s', async (name) => {
  const { packet, bound } = await made(name);
  const pageEstimate = papersOf(packet).reduce((sum, paper) => sum + estimatedPages(paper), 0);
  const own = bound.spans.reduce(
    (sum, { first, last }, at) => sum + (packet.pieces[at]?.kind === 'paper' ? last - first + 1 : 0),
    0,
  );
  expect(pageEstimate).toBeGreaterThan(own - 2);
  expect(pageEstimate).toBeLessThan(own + 4);
});

it.each(NAMES)('contains all document text in the DOCX files: %s', async (name) => {
  const { packet, word } = await made(name);
  const parts = Object.entries(unzipSync(word)).filter(([file]) => file.endsWith('.docx'));
  const papers = [packet.index, ...papersOf(packet)];
  expect(parts).toHaveLength(papers.length);
  for (const [at, [, bytes]] of parts.entries()) {
    const { value, messages } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    const docxText = unspaced(value); // line breaks do not matter
    const texts = (papers[at]?.blocks ?? []).flatMap((block) => ('text' in block ? [block.text] : []));
    for (const text of texts) expect(docxText).toContain(unspaced(text));
  }
});
