/** Names and grounds in Indian scripts print in their own fonts, with whole conjuncts. */
import { spawnSync } from 'node:child_process';
import { fc } from '../support/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { unsupportedCharacters } from '#documents/pdf-fonts.ts';
import { renderDocx } from '#documents/render/docx.ts';
import { renderPdf } from '#documents/render/pdf.ts';
import { languageRuns, scriptRuns } from '#documents/script-runs.ts';
import { LETTERS, loadedScriptsIn } from '#documents/scripts.ts';
import { lettersOfFont } from './font-letters.ts';
import { pdfFacts } from './pdf-facts.ts';
import { context, full, fontsOf, pdfFonts } from './sample-application.ts';
import { zipEntries } from './zip-entries.ts';

const NAMES = [
  ['ta', 'க்ஷத்ரியன் கிருஷ்ணமூர்த்தி', 'NotoSerifTamil'],
  ['te', 'శ్రీనివాస రామకృష్ణ', 'NotoSerifTelugu'],
  ['bn', 'শ্রীকৃষ্ণ চট্টোপাধ্যায়', 'NotoSerifBengali'],
  ['gu', 'શ્રીકૃષ્ણ ક્ષત્રિય', 'NotoSerifGujarati'],
  ['kn', 'ಶ್ರೀಕೃಷ್ಣ ಕ್ಷತ್ರಿಯ', 'NotoSansKannada'],
  ['ml', 'ശ്രീകൃഷ്ണൻ നമ്പൂതിരി', 'NotoSerifMalayalam'],
  ['pa', 'ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi'],
  ['or', 'ଶ୍ରୀକୃଷ୍ଣ ପଣ୍ଡା', 'NotoSansOriya'],
  ['ur', 'محمد سلیم قریشی', 'NotoNaskhArabic'],
] as const;

const paperOf = (name: string) =>
  bailApplication({ ...full, applicant: { ...full.applicant, name, address: `${name}, ${name}` } }, context);

describe.each(NAMES)('name in %s', (lang, name, font) => {
  it('loads only the font of its script', () => {
    expect(loadedScriptsIn(`${name} of कानपुर`)).toEqual([lang]);
    expect(unsupportedCharacters(name)).toEqual([]);
  });

  it('becomes a run of its own language', () => {
    expect(languageRuns(`Ravi ${name}, Pune`)).toEqual([
      { text: 'Ravi ', lang: 'en' },
      { text: name, lang },
      { text: ', Pune', lang: 'en' },
    ]);
  });

  it('embeds its own font in the PDF', async () => {
    const document = paperOf(name);
    const fonts = fontsOf(document);
    expect(pdfFacts(await renderPdf(document, fonts)).embeddedFonts.join(' ')).toContain(font);
  });

  it('is marked as complex script of its language in DOCX', async () => {
    const xml = zipEntries(await renderDocx(paperOf(name))).get('word/document.xml') ?? '';
    expect(xml).toContain(`w:bidi="${lang}-IN"`);
    expect(xml).toContain(name.split(' ')[0]);
  });
});

const LETTERS_OF = {
  ta: [0x0b82, 0x0bcd],
  te: [0x0c01, 0x0c4d],
  bn: [0x0981, 0x09cd],
  gu: [0x0a81, 0x0acd],
  kn: [0x0c82, 0x0ccd],
  ml: [0x0d02, 0x0d4d],
  pa: [0x0a01, 0x0a4d],
  or: [0x0b01, 0x0b4d],
  ur: [0x0620, 0x06ff],
} as const;

/** Impossible letter orders crashed the shaper of pdfmake (patches/). */
it.each(Object.entries(LETTERS_OF))('prints letters of %s in any order', async (lang, [first, last]) => {
  const letters = fc.array(fc.integer({ min: first, max: last }), { minLength: 2, maxLength: 7 });
  const words = fc.sample(letters, { numRuns: 400, seed: 7 }).map((word) => String.fromCodePoint(...word));
  const document = paperOf(words.join(' '));
  const fonts = fontsOf(document);
  expect(pdfFacts(await renderPdf(document, fonts)).pages).toBeGreaterThan(2);
  expect(loadedScriptsIn(words.join(''))).toEqual([lang]);
});

it('loads no extra font for English, Hindi and the rupee sign', () => {
  expect(loadedScriptsIn('₹6.5 lakh, जमानत')).toEqual([]);
});

const EXTRACTOR = 'pdftotext';

/** The left edge of each word on the page. */
function placesOf(pdf: Uint8Array): ReadonlyMap<string, number> {
  const { stdout } = spawnSync(EXTRACTOR, ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  const words = [...stdout.matchAll(/<word xMin="([\d.]+)"[^>]*>([^<]*)</g)];
  return new Map(words.map(([, at, word = '']) => [word, Number(at)]));
}

describe('Urdu', () => {
  it('is rendered right-to-left in DOCX', async () => {
    expect(scriptRuns('Ravi محمد')).toEqual([
      { text: 'Ravi ', lang: 'en' },
      { text: 'محمد', lang: 'ur' },
    ]);
    const xml = zipEntries(await renderDocx(paperOf('محمد'))).get('word/document.xml') ?? '';
    expect(xml).toContain('<w:rtl/>');
  });

  it('has a glyph for each of its letters', () => {
    const font = lettersOfFont(pdfFonts(['ur']).scripts?.ur?.normal ?? new Uint8Array());
    const letters = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
      new RegExp(`[${LETTERS.ur}]`).test(String.fromCharCode(code)),
    );
    expect(letters.length).toBeGreaterThan(300);
    expect(letters.filter((code) => !font.has(code))).toEqual([]);
  });

  it.runIf(spawnSync(EXTRACTOR, ['-v']).status === 0)(
    'prints words from right to left, and dates and sections from left to right (requires poppler)',
    async () => {
      const words = ['دفعہ', '420', 'تعزیرات', 'ہند', '۱۴-۱۲-۲۰۲۶', 'گرفتار'];
      const grounds = `Arrested ${words.join(' ')} now`;
      const document = bailApplication({ ...full, bail: { ...full.bail, grounds } }, context);
      const places = placesOf(await renderPdf(document, pdfFonts(['ur'])));
      const lefts = words.map((word) => places.get(word) ?? 0);
      expect(lefts).toEqual(lefts.toSorted((one, next) => next - one));
      expect(Math.min(...lefts)).toBeGreaterThan(places.get('Arrested') ?? 600);
      expect(Math.max(...lefts)).toBeLessThan(places.get('now') ?? 0);
    },
  );
});
