/** Marks with numbers in the content of an attached page: those that the tags of its own file name. */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { OpenedFile } from './attached-file.ts';

/** Numbers of the marks of a page. */
export type PageMarks = number[];

const PARENTS = PDFName.of('StructParents');

/** Of each page; a picture, and a file without tags, has none. */
export function ownMarks(file: OpenedFile): PageMarks[] {
  if (file.kind === 'picture') return [[]];
  const places = placesIn(file.pdf);
  return file.pdf.getPages().map(({ node }) => {
    const key = node.get(PARENTS);
    const held = key instanceof PDFNumber ? places.get(key.asNumber()) : undefined;
    return (held?.asArray() ?? []).flatMap((part, mark) => (part === PDFNull ? [] : [mark]));
  });
}

/** A damaged file may hold a list that contains itself. */
const MOST_LISTS = 10_000;

/** The lists of the parent tree by their keys. */
function placesIn({ catalog }: PDFDocument): ReadonlyMap<number, PDFArray> {
  const found = new Map<number, PDFArray>();
  const tree = dictAt(catalog, 'StructTreeRoot');
  const lists = [tree && dictAt(tree, 'ParentTree')].filter((list) => list !== undefined);
  for (let read = 0; read < lists.length && read < MOST_LISTS; read += 1) {
    const list = lists[read];
    if (!list) break;
    const nums = valuesIn(list, 'Nums');
    for (const [at, key] of nums.entries()) {
      const value = nums[at + 1];
      if (at % 2 === 0 && key instanceof PDFNumber && value instanceof PDFArray)
        found.set(key.asNumber(), value);
    }
    lists.push(...valuesIn(list, 'Kids').filter((kid) => kid instanceof PDFDict));
  }
  return found;
}

function valuesIn(dict: PDFDict, name: string): (PDFObject | undefined)[] {
  const list = dict.lookup(PDFName.of(name));
  return list instanceof PDFArray ? list.asArray().map((_, at) => list.lookup(at)) : [];
}

function dictAt(dict: PDFDict, name: string): PDFDict | undefined {
  const value = dict.lookup(PDFName.of(name));
  return value instanceof PDFDict ? value : undefined;
}

/** The page, its notes and its drawings name places in the tree of their own file, which is not in the packet. */
export function dropPlacesInTree({ node }: PDFPage): void {
  node.delete(PARENTS);
  for (const note of valuesIn(node, 'Annots'))
    if (note instanceof PDFDict) note.delete(PDFName.of('StructParent'));
  dropInDrawings(node.Resources());
}

/** Drawings may hold drawings: no file of a court goes deeper. */
const DEEPEST = 4;

function dropInDrawings(resources: PDFDict | undefined, depth = 0): void {
  const drawings = resources && dictAt(resources, 'XObject');
  if (!drawings || depth > DEEPEST) return;
  for (const name of drawings.keys()) {
    const drawing = drawings.lookup(name);
    if (!(drawing instanceof PDFStream)) continue;
    drawing.dict.delete(PARENTS);
    drawing.dict.delete(PDFName.of('StructParent'));
    dropInDrawings(dictAt(drawing.dict, 'Resources'), depth + 1);
  }
}
