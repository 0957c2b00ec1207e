/** The tags of a bound packet: those of our papers, and one part for each attached page, with its text or as a picture. */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
} from '@cantoo/pdf-lib';
import { dropPlacesInTree, type PageMarks } from './own-marks.ts';
import { dictAt, resourcesIn } from './page-resources.ts';

const K = PDFName.of('K');
const PG = PDFName.of('Pg');
const S = PDFName.of('S');
const MCID = PDFName.of('MCID');
const TREE = PDFName.of('StructTreeRoot');
const PARENTS = PDFName.of('StructParents');

/** The elements of a page by their number on it. */
type PageParents = (PDFRef | undefined)[];

interface AttachedPages {
  readonly title: string;
  /** Of each page, empty for a page without marks of its own. */
  readonly marks: readonly PageMarks[];
}

export interface BookTags {
  /** Copies our pages with their tags. They are not in the book yet. */
  readonly copy: (from: PDFDocument) => Promise<PDFPage[]>;
  /** Pages of an attached file, after their words were laid over them. */
  readonly attach: (pages: readonly PDFPage[], of: AttachedPages) => void;
  /** Writes the tags in the order of the pages. */
  readonly write: () => void;
}

export function bookTags(book: PDFDocument): BookTags {
  const { context, catalog } = book;
  const root = context.nextRef();
  const whole = context.nextRef();
  const parents = new Map<PDFRef, PageParents>();
  const parts: { readonly ref: PDFRef; readonly page: PDFRef }[] = [];
  const keep = (page: PDFRef, at: number, element: PDFRef): void => {
    const held = parents.get(page) ?? [];
    held[at] = element;
    parents.set(page, held);
  };

  return {
    copy: async (from) => {
      const pages = await book.copyPages(from, from.getPageIndices());
      const placed = new Map(from.getPages().map(({ ref }, at) => [ref, pages[at]?.ref]));
      for (const element of topElements(from))
        parts.push(copied(element, { parent: whole, from, book, placed, keep }));
      return pages;
    },
    attach: (pages, { title, marks }) => {
      for (const [at, page] of pages.entries()) {
        dropPlacesInTree(page);
        const hasText = usesFont(page.node.Resources());
        const type = hasText ? 'P' : 'Figure';
        const own = marks[at] ?? [];
        // marks of the file stay as they are, and all of them belong to the one part of the page
        if (own.length === 0 && !wrapContent(page, type)) continue; // a blank page
        const held = own.length > 0 ? own : [0];
        const element = context.obj({ Type: 'StructElem', S: type, P: whole, Pg: page.ref, K: held });
        if (!hasText) element.set(PDFName.of('Alt'), PDFHexString.fromText(title));
        const ref = context.register(element);
        for (const mark of held) keep(page.ref, mark, ref);
        parts.push({ ref, page: page.ref });
      }
    },
    write: () => {
      const order = new Map(book.getPages().map(({ ref }, at) => [ref, at]));
      const kids = parts.toSorted((a, b) => (order.get(a.page) ?? 0) - (order.get(b.page) ?? 0));
      context.assign(
        whole,
        context.obj({ Type: 'StructElem', S: 'Document', P: root, K: kids.map(({ ref }) => ref) }),
      );
      const nums = book.getPages().flatMap((page, key) => {
        const held = parents.get(page.ref);
        if (!held) return [];
        page.node.set(PARENTS, PDFNumber.of(key));
        return [PDFNumber.of(key), context.obj(Array.from(held, (each) => each ?? null))];
      });
      const tree = context.obj({ Type: 'StructTreeRoot', K: whole, ParentTreeNextKey: book.getPageCount() });
      tree.set(PDFName.of('ParentTree'), context.obj({ Nums: nums }));
      context.assign(root, tree);
      catalog.set(TREE, root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}

/** Whether a page, or a drawing on it, has a font: each scanned page of a mixed file is a picture. */
const usesFont = (resources: PDFDict | undefined): boolean =>
  [...resourcesIn(resources).lists].some((list) => (dictAt(list, 'Font')?.keys().length ?? 0) > 0);

/** The parts of the one document element. */
function topElements({ catalog }: PDFDocument): PDFDict[] {
  const whole = catalog.lookup(TREE, PDFDict).lookup(K, PDFArray).lookup(0, PDFDict);
  return elementsIn(whole.lookup(K, PDFArray));
}

const elementsIn = (kids: PDFArray): PDFDict[] => kids.asArray().map((_, at) => kids.lookup(at, PDFDict));

interface Copying {
  readonly parent: PDFRef;
  readonly from: PDFDocument;
  readonly book: PDFDocument;
  /** Our page of the book for each page of the source. */
  readonly placed: ReadonlyMap<PDFRef, PDFRef | undefined>;
  readonly keep: (page: PDFRef, at: number, element: PDFRef) => void;
}

/** Entries of an element that do not depend on its place. */
const OWN_ENTRIES = ['S', 'Alt', 'A'].map((name) => PDFName.of(name));

/** With the first page of its content. */
function copied(element: PDFDict, copying: Copying): { ref: PDFRef; page: PDFRef } {
  const { parent, book, placed, keep } = copying;
  const { context } = book;
  const ref = context.nextRef();
  const copy = context.obj({ Type: 'StructElem', P: parent });
  for (const key of OWN_ENTRIES) {
    const value = element.get(key);
    if (value) copy.set(key, value.clone(context));
  }
  const pageOf = (dict: PDFDict): PDFRef | undefined => {
    const page = dict.get(PG);
    return page instanceof PDFRef ? placed.get(page) : undefined;
  };
  const own = pageOf(element);
  let first = own;
  const kids = element
    .lookup(K, PDFArray)
    .asArray()
    .flatMap((kid): PDFObject[] => {
      if (kid instanceof PDFNumber) {
        if (own) keep(own, kid.asNumber(), ref);
        return [kid];
      }
      const inner = copying.from.context.lookup(kid, PDFDict);
      const at = inner.get(MCID);
      const page = pageOf(inner);
      if (!inner.has(S) && at instanceof PDFNumber && page) {
        keep(page, at.asNumber(), ref);
        first ??= page;
        return [context.obj({ Type: 'MCR', Pg: page, MCID: at })];
      }
      const child = copied(inner, { ...copying, parent: ref });
      first ??= child.page;
      return [child.ref];
    });
  if (own) copy.set(PG, own);
  copy.set(K, context.obj(kids));
  context.assign(ref, copy);
  return { ref, page: first ?? book.getPage(0).ref };
}

/** The whole page is one part. Page numbers are laid over it later. */
function wrapContent({ node, doc: { context } }: PDFPage, type: string): boolean {
  node.normalize();
  const streamOf = (words: string): PDFRef => context.register(context.stream(words));
  return node.wrapContentStreams(streamOf(`/${type} <</MCID 0>> BDC\n`), streamOf('\nEMC'));
}
