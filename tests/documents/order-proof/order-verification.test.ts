/** The proof on the paper of an order, and the exact text of a copy of that paper. */
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import type { Order } from '#contract/application/order.ts';
import type { CourtDocument } from '#documents/model.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { withVerification } from '#documents/order-verification.ts';
import { pastedText } from '#documents/pasted-text.ts';
import { docxText } from '#documents/docx-text.ts';
import { renderDocx } from '#documents/render/docx.ts';
import { renderPdf } from '#documents/render/pdf.ts';
import { type PdfItem, pdfReading, type PdfText } from '#documents/pdf-reading.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { type LoadedScript, loadedScriptsIn } from '#documents/scripts.ts';
import { signedOrder } from '#documents/signed-order.ts';
import { orderPaper as hindiOrder } from '#text/hi/papers/documents-order.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { pdfFonts } from '../../../server/papers/print-context.ts';
import { serverApplication } from '../../data/server-records.ts';
import { pdfFacts } from '../pdf-facts.ts';

const ORDER: Order = {
  _id: '01939d00-0000-7000-8000-000000000001',
  at: '2026-11-20T06:00:00.000Z',
  from: 'Pending',
  to: 'Approved',
  by: { name: 'S. Deshpande', designation: 'Judge', court: 'Sessions Court, Pune' },
  reasons: ['parity'],
  text: 'The co-accused is on bail.\n\nNothing remains to be recovered... so far.',
  conditions: [{ code: 'attend', text: 'Attend the court on every date' }],
  bond: { amount: 125_000, sureties: 1 },
};

const english = () =>
  signedOrder(serverApplication(), ORDER, {
    lawEdition: '',
    tables: undefined,
    papers: undefined,
    words: undefined,
  });
const hindi = () =>
  signedOrder(serverApplication(), ORDER, {
    lawEdition: '',
    tables: undefined,
    papers: HINDI_PAPERS,
    words: hindiOrder,
  });

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');
const address = `https://bail.example.in/verify/${ORDER._id}`;

function verified(paper = english(), words?: typeof hindiOrder) {
  const sha256 = sha256Of(exactTextOf(paper));
  const order = { ...ORDER, proof: { userId: ORDER._id, sha256 } };
  return (more: Partial<Parameters<typeof withVerification>[1]> = {}) =>
    withVerification(paper, { order, standing: 'in-force', sha256, address, words, ...more });
}

it('prints hash, number, key and address below the order', () => {
  const proof = sha256Of(exactTextOf(english()));
  const text = plainText(verified()());
  expect(text).toContain(`SHA-256: ${proof}\nNumber of this order: ${ORDER._id}\nNot signed by key.`);
  expect(text).toContain(`Verify this order at ${address}`);
  expect(text).not.toContain('differ from the signed text');
  expect(text).not.toContain('***');
});

it('prints nothing about an order that has no proof', () => {
  const sha256 = '0'.repeat(64);
  expect(withVerification(english(), { order: ORDER, standing: 'in-force', sha256, address })).toEqual(
    english(),
  );
});

it('says above the order that a later one replaced it', () => {
  const paper = verified()({ standing: 'superseded', supersededAt: '2026-11-22T06:00:00.000Z' });
  expect(plainText(paper)).toMatch(/^\*\*\* SUPERSEDED by the order of 22-11-2026 \*\*\*\n/);
  const translated = verified(hindi(), hindiOrder)({ standing: 'withdrawn' });
  expect(plainText(translated)).toMatch(/^\*\*\* आवेदन के साथ वापस लिया गया \*\*\*\n/);
});

it('says that the words of a print differ from the signed text', () => {
  expect(plainText(verified()({ sha256: '0'.repeat(64) }))).toContain('differ from the signed text');
});

it('prints the court of the order after the application was transferred', () => {
  const context = { lawEdition: '', tables: undefined, papers: undefined, words: undefined };
  const before = serverApplication();
  const seat = { kind: before.case.court, place: 'Pune' };
  const order = { ...ORDER, by: { ...ORDER.by, seat } };
  const at = (court: object) => ({ ...before, case: { ...before.case, ...court } });
  const signed = exactTextOf(signedOrder(at({ courtPlace: 'Pune' }), order, context));
  const transferred = at({ court: 'high', courtPlace: 'Bombay', courtName: 'High Court of Bombay' });
  expect(signed).toContain('PUNE');
  expect(exactTextOf(signedOrder(transferred, order, context))).toBe(signed);
});

