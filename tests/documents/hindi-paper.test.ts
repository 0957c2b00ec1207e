/** A Hindi application: the form of words is Hindi throughout, the filer's own text is unchanged. */
import { spawnSync } from 'node:child_process';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { packetMatterOf } from '#documents/packet/packet-matter.ts';
import { CASE_PAPERS, casePaper } from '#documents/templates/case-paper.ts';
import { shippedProfile } from '#domain/case/court-profiles.ts';
import { printedAgency } from '#domain/case/respondents.ts';
import { day } from '#kernel/calendar-date.ts';
import { cite } from '#law/authority.ts';
import * as judgments from '#law/judgments.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import { bindPacket } from '../../src/documents/packet/bind-packet.ts';
import { filingPacket } from '../../src/documents/packet/filing-packet.ts';
import { renderDocx } from '../../src/documents/render/docx.ts';
import { renderLeaves, renderPdf } from '../../src/documents/render/pdf.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { HINDI_PAPERS } from '../../src/text/hi/papers/documents.ts';
import { PACKET_MATTERS, VICTIM_MATTERS } from './packet-matters.ts';
import { pdfFacts } from './pdf-facts.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { context, full, pdfFonts, withFacts } from './sample-application.ts';
import { zipEntries } from './zip-entries.ts';

const inHindi = { ...context, papers: HINDI_PAPERS };
const CONJUNCTS = 'क्षत्रिय, नियुक्ति और प्राधिकारी के समक्ष श्रृंखला';

const withGrounds: BailDraft = { ...full, language: 'hi', bail: { ...full.bail, grounds: CONJUNCTS } };

