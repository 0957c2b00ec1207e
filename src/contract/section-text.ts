/**
 * Offences as records and as text, both ways, by one table: "BNS 318(4)", "IPC 302 and 307", "u/s 420 IPC, 25 Arms Act".
 *
 * What cannot be read stays exactly as typed and is marked; a divided section waits for its limb; a section without a
 * code is read only under the code that the caller names. Nothing is corrected silently.
 */
import { codeNames } from '#law/code-names.ts';
import { companionOf } from '#law/companion-sections.ts';
import { lookUp, nameKey, type Offence, type OffenceRef, offenceName, type Tables } from '#law/tables.ts';

export type ReadSection =
  | { readonly kind: 'offence'; readonly typed: string; readonly ref: OffenceRef; readonly offence: Offence }
  /** Spreads liability and punishes nothing by itself: kept as text. */
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
      /** The number, and the code where the text itself names one. */
      readonly section: string;
      readonly code?: string | undefined;
    };

interface Piece {
  readonly typed: string;
  readonly section: string;
  readonly code: string | undefined;
  /** Whether the code stands before the number, so that the numbers after it are of the same code. */
  readonly leads: boolean;
  /** Set when the whole text is the printed name of a row. */
  readonly offence?: Offence;
}

/** As it is printed and stored in `sections`. */
export const sectionText = (ref: OffenceRef): string => offenceName(ref);

/** Every section of a typed list, in order. `fallbackCode` is used for numbers that name no code at all. */
export function readSections(text: string, tables: Tables, fallbackCode?: string): ReadSection[] {
  const pieces = piecesOf(text, tables);
  return pieces.flatMap((piece, at) => {
    if (piece.offence) return [asOffence(piece.typed, piece.offence)];
    if (piece.typed === '' || (piece.section === '' && piece.code !== undefined)) return [];
    const named = piece.code ?? codeFor(pieces, at);
    const read = readOne(piece, named ?? fallbackCode, tables);
    return [read.kind === 'not-recognised' ? { ...read, code: named } : read];
  });
}

/** The references that can be decided on. */
export const refsOf = (read: readonly ReadSection[]): OffenceRef[] =>
  read.flatMap((one) => (one.kind === 'offence' ? [one.ref] : []));

/** What was typed and cannot be decided on yet: not recognised, or waiting for a limb. A companion is neither. */
export const unreadOf = (
  read: readonly ReadSection[],
  charged: readonly OffenceRef[] = refsOf(read),
): string[] =>
  read.flatMap((one) => {
    const open = one.kind === 'divided' || (one.kind === 'not-recognised' && !companionOf(one, charged));
    return open ? [one.typed] : [];
  });

/** Names of a few rows hold commas; the longest run of chunks that is such a name is one offence. */
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
    const typed = chunks.slice(0, count).join(', ');
    const offence = tables.byName.get(nameKey(typed));
    if (offence) {
      const { code, section } = offence;
      return { piece: { typed, section, code, leads: true, offence }, chunks: count };
    }
  }
  return null;
}

const MOST_CHUNKS = 4;
const CONNECTORS = /[,;\n/&+]|\br\s*\/\s*w\b|\bread\s+with\b|\band\b/i;
const FILLERS = /\b(?:under|sections?|secs?|ss?|us|of|the|act|offences?|punishable)\b\.?|§/gi;
const SECTION = /^\d[\dA-Za-z-]*(?:\s*\([^()]+\))*$/;

function loosePieces(text: string, tables: Tables): Piece[] {
  if (text === '') return []; // the rule: a record holds printed names, and the names of all Acts are many
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

/** "IPC 302, 307" carries the code on; "302, 307 IPC" carries it back. */
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
