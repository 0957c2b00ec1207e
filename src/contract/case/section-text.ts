/**
 * Converts offences between records and text such as `BNS 318(4)` or `8/20 NDPS Act`. A section is kept as
 * charged; unreadable text stays as typed and is marked.
 */
import { companionOf } from '#law/companion-sections.ts';
import { limbsOf, nameKey, type Offence, type OffenceRef, offenceName, type Tables } from '#law/tables.ts';
import type { PenalCode } from '#reading/sections/penal-code.ts';
import { readSectionsOf } from '#reading/sections/read-sections.ts';
import type { InTables, SectionReading } from '#reading/sections/section-reading.ts';
import { sectionTokens } from '#reading/sections/tokens.ts';

export type ReadSection =
  | {
      readonly kind: 'offence';
      readonly typed: string;
      readonly ref: OffenceRef;
      readonly offence: Offence;
      /** As charged, with the code: "IPC 376(2)(n)", while the row is 376(2). */
      readonly text: string;
      /** The clause has no row of its own. */
      readonly isAncestor: boolean;
    }
  /** A section that extends liability and has no punishment; stored as text. */
  | { readonly kind: 'spread'; readonly typed: string; readonly text: string }
  | {
      readonly kind: 'divided';
      readonly typed: string;
      readonly code: string;
      /** As charged, with the code. */
      readonly text: string;
      readonly limbs: readonly Offence[];
    }
  /** A section that defines or prohibits what another one punishes. */
  | { readonly kind: 'companion'; readonly typed: string; readonly code: string; readonly section: string }
  /** Number and year of an Act, or a section of procedure: named and not charged. */
  | { readonly kind: 'not-charged'; readonly typed: string }
  | {
      readonly kind: 'not-recognised';
      readonly typed: string;
      /** The number, and the code if the text names one. */
      readonly section: string;
      readonly code?: string | undefined;
    };

/** Printed form, also stored in `sections`. */
export const sectionText = (ref: OffenceRef): string => offenceName(ref);

/** All sections of a typed list, in order. `fallbackCode` applies to numbers without a code. */
export function readSections(text: string, tables: Tables, fallbackCode?: PenalCode): ReadSection[] {
  const parts = partsOf(text, tables);
  if (parts.every((part) => typeof part !== 'string')) return parts.map((part) => asOffence(part));
  const refs = parts.map((part) => (typeof part === 'string' ? part : refOf(part)));
  const { sections, notCharged } = readSectionsOf(refs, tables, { code: fallbackCode });
  const read = sections.map((one) => asRead(one, tables));
  const named = notCharged.map(({ code, section }): ReadSection => ({
    kind: 'not-charged',
    typed: `${code} ${section}`.trim(),
  }));
  return [...wholeIfUnread(read, text, tables), ...named, ...unreadWords(parts, tables)];
}

/** "34", "303(2)", "304 Part II": no word of the text can be the name of an Act. */
const isBare = (text: string): boolean =>
  /^\s*\p{N}/u.test(text) &&
  !/\p{L}{2}/u.test(text.replaceAll(/part[\s-]*(?:i{1,3}(?!\p{L})|[12])?|read\s+with/giu, ''));

interface ListReading {
  readonly code?: PenalCode | undefined;
  /** Texts of offences that the user chose; they are not read. */
  readonly chosen?: ReadonlySet<string>;
}

/** The sections of a record. Elements without a code take it from the others, as in a typed list: `302` and `34 IPC`. */
export function readSectionList(
  texts: readonly string[],
  tables: Tables,
  { code, chosen = new Set() }: ListReading = {},
): ReadSection[] {
  const own = texts.filter((text) => !chosen.has(text));
  if (texts.length === 1 || !own.some(isBare)) return own.flatMap((text) => readSections(text, tables, code));
  return readSections(texts.join(', '), tables, code).filter(
    (one) => !('text' in one && chosen.has(one.text)),
  );
}

/** A section of an Act that the tables do not have keeps the words of its Act. */
function wholeIfUnread(read: readonly ReadSection[], text: string, tables: Tables): readonly ReadSection[] {
  const [only, ...others] = read;
  if (only?.kind !== 'not-recognised' || others.length > 0) return read;
  if (tables.offences.some(({ code }) => code === only.code)) return read;
  return [{ ...only, typed: text.trim() }];
}

/** References that the law can decide on. */
export const refsOf = (read: readonly ReadSection[]): OffenceRef[] =>
  read.flatMap((one) => (one.kind === 'offence' ? [one.ref] : []));

/** Sections that name their first part, which the tables keep as the row itself: "IPC 304 Part I". */
export const firstPartsOf = (read: readonly ReadSection[]): OffenceRef[] =>
  read.flatMap((one) => (one.kind === 'offence' && one.text.endsWith(' Part I') ? [one.ref] : []));

/** Offences beside which a companion section is no charge: also the limbs of a divided section. */
export const punishingOf = (read: readonly ReadSection[]): OffenceRef[] => [
  ...refsOf(read),
  ...read.flatMap((one) => (one.kind === 'divided' ? one.limbs : [])),
];

