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
} from '@cantoo/pdf-lib';
import type { OpenedFile } from './attached-file.ts';
import { dictAt, resourcesIn } from './page-resources.ts';

/** Numbers of the marks of a page. */
export type PageMarks = number[];

const PARENTS = PDFName.of('StructParents');

/** Of each page; a picture, and a file without tags, has none. */
export function ownMarks(file: OpenedFile): PageMarks[] {
  if (file.kind === 'picture') return [[]];
  const places = placesIn(file.pdf);
  return file.pdf.getPages().map(({ node }) => {
    const key = node.lookup(PARENTS);
    const held = key instanceof PDFNumber ? places.get(key.asNumber()) : undefined;
    return (held?.asArray() ?? []).flatMap((part, mark) => (part === PDFNull ? [] : [mark]));
  });
}

/** The lists of the parent tree by their keys. A damaged file may hold a list that contains itself. */
function placesIn({ catalog }: PDFDocument): ReadonlyMap<number, PDFArray> {
  const found = new Map<number, PDFArray>();
  const tree = dictAt(catalog, 'StructTreeRoot');
  const first = tree && dictAt(tree, 'ParentTree');
  const lists = new Set(first ? [first] : []);
  for (const list of lists) {
    const nums = valuesIn(list, 'Nums');
    for (const [at, key] of nums.entries()) {
      const value = nums[at + 1];
      if (at % 2 === 0 && key instanceof PDFNumber && value instanceof PDFArray)
        found.set(key.asNumber(), value);
    }
    for (const kid of valuesIn(list, 'Kids')) if (kid instanceof PDFDict) lists.add(kid);
  }
  return found;
}

function valuesIn(dict: PDFDict, name: string): (PDFObject | undefined)[] {
  const list = dict.lookup(PDFName.of(name));
  return list instanceof PDFArray ? list.asArray().map((_, at) => list.lookup(at)) : [];
}

/** The page, its notes and its drawings name places in the tree of their own file, which is not in the packet. */
export function dropPlacesInTree({ node }: PDFPage): void {
  node.delete(PARENTS);
  for (const note of valuesIn(node, 'Annots'))
    if (note instanceof PDFDict) note.delete(PDFName.of('StructParent'));
  for (const { dict } of resourcesIn(node.Resources()).drawings) {
    dict.delete(PARENTS);
    dict.delete(PDFName.of('StructParent'));
  }
}
