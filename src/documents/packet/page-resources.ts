/** Resources of a page: its own, and those of the drawings on it, which may hold further drawings. */
import { PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib';

export function dictAt(dict: PDFDict, name: string): PDFDict | undefined {
  const value = dict.lookup(PDFName.of(name));
  return value instanceof PDFDict ? value : undefined;
}

interface PageResources {
  readonly lists: ReadonlySet<PDFDict>;
  readonly drawings: ReadonlySet<PDFStream>;
}

/** Each once: many files give a page and all its drawings one list, and a drawing may contain itself. */
export function resourcesIn(own: PDFDict | undefined): PageResources {
  const lists = new Set(own ? [own] : []);
  const drawings = new Set<PDFStream>();
  for (const list of lists) {
    const held = dictAt(list, 'XObject');
    for (const name of held?.keys() ?? []) {
      const drawing = held?.lookup(name);
      if (!(drawing instanceof PDFStream)) continue;
      drawings.add(drawing);
      const inside = dictAt(drawing.dict, 'Resources');
      if (inside) lists.add(inside);
    }
  }
  return { lists, drawings };
}