describe.each(Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }))('%s', (_, pair) => {
  it.each(['strong', 'weak'] as const)('prints no English form text in a %s matter', (kind) => {
    const paper = bailApplication(pair[kind], inHindi);
    const own = plainText(paper);
    expect(paper.language).toBe('hi');
    expect(own).toContain('प्रार्थना');
    expect(own).not.toMatch(
      /\b(?:The (?:appellant|Court|application)|under section|Section \d|prays|Prayer|Verification|respectfully)\b/,
    );
    expect(own).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('has no gaps in the strong matter', () => {
    expect(bailApplication(pair.strong, inHindi).gaps).toEqual([]);
  });
});

/**
 * A full stop after a Hindi letter, a value or a bracket at the end of a sentence; not the "1." of a
 * paragraph.
 */
const stopsIn = (text: string): string[] =>
  text.match(
    /[^\n]*(?:[\p{Script=Devanagari}A-Za-z)\]"”]|\d{2})(?<!^[\dA-Z]{1,2})\.(?=\s*$| \p{Script=Devanagari})/gmu,
  ) ?? [];

/** If the filer writes Hindi, any remaining full stop comes from the paper. */
const inDanda = (draft: BailDraft): BailDraft => {
  const json = JSON.stringify(draft).replaceAll(/\.(?=["\\ ])/g, '।');
  const parsed: BailDraft = JSON.parse(json);
  return parsed;
};

it.each(Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }))(
  'ends no application sentence with a full stop: %s',
  (_, pair) => {
    for (const draft of [pair.strong, pair.weak]) {
      const paper = plainText(bailApplication(inDanda(draft), inHindi));
      expect(stopsIn(paper)).toEqual([]);
      expect(paper).toMatch(/थाना [^\n]*।$/m);
    }
  },
);

it.each(Object.entries({ ...PACKET_MATTERS, ...VICTIM_MATTERS }))(
  'ends no packet sentence with a full stop: %s',
  (_, matter) => {
    const { index, pieces } = filingPacket(inDanda(matter.content), inHindi, matter.attached);
    const papers = pieces.map((piece) => plainText(piece.kind === 'paper' ? piece.document : piece.held));
    expect([plainText(index), ...papers].flatMap(stopsIn)).toEqual([]);
  },
);

it('prints State, agency and court format in Hindi for either input language', () => {
  for (const state of ['Maharashtra', 'महाराष्ट्र']) {
    const paper = plainText(bailApplication(withFacts({ state }), inHindi));
    expect(paper).toContain('महाराष्ट्र राज्य');
    expect(paper).not.toContain('Maharashtra');
    expect(plainText(bailApplication(withFacts({ state }), context))).toContain('State of Maharashtra');
  }
  const union = withFacts({ state: 'Jammu and Kashmir' });
  expect(plainText(bailApplication(union, inHindi))).toContain('संघ राज्यक्षेत्र जम्मू और कश्मीर');
  const agency = withFacts({ respondent: printedAgency('ncb', 'en') });
  expect(plainText(bailApplication(agency, inHindi))).toContain(printedAgency('ncb', 'hi'));
  expect(bailApplication(agency, inHindi).title).toMatch(/ बनाम भारत संघ$/);
  const delhi = { ...full, packet: { court: shippedProfile('delhi') } };
  const { index } = filingPacket(delhi, inHindi, []);
  expect(plainText(index)).toContain('न्यायालय शुल्क: ₹');
  expect(plainText(index)).toContain('दिल्ली उच्च न्यायालय, नई दिल्ली');
  expect(plainText(index)).not.toContain('Welfare');
});

const extractor = 'pdftotext';
const poppler = spawnSync(extractor, ['-v']).status === 0;

/** Latin words that are not in the record. Reported case names keep theirs. */
function englishIn(text: string, written: object): string[] {
  const typed = new Set(
    wordsIn(
      JSON.stringify(written)
        .replaceAll(String.raw`\n`, ' ')
        .toLowerCase(),
    ),
  );
  let own = text;
  for (const found of Object.values(judgments)) if ('source' in found) own = own.replaceAll(cite(found), '');
  return wordsIn(own).filter((word) => !typed.has(word.toLowerCase()) && !KEPT.has(word));
}

const wordsIn = (text: string): string[] => [...new Set(text.match(/[A-Za-z]{3,}/g))];

/** Hindi papers write these in Latin too. */
const KEPT = new Set(['FIR', 'CNR', 'BNS', 'BNSS', 'XVII']);

describe.each(Object.entries({ ...PACKET_MATTERS, ...VICTIM_MATTERS }))('packet of %s', (_, matter) => {
  const packet = filingPacket(matter.content, inHindi, matter.attached);

  it('prints no English form text', () => {
    const texts = packet.pieces.map((piece) =>
      piece.kind === 'paper' ? `${piece.title} ${plainText(piece.document)}` : plainText(piece.held),
    );
    const text = [plainText(packet.index), ...texts].join(' ');
    expect(englishIn(text, matter)).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

it.each(CASE_PAPERS)('prints no English form text in a case document: %s', (kind) => {
  for (const ordered of [
    null,
    { on: day('2026-10-01'), amount: 50_000, sureties: 0 },
    { on: day('2026-10-01'), sureties: 2 },
  ]) {
    const text = plainText(casePaper(kind, { ...packetMatterOf(full, inHindi, []), ordered }));
    expect(englishIn(text, full)).toEqual([]);
    expect(text).toMatch(/\p{Script=Devanagari}/u);
  }
});

it('prints Hindi page numbers and bookmark titles in a packet', async () => {
  const packet = filingPacket(full, inHindi, []);
  const ports = { fonts: pdfFonts([]), read: () => Promise.resolve(null), say: () => undefined };
  const { bytes } = await bindPacket(packet, ports);
  const pdf = await PDFDocument.load(bytes);
  const first = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict).lookup(PDFName.of('First'), PDFDict);
  expect(first.lookup(PDFName.of('Title'), PDFHexString).decodeText()).toBe('सूची');
  expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toContain('hi-IN');
  if (!poppler) return;
  const { stdout } = spawnSync(extractor, ['-', '-'], { input: bytes, encoding: 'utf8' });
  const read = stdout.normalize('NFC').replaceAll(/\s+/g, ' ');
  expect(read).toMatch(/पृष्ठ 1 \/ \d+/);
  for (const word of ['सूची', 'पक्षकारों का ज्ञापन', 'शपथकर्ता', 'वकालतनामा']) expect(read).toContain(word);
});

it('renders page numbers in a font with Devanagari', async () => {
  const leaves = await renderLeaves(['पृष्ठ 1 / 9'], { width: 190, height: 18, fontSize: 10 }, pdfFonts([]));
  expect(pdfFacts(leaves).embeddedFonts.join(' ')).toContain('NotoSerifDevanagari');
});

it('marks missing facts in Hindi as gaps', () => {
  const paper = bailApplication({ language: 'hi' }, { ...inHindi, unfinished: true });
  expect(paper.gaps).toContain('[आवेदक का नाम]');
});

it('stays in English without Hindi document texts', () => {
  const paper = bailApplication(withGrounds, context);
  expect(paper.language).toBe('en');
  expect(plainText(paper)).toContain('Prayer');
});

it('renders a Hindi DOCX with Hindi page numbers', async () => {
  const entries = zipEntries(await renderDocx(bailApplication(withGrounds, inHindi)));
  for (const word of ['क्षत्रिय', 'नियुक्ति', 'प्राधिकारी'])
    expect(entries.get('word/document.xml')).toContain(word);
  expect(entries.get('word/styles.xml')).toContain('hi-IN');
  expect([...entries].filter(([name]) => name.includes('footer')).join()).toContain('पृष्ठ');
});

it('renders a PDF with Hindi as its language', async () => {
  const facts = pdfFacts(await renderPdf(bailApplication(withGrounds, inHindi), pdfFonts([])));
  expect(facts.language).toBe('hi-IN');
  expect(facts.embeddedFonts.join(' ')).toContain('NotoSerifDevanagari');
  expect(facts.bookmarks.length).toBeGreaterThan(8);
});

it.runIf(poppler)('keeps the reading order of extracted text (requires poppler)', async () => {
  const pdf = await renderPdf(bailApplication(withGrounds, inHindi), pdfFonts([]));
  const { stdout } = spawnSync(extractor, ['-', '-'], { input: pdf, encoding: 'utf8' });
  const read = stdout.normalize('NFC').replaceAll(/\s+/g, ' ');
  for (const word of [
    'क्षत्रिय',
    'नियुक्ति',
    'प्राधिकारी',
    'श्रृंखला',
    'आवेदक',
    'न्यायालय',
    'सत्यापित',
    'आपराधिक पूर्ववृत्त',
  ])
    expect(read).toContain(word);
  expect(read).toContain('क्षत्रिय, नियुक्ति और प्राधिकारी के समक्ष');
  expect(read).toMatch(/पृष्ठ 1 \/ \d/);
});
