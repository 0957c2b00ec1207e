/** PDF page operations of binding: bookmarks, page numbers, images as pages. */
import {
  degrees,
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFEmbeddedPage,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  rgb,
} from '@cantoo/pdf-lib';
import type { OpenedFile } from './attached-file.ts';
import type { PageBox } from './text-layer.ts';

export interface Bookmark {
  readonly title: string;
  /** From 0. */
  readonly page: number;
  readonly inside: readonly Bookmark[];
}

/** Target page of each top-level bookmark, in order; our own files have one level. */
export function bookmarkPages(pdf: PDFDocument): number[] {
  const pages = new Map(pdf.getPages().map(({ ref }, index) => [ref, index]));
  const found: number[] = [];
  let item = pdf.catalog
    .lookupMaybe(PDFName.of('Outlines'), PDFDict)
    ?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    const to = item.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0);
    found.push((to instanceof PDFRef ? pages.get(to) : undefined) ?? 0);
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return found;
}

/** Replaces the bookmarks of the file. */
export function setBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = pdf;
  const root = context.nextRef();
  const top = level(pdf, bookmarks, root);
  if (!top) return;
  const dict = context.obj({ Type: 'Outlines', First: top.first, Last: top.last, Count: bookmarks.length });
  context.assign(root, dict);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

interface Level {
  readonly first: PDFRef;
  readonly last: PDFRef;
}

function level(pdf: PDFDocument, bookmarks: readonly Bookmark[], parent: PDFRef): Level | null {
  const refs = bookmarks.map(() => pdf.context.nextRef());
  for (const [at, bookmark] of bookmarks.entries()) {
    const ref = refs[at];
    if (ref)
      pdf.context.assign(
        ref,
        itemOf(pdf, bookmark, { ref, parent, before: refs[at - 1], after: refs[at + 1] }),
      );
  }
  const [first] = refs;
  const last = refs.at(-1);
  return first && last ? { first, last } : null;
}

interface Place {
  readonly ref: PDFRef;
  readonly parent: PDFRef;
  readonly before: PDFRef | undefined;
  readonly after: PDFRef | undefined;
}

/** Nested bookmarks are collapsed, so that a reader opens on the list of parts. */
function itemOf(
  pdf: PDFDocument,
  { title, page, inside }: Bookmark,
  { ref, parent, before, after }: Place,
): PDFDict {
  const item = pdf.context.obj({});
  const within = level(pdf, inside, ref);
  const entries: [string, PDFRef | PDFHexString | PDFNumber | PDFArray | undefined][] = [
    ['Title', PDFHexString.fromText(title)],
    ['Parent', parent],
    ['Prev', before],
    ['Next', after],
    ['Dest', pdf.context.obj([pdf.getPage(page).ref, 'Fit'])],
    ['First', within?.first],
    ['Last', within?.last],
    ['Count', within ? PDFNumber.of(-inside.length) : undefined],
  ];
  for (const [key, value] of entries) if (value) item.set(PDFName.of(key), value);
  return item;
}

/** A page number slip: at the foot of our papers, in the corner of attachments. */
export interface Slip {
  readonly width: number;
  readonly height: number;
  readonly at: 'foot' | 'corner';
}

const EDGE = 18;

/** Upright as displayed, whatever the rotation of the page. */
export function laySlip(page: PDFPage, leaf: PDFEmbeddedPage, { width, height, at }: Slip): void {
  const box = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const sideways = turned === 90 || turned === 270;
  const [seenWidth, seenHeight] = sideways ? [box.height, box.width] : [box.width, box.height];
  const x = at === 'foot' ? (seenWidth - width) / 2 : Math.max(0, seenWidth - width - EDGE);
  const y = at === 'foot' ? EDGE : Math.max(0, seenHeight - height - EDGE);
  const place = { ...onPage({ x, y }, turned, box), rotate: degrees(turned) };
  if (at === 'corner') page.drawRectangle({ ...place, width, height, color: rgb(1, 1, 1) });
  page.drawPage(leaf, { ...place, width, height });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Converts a point of the displayed page to the stored page. */
function onPage({ x, y }: { x: number; y: number }, turned: number, box: Box): { x: number; y: number } {
  if (turned === 90) return { x: box.x + box.width - y, y: box.y + x };
  if (turned === 180) return { x: box.x + box.width - x, y: box.y + box.height - y };
  if (turned === 270) return { x: box.x + y, y: box.y + box.height - x };
  return { x: box.x + x, y: box.y + y };
}

/** Space for the slip above an image. */
const ABOVE = 40;

interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the place of the picture on its page. */
export async function addPicture(
  pdf: PDFDocument,
  picture: Extract<OpenedFile, { kind: 'picture' }>,
  { width, height }: PaperSize,
): Promise<PageBox> {
  const { bytes, format, turn } = picture;
  const image = await (format === 'jpg' ? pdf.embedJpg(bytes) : pdf.embedPng(bytes));
  const sideways = turn === 90 || turn === 270;
  const [seenWidth, seenHeight] = sideways ? [image.height, image.width] : [image.width, image.height];
  const scale = Math.min((width - 2 * EDGE) / seenWidth, (height - ABOVE - EDGE) / seenHeight);
  const box = { width: seenWidth * scale, height: seenHeight * scale };
  const left = (width - box.width) / 2;
  const foot = EDGE + (height - ABOVE - EDGE - box.height) / 2;
  const corner = {
    0: { x: left, y: foot },
    90: { x: left, y: foot + box.height },
    180: { x: left + box.width, y: foot + box.height },
    270: { x: left + box.width, y: foot },
  }[turn];
  const page = pdf.addPage([width, height]);
  const size = { width: image.width * scale, height: image.height * scale };
  page.drawImage(image, { ...corner, ...size, rotate: degrees(-turn) });
  return { x: left, y: foot, ...box };
}
