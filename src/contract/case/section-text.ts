/**
 * Converts offences between records and text with one table: "BNS 318(4)", "IPC 302 and 307", "u/s 420 IPC,
 * 25 Arms Act". Unreadable text stays as typed and is marked; nothing is corrected silently.
 */
import { codeNames } from '#law/code-names.ts';
import { companionOf } from '#law/companion-sections.ts';
import { lookUp, nameKey, type Offence, type OffenceRef, offenceName, type Tables } from '#law/tables.ts';

export type ReadSection =
  | { readonly kind: 'offence'; readonly typed: string; readonly ref: OffenceRef; readonly offence: Offence }
  /** A section that extends liability and has no punishment; stored as text. */
  | { readonly kind: 'spread'; readonly typed: string; readonly text: string }
  | {
      readonly kind: 'divided';
      readonly typed: string;
      readonly code: string;
      readonly limbs: readonly Offence[];
    }
  | {
      readonly kind: 'not-recognised';
      readonly typed: string;
      /** The number, and the code if the text names one. */
      readonly section: string;
      readonly code?: string | undefined;
    };

interface Piece {
  readonly typed: string;
  readonly section: string;
  readonly code: string | undefined;
  /** True if the code precedes the number: the following numbers belong to it too. */
  readonly leads: boolean;
  /** Set if the whole text is the printed name of a row. */
  readonly offence?: Offence;
}

/** Printed form, also stored in `sections`. */
export const sectionText = (ref: OffenceRef): string => offenceName(ref);

/** All sections of a typed list, in order. `fallbackCode` applies to numbers without a code. */
export function readSections(text: string, tables: Tables, fallbackCode?: string): ReadSection[] {
  const pieces = piecesOf(text, tables);
  return pieces.flatMap((piece, at) => {
    if (piece.offence) return [asOffence(piece.typed, piece.offence)];
    if (piece.typed === '' || (piece.section === '' && piece.code !== undefined)) return [];
    const code = piece.code ?? codeFor(pieces, at);
    const read = readOne(piece, code ?? fallbackCode, tables);
    return [read.kind === 'not-recognised' ? { ...read, code: code } : read];
  });
}

/** References that the law can decide on. */
export const refsOf = (read: readonly ReadSection[]): OffenceRef[] =>
  read.flatMap((one) => (one.kind === 'offence' ? [one.ref] : []));

/**
 * Typed texts that cannot be decided yet: unrecognised, or without a limb. Liability-extending sections are
 * excluded.
 */
export const unreadOf = (
  read: readonly ReadSection[],
  charged: readonly OffenceRef[] = refsOf(read),
): string[] =>
  read.flatMap((one) => {
    const open = one.kind === 'divided' || (one.kind === 'not-recognised' && !companionOf(one, charged));
    return open ? [one.typed] : [];
  });

/** Some row names contain commas. The longest run of chunks that matches such a name is one offence. */
function piecesOf(text: string, tables: Tables): Piece[] {
  const chunks = text.split(/[,;\n]/).map((chunk) => chunk.trim());
  const pieces: Piece[] = [];
  let loose: string[] = [];
  for (let at = 0; at < chunks.length;) {
    const exact = longestName(chunks.slice(at), tables);
    if (exact) {
      pieces.push(...loosePieces(loose.join(', '), tables), exact.piece);
      loose = [];
    } else {
      loose.push(chunks[at] ?? '');
    }
    at += exact?.chunks ?? 1;
  }
  return [...pieces, ...loosePieces(loose.join(', '), tables)];
}

function longestName(
  chunks: readonly string[],
  tables: Tables,
): { readonly piece: Piece; readonly chunks: number } | null {
  for (let count = Math.min(MOST_CHUNKS, chunks.length); count > 0; count -= 1) {
    const text = chunks.slice(0, count).join(', ');
    const offence = tables.byName.get(nameKey(text));
    if (offence) {
      const { code, section } = offence;
      return { piece: { typed: text, section, code, leads: true, offence }, chunks: count };
    }
  }
  return null;
}

const MOST_CHUNKS = 4;
const CONNECTORS = /[,;\n/&+]|\br\s*\/\s*w\b|\bread\s+with\b|\band\b/i;
const FILLERS = /\b(?:under|sections?|secs?|ss?|us|of|the|act|offences?|punishable)\b\.?|§/gi;
const SECTION = /^\d[\dA-Za-z-]*(?:\s*\([^()]+\))*$/;

function loosePieces(text: string, tables: Tables): Piece[] {
  if (text === '') return []; // fast path: most records hold printed names, and the name list of all Acts is long
  const codes: { readonly code: string; readonly typed: string }[] = [];
  const marked = codeNames(tables).reduce(
    (rest, { pattern, code }) =>
      rest.replaceAll(pattern, (typed: string) => `⟦${codes.push({ code, typed }) - 1}⟧`),
    text.replaceAll(/\bu\s*\/\s*s\b\.?/gi, ' '),
  );
  return marked
    .replaceAll(/\br\s*\/\s*w\b/gi, ',')
    .split(CONNECTORS)
    .map((part) => {
      const mark = /⟦(\d+)⟧/.exec(part);
      const section = tidy(part.replaceAll(/⟦\d+⟧/g, ' '));
      return {
        typed: part.replaceAll(/⟦(\d+)⟧/g, (_, index: string) => codes[Number(index)]?.typed ?? '').trim(),
        section,
        code: mark ? codes[Number(mark[1])]?.code : undefined,
        leads: mark !== null && part.slice(0, mark.index).search(/\d/) === -1,
      };
    });
}

const tidy = (section: string): string =>
  section
    .replaceAll(FILLERS, ' ')
    .trim()
    .replaceAll(/^[-:.\s]+|[-:.\s]+$/g, '');

/** "IPC 302, 307" applies the code to later numbers; "302, 307 IPC" to earlier ones. */
function codeFor(pieces: readonly Piece[], at: number): string | undefined {
  const before = pieces.slice(0, at).findLast(({ code }) => code !== undefined);
  if (before?.leads) return before.code;
  const after = pieces.slice(at + 1).find(({ code }) => code !== undefined);
  if (after && (!after.leads || after.section === '')) return after.code;
  return before?.code;
}

function readOne({ typed, section }: Piece, code: string | undefined, tables: Tables): ReadSection {
  if (code === undefined || !SECTION.test(section)) return { kind: 'not-recognised', typed, section };
  const found = lookUp(tables, { code, section });
  if (found.kind === 'found') return asOffence(typed, found.offence);
  if (found.kind === 'spread') return { kind: 'spread', typed, text: `${code} ${section}` };
  if (found.kind === 'divided') return { kind: 'divided', typed, code, limbs: found.limbs };
  const limb = tables.byName.get(nameKey(`${code} ${section}`));
  return limb ? asOffence(typed, limb) : { kind: 'not-recognised', typed, section };
}

function asOffence(typed: string, offence: Offence): ReadSection {
  const { code, section, variant } = offence;
  const ref = variant === null ? { code, section } : { code, section, variant };
  return { kind: 'offence', typed, ref, offence };
}
