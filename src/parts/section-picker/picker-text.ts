/** Converts the text of a sections field to tags and back. Unrecognised text stays as typed. */
import { type ReadSection, readSections, sectionText } from '#contract/case/section-text.ts';
import type { PenalCode } from '#reading/sections/penal-code.ts';
import { lookUp, type Offence, offenceName, type Tables } from '#law/tables.ts';

export interface Tag {
  /** Exact text in the field. */
  readonly text: string;
  readonly kind: ReadSection['kind'];
  /** Row of the tables that the law uses for a clause without a row. */
  readonly nearest: string | null;
  /** Sub-sections of a divided section. */
  readonly limbs: readonly Offence[];
}

export interface Reading {
  readonly tables: Tables;
  /** Code of section numbers without one. */
  readonly fallbackCode?: PenalCode | undefined;
}

export function tagsOf(value: string, reading: Reading): Tag[] {
  const seen = new Set<string>();
  return readSections(value, reading.tables, reading.fallbackCode)
    .map((one): Tag => ({
      text: textOf(one),
      kind: one.kind,
      nearest: one.kind === 'offence' && one.isAncestor ? sectionText(one.ref) : null,
      limbs: one.kind === 'divided' ? one.limbs : [],
    }))
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Text with every recognised section in printed form. */
export const written = (value: string, reading: Reading): string =>
  joined(...tagsOf(value, reading).map(({ text }) => text));

export const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

export const without = (value: string, tag: string, reading: Reading): string =>
  joined(...texts(value, reading).filter((text) => text !== tag));

/** The limb replaces its section. */
export const withLimb = (
  value: string,
  { tag, limb }: { readonly tag: string; readonly limb: Offence },
  reading: Reading,
): string => joined(...texts(value, reading).map((text) => (text === tag ? offenceName(limb) : text)));

const texts = (value: string, reading: Reading): string[] => tagsOf(value, reading).map(({ text }) => text);

/** As charged; what cannot be read stays as typed. */
const textOf = (one: ReadSection): string => ('text' in one ? one.text : one.typed);

/** Section offered before typing; a divided one has its own heading. */
export interface FirstSection {
  readonly code: string;
  readonly section: string;
  readonly title: string;
}

export type PickerOption =
  | { readonly kind: 'offence'; readonly key: string; readonly offence: Offence }
  | { readonly kind: 'divided'; readonly key: string; readonly text: string; readonly title: string };

export const offenceOption = (offence: Offence): PickerOption => ({
  kind: 'offence',
  key: offence.id,
  offence,
});

export function firstOptions(first: readonly FirstSection[], tables: Tables): PickerOption[] {
  return first.map(({ code, section, title }) => {
    const found = lookUp(tables, { code, section });
    const text = `${code} ${section}`;
    return found.kind === 'found'
      ? offenceOption(found.offence)
      : { kind: 'divided', key: text, text, title };
  });
}
