/** The reduced pdfmake of the browser makes the same papers byte for byte. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pdfMake from 'pdfmake/build/pdfmake.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leanBuild } from '../../../scripts/lean-pdfmake.mjs';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { renderPdf } from '../../../src/documents/render/pdf.ts';
import type { CourtDocument } from '../../../src/documents/model.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';
import { context, full, fontsOf } from '../sample-application.ts';

const require = createRequire(import.meta.url);
const WHOLE = require.resolve('pdfmake/build/pdfmake.js');
const code = readFileSync(WHOLE, 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'lean-pdfmake-'));
const LEAN = path.join(folder, 'pdfmake.js');

/** All printed scripts, with conjuncts. */
const NAMES = 'க்ஷத்ரியன் శ్రీనివాస শ্রীকৃষ্ণ ક્ષત્રિય ಶ್ರೀಕೃಷ್ಣ കൃഷ്ണൻ ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ଶ୍ରୀକୃଷ୍ଣ क्षत्रिय श्रीमती';

const inEveryScript = { ...full, applicant: { ...full.applicant, name: NAMES, address: NAMES } };
const inOneWord = { ...full, bail: { ...full.bail, grounds: 'a'.repeat(300) } };

const papers: [string, CourtDocument][] = [
  ...Object.entries(RELIEF_MATTERS).map(([relief, { weak }]): [string, CourtDocument] => [
    relief,
    bailApplication(weak, context),
  ]),
  ['a name in every script', bailApplication(inEveryScript, context)],
  ['a word that no line holds', bailApplication(inOneWord, context)],
];

type Print = (document: CourtDocument) => Promise<Uint8Array>;

type Build = Pick<typeof pdfMake, 'addVirtualFileSystem' | 'createPdf' | 'setFonts' | 'setUrlAccessPolicy'>;

/** The calls of the renderer, answered by the full library or by the reduced one. */
const WHOLE_BUILD: Build = {
  addVirtualFileSystem: pdfMake.addVirtualFileSystem.bind(pdfMake),
  createPdf: pdfMake.createPdf.bind(pdfMake),
  setFonts: pdfMake.setFonts.bind(pdfMake),
  setUrlAccessPolicy: pdfMake.setUrlAccessPolicy.bind(pdfMake),
};

const printerOf =
  (build: Build): Print =>
  (document) => {
    vi.spyOn(pdfMake, 'addVirtualFileSystem').mockImplementation((files) =>
      build.addVirtualFileSystem(files),
    );
    vi.spyOn(pdfMake, 'createPdf').mockImplementation((definition) => build.createPdf(definition));
    vi.spyOn(pdfMake, 'setFonts').mockImplementation((fonts) => build.setFonts(fonts));
    vi.spyOn(pdfMake, 'setUrlAccessPolicy').mockImplementation((allowed) =>
      build.setUrlAccessPolicy(allowed),
    );
    return renderPdf(document, fontsOf(document));
  };

describe('reduced pdfmake', () => {
  let lean: Print;
  const whole = printerOf(WHOLE_BUILD);
  beforeAll(() => {
    writeFileSync(LEAN, leanBuild(code));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') }); // a PDF contains its creation time
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reduced build of the same library
    lean = printerOf(require(LEAN) as Build);
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it.each(papers)('prints the same bytes as the full library: %s', async (_, document) => {
    const [ours, theirs] = [await lean(document), await whole(document)];
    expect(Buffer.from(ours).equals(Buffer.from(theirs))).toBe(true);
    expect(theirs.length).toBeGreaterThan(5_000);
  });

  it('is less than three quarters of the full size', () => {
    expect(leanBuild(code).length / code.length).toBeLessThan(0.75);
  });

  it('fails the build on another pdfmake version or a missing module', () => {
    expect(() => leanBuild(code.replace('pdfmake v0.3.11', 'pdfmake v0.3.12'))).toThrow(/no longer 0\.3\.11/);
    expect(() => leanBuild(code.replace('var SVGtoPDF = function', 'var svg = function'))).toThrow(
      /not one module is for SVG pictures/,
    );
  });
});