/** Typed texts that cannot be decided yet: unrecognised, without a limb, or a companion alone. */
export const unreadOf = (
  read: readonly ReadSection[],
  charged: readonly OffenceRef[] = refsOf(read),
): string[] => {
  const beside = [...charged, ...punishingOf(read)];
  return read.flatMap((one) => {
    if (one.kind === 'divided') return [one.typed];
    const isOfNone = one.kind === 'companion' || one.kind === 'not-recognised';
    return isOfNone && !companionOf(one, beside) ? [one.typed] : [];
  });
};

type TextPart = string | Offence;

/** A comma before a year belongs to the name of an Act. */
const CHUNK_END = /[,;\n](?!\s*(?:18|19|20)\d\d(?!\d))/;

/** Some row names contain commas. The longest run of chunks that is such a name is one offence. */
function partsOf(text: string, tables: Tables): TextPart[] {
  const chunks = text.split(CHUNK_END).map((chunk) => chunk.trim());
  const parts: TextPart[] = [];
  let loose: string[] = [];
  const close = (): void => {
    const rest = loose.filter((chunk) => chunk !== '').join(', ');
    if (rest !== '') parts.push(rest);
    loose = [];
  };
  for (let at = 0; at < chunks.length;) {
    const exact = longestName(chunks.slice(at), tables);
    if (exact) {
      close();
      parts.push(exact.offence);
    } else {
      loose.push(chunks[at] ?? '');
    }
    at += exact?.chunks ?? 1;
  }
  close();
  return parts;
}

/** With the letters as printed: NDPS 27(A) may be 27A and is no name of 27(a). */
function longestName(
  chunks: readonly string[],
  tables: Tables,
): { readonly offence: Offence; readonly chunks: number } | null {
  for (let count = Math.min(MOST_CHUNKS, chunks.length); count > 0; count -= 1) {
    const text = chunks.slice(0, count).join(', ');
    const offence = tables.byName.get(nameKey(text));
    if (offence && offenceName(offence) === text) return { offence, chunks: count };
  }
  return null;
}

const MOST_CHUNKS = 4;

const refOf = ({ code, section, variant }: Offence): OffenceRef =>
  variant === null ? { code, section } : { code, section, variant };

function asOffence(part: TextPart): ReadSection {
  if (typeof part === 'string') return { kind: 'not-recognised', typed: part, section: part };
  const ref = refOf(part);
  const text = sectionText(ref);
  return { kind: 'offence', typed: text, ref, offence: part, text, isAncestor: false };
}

function asRead(one: SectionReading, tables: Tables): ReadSection {
  const { code, section, printed } = one;
  if (one.actNumber) return { kind: 'not-charged', typed: one.typed };
  if (code === null || code === 'OTHER') return { kind: 'not-recognised', typed: printed, section };
  if (one.role === 'companion') return { kind: 'companion', typed: printed, code, section };
  if (!one.certain && one.isCodeChosen) return { kind: 'not-recognised', typed: one.typed, section };
  if (!one.certain) return { kind: 'not-recognised', typed: `${code} ${one.typed}`, section, code };
  return inTables(one, code, tables);
}

function inTables(one: SectionReading, code: string, tables: Tables): ReadSection {
  const { section, printed, variant } = one;
  const ref = variant === undefined ? { code, section } : { code, section, variant };
  const readers: Readonly<Record<InTables, () => ReadSection>> = {
    row: () => ofRow(one, ref, tables),
    ancestor: () => ofRow(one, ref, tables),
    spread: () => ({ kind: 'spread', typed: printed, text: printed }),
    divided: () => dividedIn(one, code, tables),
    'ancestor-divided': () => dividedIn(one, code, tables),
    none: () => ({ kind: 'not-recognised', typed: printed, section, code }),
  };
  return readers[one.inTables]();
}

const dividedIn = ({ section, printed }: SectionReading, code: string, tables: Tables): ReadSection => ({
  kind: 'divided',
  typed: printed,
  code,
  text: printed,
  limbs: limbsOf(tables, code, section),
});

function ofRow(one: SectionReading, ref: OffenceRef, tables: Tables): ReadSection {
  const offence = tables.byName.get(nameKey(offenceName(ref)));
  if (!offence) return { kind: 'not-recognised', typed: one.printed, section: one.section, code: ref.code };
  return {
    kind: 'offence',
    typed: one.printed,
    ref,
    offence,
    text: one.printed,
    isAncestor: one.inTables === 'ancestor',
  };
}

/** A chunk without a number of a section stays as typed; the name of an Act alone says nothing. */
const unreadWords = (parts: readonly TextPart[], tables: Tables): ReadSection[] =>
  parts
    .flatMap((part) => (typeof part === 'string' ? part.split(CHUNK_END) : []))
    .map((chunk) => chunk.trim())
    .filter((chunk) => {
      const { tokens } = sectionTokens(chunk, tables);
      if (tokens.some(({ kind }) => kind === 'number') || !/\p{L}{2}|\d{4}/u.test(chunk)) return false;
      return /\d/.test(chunk) || tokens.every(({ kind }) => kind !== 'act');
    })
    .map((chunk) => ({ kind: 'not-recognised', typed: chunk, section: chunk }));
