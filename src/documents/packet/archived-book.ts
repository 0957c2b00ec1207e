/** Marks a bound packet as PDF/A-2b: the colours of its screen, a number of the file, and its title as XMP. */
import { PDFArray, PDFHexString, PDFName, PDFObjectCopier, type PDFDocument } from '@cantoo/pdf-lib';
import { invariant } from '#kernel/assert.ts';
import type { CourtDocument } from '#documents/model.ts';

const MADE_BY = 'Zamanat';

/** `papers`: our own papers, which hold the colour profile of the renderer. */
interface ArchiveParts {
  readonly index: CourtDocument;
  readonly papers: PDFDocument;
  readonly isFit: boolean;
}

/** Info and XMP must agree, so both are written here. A packet with an unfit file makes no claim. */
export async function nameBook(book: PDFDocument, { index, papers, isFit }: ArchiveParts): Promise<void> {
  const { title, lawEdition, language } = index;
  const subject = `Law edition ${lawEdition}`;
  const made = book.getCreationDate();
  invariant(made, 'a new file has its time');
  book.setTitle(title, { showInWindowTitleBar: true });
  book.setSubject(subject);
  book.setCreator(MADE_BY);
  book.setProducer(MADE_BY);
  book.setModificationDate(made);
  book.setLanguage(language === 'hi' ? 'hi-IN' : 'en-IN');
  if (!isFit) return;
  const { context, catalog } = book;
  const intents = papers.catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
  catalog.set(PDFName.of('OutputIntents'), PDFObjectCopier.for(papers.context, context).copy(intents));
  const xmp = utf8(xmpOf({ title, subject, time: `${made.toISOString().slice(0, 19)}Z` }));
  const metadata = context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }); // never packed: archives read it as text
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const id = PDFHexString.of(await numberOf(`${title} ${made.toISOString()} ${book.getPageCount()}`));
  context.trailerInfo.ID = context.obj([id, id]);
}

/** A copy: pdf-lib rejects the array of another realm, such as that of a test page. */
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** 16 bytes as hexadecimal digits. */
async function numberOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(text));
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface XmpTexts {
  readonly title: string;
  readonly subject: string;
  /** To the second, as in Info. */
  readonly time: string;
}

const xmpOf = ({
  title,
  subject,
  time,
}: XmpTexts): string => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${time}</xmp:CreateDate>
<xmp:ModifyDate>${time}</xmp:ModifyDate>
<xmp:CreatorTool>${MADE_BY}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(subject)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdf:Producer>${MADE_BY}</pdf:Producer>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
