/**
 * Whether a file may be bound into a PDF/A-2b packet: fonts inside, colours of the screen, nothing that runs.
 * A doubtful file counts as unfit.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { OpenedFile } from './attached-file.ts';

export function isFitForArchive(file: OpenedFile): boolean {
  if (file.kind === 'picture') return file.colours !== 'cmyk';
  try {
    return file.pdf.context.enumerateIndirectObjects().every(([, object]) => isFit(object));
  } catch {
    return false; // a damaged object
  }
}

function isFit(object: PDFObject): boolean {
  if (object instanceof PDFName) return object !== CMYK;
  if (object instanceof PDFArray) return object.asArray().every((each) => isFit(each));
  if (object instanceof PDFStream) return isFit(object.dict) && isFitContent(object);
  if (!(object instanceof PDFDict)) return true;
  return isFitDict(object) && object.values().every((each) => isFit(each));
}

const name = (text: string): PDFName => PDFName.of(text);
const namesOf = (...texts: readonly string[]): ReadonlySet<PDFObject | undefined> => new Set(texts.map(name));

const CMYK = name('DeviceCMYK');
const FONTS = namesOf('Type1', 'MMType1', 'TrueType', 'CIDFontType0', 'CIDFontType2');
/** Actions that run, play or change something. */
const ACTS = namesOf(
  'JavaScript',
  'Launch',
  'ImportData',
  'ResetForm',
  'Sound',
  'Movie',
  'Rendition',
  'Hide',
);
/** Packing that PDF/A forbids, or allows only for some pictures. */
const PACKINGS = namesOf('LZWDecode', 'JPXDecode', 'Crypt');
/** Entries that PDF/A forbids: page actions, attached files, other pictures for print, PostScript. */
const FORBIDDEN = ['AA', 'JS', 'EF', 'Alternates', 'OPI', 'PS', 'XFA', 'TR'].map(name);

function isFitDict(dict: PDFDict): boolean {
  if (FORBIDDEN.some((key) => dict.has(key)) || ACTS.has(dict.lookup(name('S')))) return false;
  if (dict.lookup(name('Interpolate')) === PDFBool.True || hasPacking(dict)) return false;
  const subtype = dict.lookup(name('Subtype'));
  if (FONTS.has(subtype) && !hasFontFile(dict)) return false;
  return !dict.has(name('Rect')) || isFitAnnotation(dict);
}

function hasPacking(dict: PDFDict): boolean {
  const filter = dict.lookup(name('Filter'));
  return filter instanceof PDFArray
    ? filter.asArray().some((each) => PACKINGS.has(each))
    : PACKINGS.has(filter);
}

function hasFontFile(font: PDFDict): boolean {
  const descriptor = font.lookupMaybe(name('FontDescriptor'), PDFDict);
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)) === true);
}

/** Bits of the flags of a mark on the page. */
const HIDDEN = 2;
const PRINTED = 4;
const MARKS = namesOf('Link', 'Text', 'Stamp', 'Highlight', 'Widget', 'FreeText', 'Popup');

function isFitAnnotation(dict: PDFDict): boolean {
  const subtype = dict.lookup(name('Subtype'));
  if (subtype === undefined) return true; // no mark on the page
  const flags = dict.lookupMaybe(name('F'), PDFNumber)?.asNumber() ?? 0;
  const isShown = (flags & PRINTED) !== 0 && (flags & HIDDEN) === 0;
  return MARKS.has(subtype) && (isShown || subtype === name('Popup'));
}

/** Colours for a printing press, set inside a page or a drawing. */
const CMYK_USED = /\/(?:DeviceCMYK|CMYK)\b|(?:^|\s)(?:[\d.+-]+\s+){4}[kK](?=\s|$)/;
const LATIN = new TextDecoder('latin1');

function isFitContent(stream: PDFStream): boolean {
  if (!(stream instanceof PDFRawStream) || !isContent(stream.dict)) return true;
  return !CMYK_USED.test(LATIN.decode(decodePDFRawStream(stream).decode()));
}

/** Pages have streams without a type; drawings are forms. */
function isContent(dict: PDFDict): boolean {
  const subtype = dict.lookup(name('Subtype'));
  if (subtype !== undefined) return subtype === name('Form');
  return !['Type', 'Length1', 'FunctionType', 'N', 'ShadingType'].some((key) => dict.has(name(key)));
}