it('does not count the verification as exact text', () => {
  const superseded = verified()({ standing: 'superseded', supersededAt: '2026-11-22T06:00:00.000Z' });
  expect(exactTextOf(superseded)).toBe(exactTextOf(english()));
});

async function copiedFrom(pdf: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const items: PdfItem[] = [];
  for (let n = 1; n <= file.numPages; n += 1) {
    const page = await file.getPage(n);
    const content = await page.getTextContent({ includeMarkedContent: true });
    items.push(...content.items, { str: '', hasEOL: true });
  }
  await task.destroy();
  return pdfReading(items, pdf);
}

it('finds the exact text in a copy of the PDF, and a changed amount in it', async () => {
  const paper = verified()({ standing: 'superseded', supersededAt: '2026-11-22T06:00:00.000Z' });
  const pdf = await renderPdf(paper, await pdfFonts([]));
  expect(pdfFacts(pdf).pages).toBeGreaterThan(0);
  const { text } = await copiedFrom(pdf);
  expect(pastedText(text)).toBe(exactTextOf(english()));
  expect(pastedText(text.replace('1,25,000', '1,52,000'))).not.toBe(exactTextOf(english()));
});

const NAMES: Readonly<Record<LoadedScript, string>> = {
  ta: 'க்ஷத்ரியன் கிருஷ்ணமூர்த்தி போலி',
  te: 'శ్రీనివాస రామకృష్ణ',
  bn: 'শ্রীকৃষ্ণ চট্টোপাধ্যায় গোপাল',
  gu: 'શ્રીકૃષ્ણ ક્ષત્રિય',
  kn: 'ಶ್ರೀಕೃಷ್ಣ ಕ್ಷತ್ರಿಯ ಗೋಪಾಲ',
  ml: 'ശ്രീകൃഷ്ണൻ നമ്പൂതിരി ഗോപാലൻ',
  pa: 'ਸ੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  or: 'ଶ୍ରୀକୃଷ୍ଣ ପଣ୍ଡା ଗୋପାଳ',
  ur: 'محمد سلیم قریشی',
};

/** A Hindi order whose own text has names in every script. */
const ofAllScripts = (word: string): CourtDocument => {
  const paper = hindi();
  return {
    ...paper,
    blocks: [
      { kind: 'paragraph', text: word },
      ...paper.blocks,
      { kind: 'paragraph', text: `(ऋषि) ${Object.values(NAMES).join(', ')} \\ 1,25,000` },
    ],
  };
};

/** Both draw one glyph, which the file names by the first of them. */
it.each(['कोई', 'वर्ष'])(
  'finds the exact text of a PDF in Indian scripts that begins with %s',
  async (word) => {
    const signed = ofAllScripts(word);
    const paper = verified(signed, hindiOrder)({ standing: 'withdrawn' });
    const pdf = await renderPdf(paper, await pdfFonts(loadedScriptsIn(plainText(paper))));
    const { text, isExact } = await copiedFrom(pdf);
    expect(isExact).toBe(true);
    expect(pastedText(text)).toBe(exactTextOf(signed));
  },
);

it.each([
  ['English', () => verified()(), english],
  ['Hindi', () => verified(hindi(), hindiOrder)({ standing: 'withdrawn' }), hindi],
])('finds the exact text in a DOCX in %s, and a changed amount in it', async (_, paper, signed) => {
  const text = docxText(await renderDocx(paper())) ?? '';
  expect(pastedText(text)).toBe(exactTextOf(signed()));
  expect(pastedText(text.replace('1,25,000', '1,52,000'))).not.toBe(exactTextOf(signed()));
});

it('reads no text from a ZIP that is no DOCX', () => {
  expect(docxText(zipSync({ 'other.txt': new TextEncoder().encode('x') }))).toBeNull();
});

it('leaves out deleted text of a DOCX', () => {
  const document =
    '<w:p><w:r><w:t>Bail</w:t><w:delText>not</w:delText><w:br/><w:t>&lt;1&#65;</w:t></w:r></w:p>';
  expect(docxText(zipSync({ 'word/document.xml': new TextEncoder().encode(document) }))).toBe('Bail\n<1A\n');
});

it('draws the address as a QR code', async () => {
  const fonts = await pdfFonts([]);
  const [without, with_] = [await renderPdf(english(), fonts), await renderPdf(verified()(), fonts)];
  expect(pdfFacts(with_).drawn).toBeGreaterThan(pdfFacts(without).drawn + 2_000);
});
