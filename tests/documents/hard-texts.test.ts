/** Pasted texts of every kind make a document that opens. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { renderDocx } from '#documents/render/docx.ts';
import { renderPdf } from '#documents/render/pdf.ts';
import { pdfFacts } from './pdf-facts.ts';
import { context, fontsOf, full } from './sample-application.ts';
import { zipEntries } from './zip-entries.ts';

const documentWith = (name: string, grounds = name) =>
  bailApplication(
    { ...full, applicant: { ...full.applicant, name }, bail: { ...full.bail, grounds } },
    context,
  );

/** XML 1.0 allows no others. One of them makes Word reject the file. */
// oxlint-disable-next-line no-control-regex -- these are the characters to find
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

it.each([
  ['markup', `<b>O'Neil</b> & "Sons" ]]> <!-- %PDF`],
  ['marks of direction', '\u200fمحمد\u200e \u202eabc\u202c \u2066x\u2069'],
  ['an emoji family and a flag', '👨‍👩‍👧‍👦 🇮🇳'],
  ['half an emoji', 'Ravi \ud83d Kumar \udc00'],
  ['what is no character', 'Ravi\ufffe\uffff Kumar'],
  ['control characters', 'Ravi\u0000\u0001\u000b\u000c\u001b Kumar'],
  ['scripts without a font here', '李 ｱ محمد'],
  ['a long word', 'x'.repeat(5_000)],
  ['combining marks', `e${'\u0301'.repeat(200)}`],
  ['line and paragraph separators', 'a\u2028b\u2029c\r\nd\te\u00a0f\u00adg'],
])('prints %s', async (_name, text) => {
  const document = documentWith(text);
  expect(plainText(document).length).toBeGreaterThan(500);
  const xml = zipEntries(await renderDocx(document)).get('word/document.xml') ?? '';
  expect(xml).not.toMatch(NOT_XML);
  expect(xml).not.toContain('<b>');
  const pdf = await renderPdf(document, fontsOf(document));
  expect(pdfFacts(pdf).pages).toBeGreaterThan(2);
});

it('prints grounds of forty thousand characters', async () => {
  const grounds =
    `${'That the applicant is innocent and has been falsely implicated. '.repeat(312)}\n\n${'जमानत '.repeat(3_330)}`.slice(
      0,
      40_000,
    );
  const document = documentWith('Ravi', grounds);
  expect(pdfFacts(await renderPdf(document, fontsOf(document))).pages).toBeGreaterThan(12);
  expect((await renderDocx(document)).length).toBeGreaterThan(5_000);
}, 60_000);
