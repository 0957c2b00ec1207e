import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { renderPdf } from '../../../src/documents/render/pdf.ts';
import { pdfRuns } from '../../../src/documents/render/pdf-nodes.ts';
import { bare, context, full, pdfFonts, withFacts } from '../sample-application.ts';
import { FURTHER_MATTERS } from '../relief-matters.ts';
import { pdfFacts } from '../pdf-facts.ts';

const fonts = pdfFonts();

describe('PDF of an application', () => {
  it('has the expected pages, fonts, language and bookmarks', async () => {
    const facts = pdfFacts(await renderPdf(bailApplication(full, context), fonts));
    expect(facts.header).toBe('%PDF-');
    expect(facts.pages).toBe(5);
    expect(facts.embeddedFonts.toSorted()).toEqual([
      'NotoSerifDevanagari-Regular',
      'Tinos-Bold',
      'Tinos-Regular',
    ]);
    expect(facts.language).toBe('en-IN');
    expect(facts.bookmarks).toContain('Grounds');
    expect(facts.bookmarks).toContain('Prayer');
    expect(facts.drawn).toBeGreaterThan(5_000);
  });

  it('renders the same result twice without changing the document', async () => {
    const document = bailApplication(full, context);
    const before = JSON.stringify(document);
    const first = await renderPdf(document, fonts);
    const second = await renderPdf(document, fonts);
    expect(JSON.stringify(document)).toBe(before);
    expect(pdfFacts(second)).toEqual(pdfFacts(first));
  });

  it('sets Devanagari and the rupee sign in the Devanagari font', () => {
    expect(pdfRuns('₹5 for कर्म', 1.5).map(({ text, font }) => [text, font])).toEqual([
      ['₹', 'Devanagari'],
      ['5 for ', undefined],
      ['कर्म', 'Devanagari'],
    ]);
  });

  it('breaks a word longer than a line', () => {
    const address = `https://example.in/${'a'.repeat(80)}`;
    const [run] = pdfRuns(address, 1.5);
    expect(run).toEqual({ text: address, wordBreak: 'break-all' });
    expect(pdfRuns('The applicant has no antecedents of any kind whatever.', 1.5)).toHaveLength(1);
  });

  it('embeds bold Devanagari for a heading', async () => {
    const document = bailApplication(withFacts({ courtName: 'जिला न्यायालय' }), context);
    expect(pdfFacts(await renderPdf(document, fonts)).embeddedFonts).toContain('NotoSerifDevanagari-Bold');
  });

  it('renders a long application on many pages', async () => {
    const grounds = Array.from({ length: 60 }, (_, index) => `${index + 1}. ${'ground '.repeat(60)}`).join(
      '\n',
    );
    const facts = pdfFacts(await renderPdf(bailApplication({ ...bare, bail: { grounds } }, context), fonts));
    expect(facts.pages).toBeGreaterThan(15);
  });
});

describe('PDF text extracted by poppler', () => {
  const extractor = 'pdftotext';
  const poppler = spawnSync(extractor, ['-v']).status === 0;
  it.runIf(poppler)('contains the application text (requires poppler)', async () => {
    const pdf = await renderPdf(bailApplication(full, context), fonts);
    const { stdout } = spawnSync(extractor, ['-', '-'], { input: pdf, encoding: 'utf8' });
    expect(stdout).toContain('IN THE COURT OF THE SESSIONS JUDGE AT PUNE');
    expect(stdout).toContain('Page 5 of 5');
    expect(stdout).toContain('जाधव');
  });

  it.runIf(poppler).each(['appeal', 'arrest'])(
    'has no orphan heading and no near-empty page: %s',
    async (name) => {
      const weak = FURTHER_MATTERS[name]?.weak ?? full;
      const paper = bailApplication(weak, context);
      const headings = paper.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
      const pdf = await renderPdf(paper, fonts);
      const { stdout } = spawnSync(extractor, ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
      const pages = stdout.split('\f').map((page) => page.split('\n').filter((line) => line.trim() !== ''));
      for (const lines of pages.filter((each) => each.length > 0)) {
        expect(lines.length).toBeGreaterThan(9);
        expect(headings).not.toContain(lines.at(-2)?.trim()); // the last line is the page's number
      }
    },
  );
});

const points = (mm: number): number => (mm * 72) / 25.4;

const POPPLER = 'pdftotext'; // of a Debian package

describe.runIf(spawnSync(POPPLER, ['-v']).error === undefined)('page rules of a court', () => {
  it.each([
    ['Bengaluru', { left: 44.45, right: 25.4, top: 38.1 }],
    ['Mumbai', { left: 50, right: 30, top: 20 }],
  ] as const)('keep the text within the margins: %s', async (courtPlace, margins) => {
    const paper = bailApplication(withFacts({ court: 'high', courtPlace }), context);
    const bytes = await renderPdf(paper, fonts);
    const boxes = spawnSync(POPPLER, ['-bbox', '-l', '1', '-', '-'], { input: bytes }).stdout.toString();
    const words = [...boxes.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)"/g)].map(
      ([, left, top, right]) => ({ left: Number(left), top: Number(top), right: Number(right) }),
    );
    expect(words.length).toBeGreaterThan(50);
    expect(Math.min(...words.map(({ left }) => left))).toBeCloseTo(points(margins.left), 0);
    expect(Math.min(...words.map(({ top }) => top))).toBeGreaterThan(points(margins.top) - 1);
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(595.28 - points(margins.right) + 1);
  });
});
