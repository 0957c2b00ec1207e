/** An application in Hindi: the court's form of words is Hindi throughout, what the maker wrote stays as it was written. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bailApplication } from '../../src/documents/bail-application.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import { renderDocx } from '../../src/documents/render/docx.ts';
import { renderPdf } from '../../src/documents/render/pdf.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import { HINDI_PAPERS } from '../../src/text/hi/documents.ts';
import { pdfFacts } from './pdf-facts.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { context, full, pdfFonts } from './sample-application.ts';
import { zipEntries } from './zip-entries.ts';

const inHindi = { ...context, papers: HINDI_PAPERS };
const CONJUNCTS = 'क्षत्रिय, नियुक्ति और प्राधिकारी के समक्ष श्रृंखला';

const withGrounds: BailDraft = { ...full, language: 'hi', bail: { ...full.bail, grounds: CONJUNCTS } };

describe.each(Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }))('%s', (_, pair) => {
  it.each(['strong', 'weak'] as const)('says nothing of its own in English, in a %s matter', (kind) => {
    const paper = bailApplication(pair[kind], inHindi);
    const own = plainText(paper);
    expect(paper.language).toBe('hi');
    expect(own).toContain('प्रार्थना');
    expect(own).not.toMatch(
      /\b(?:The (?:appellant|Court|application)|under section|Section \d|prays|Prayer|Verification|respectfully)\b/,
    );
    expect(own).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('leaves no gap where the English paper has none', () => {
    expect(bailApplication(pair.strong, inHindi).gaps).toEqual([]);
  });
});

it('marks what is missing in Hindi, and counts it', () => {
  const paper = bailApplication({ language: 'hi' }, { ...inHindi, unfinished: true });
  expect(paper.gaps).toContain('[प्रार्थी का नाम]');
});

it('is in English without the words of another language', () => {
  const paper = bailApplication(withGrounds, context);
  expect(paper.language).toBe('en');
  expect(plainText(paper)).toContain('Prayer');
});

it('is a DOCX in Hindi, its numbers of pages too', async () => {
  const entries = zipEntries(await renderDocx(bailApplication(withGrounds, inHindi)));
  for (const word of ['क्षत्रिय', 'नियुक्ति', 'प्राधिकारी'])
    expect(entries.get('word/document.xml')).toContain(word);
  expect(entries.get('word/styles.xml')).toContain('hi-IN');
  expect([...entries].filter(([name]) => name.includes('footer')).join()).toContain('पृष्ठ');
});

it('is a PDF that says that it is in Hindi', async () => {
  const facts = pdfFacts(await renderPdf(bailApplication(withGrounds, inHindi), pdfFonts([])));
  expect(facts.language).toBe('hi-IN');
  expect(facts.embeddedFonts.join(' ')).toContain('NotoSerifDevanagari');
  expect(facts.bookmarks.length).toBeGreaterThan(8);
});

const extractor = 'pdftotext';
const poppler = spawnSync(extractor, ['-v']).status === 0;

it.runIf(poppler)(
  'gives its words back in the order in which they are read (where poppler is installed)',
  async () => {
    const pdf = await renderPdf(bailApplication(withGrounds, inHindi), pdfFonts([]));
    const { stdout } = spawnSync(extractor, ['-', '-'], { input: pdf, encoding: 'utf8' });
    const read = stdout.normalize('NFC').replaceAll(/\s+/g, ' ');
    for (const word of [
      'क्षत्रिय',
      'नियुक्ति',
      'प्राधिकारी',
      'श्रृंखला',
      'प्रार्थी',
      'न्यायालय',
      'सत्यापित',
      'आपराधिक इतिहास',
    ])
      expect(read).toContain(word);
    expect(read).toContain('क्षत्रिय, नियुक्ति और प्राधिकारी के समक्ष');
    expect(read).toMatch(/पृष्ठ 1 \/ \d/);
  },
);
