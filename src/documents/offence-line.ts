/** The offences of a paper, as the tables know them: name of the Act and what may be imposed. */
import { type ReadSection, readSections } from '#contract/section-text.ts';
import { penalCodeOn } from '#domain/law-facts.ts';
import { followsAnother } from '#law/principal-offence.ts';
import { type Term, termOf } from '#law/maximum-term.ts';
import type { Offence } from '#law/tables.ts';
import { documentWords } from '#text/en/documents.ts';
import type { Matter } from './matter.ts';

export interface OffenceLine {
  /** "Section 318(4), Bharatiya Nyaya Sanhita, 2023", or as it was typed. */
  readonly printed: string;
  /** "imprisonment up to 7 years, and fine"; null where the tables do not settle it. */
  readonly maximum: string | null;
}

/** One line for each section: what cannot be read, or is divided, stays as it was typed. Nothing is guessed. */
export function offenceLines({ case: facts, context, found }: Matter): OffenceLine[] {
  const { tables } = context;
  const typed = facts.sections ?? [];
  if (!tables) return typed.map((printed) => ({ printed, maximum: null }));
  const code = penalCodeOn(facts.offenceDate);
  const lines = typed.flatMap((text) =>
    readSections(text, tables, code).map((read) => lineOf(read, found?.matter.rows ?? [])),
  );
  return [...new Map(lines.map((line) => [line.printed, line])).values()];
}

/** The rows of the matter have taken from a principal offence what they follow. */
function lineOf(read: ReadSection, rows: readonly Offence[]): OffenceLine {
  const { offence: words } = documentWords;
  if (read.kind === 'spread') return { printed: read.text, maximum: words.noneOfItsOwn };
  if (read.kind !== 'offence') return { printed: read.typed, maximum: null };
  const row = rows.find(({ id }) => id === read.offence.id) ?? read.offence;
  return {
    printed: nameOf(row),
    maximum: maximumOf(row) ?? (followsAnother(row) ? words.asPrincipal : null),
  };
}

export function nameOf({
  code,
  section,
  act,
  variant,
}: Pick<Offence, 'code' | 'section' | 'act' | 'variant'>): string {
  const { offence: words } = documentWords;
  const name = words.name(section, act ?? words.codes[code] ?? code);
  return variant ? words.limb(name, variant.replaceAll('-', ' ')) : name;
}

function maximumOf({ death, life, maxYears, fine }: Offence): string | null {
  const { offence: words } = documentWords;
  const punishments = [
    ...(death ? [words.death] : []),
    ...(life ? [words.life] : []),
    ...(maxYears ? [words.upTo(termText(termOf(maxYears)))] : []),
  ];
  if (punishments.length === 0) return maxYears === 0 && fine ? words.fineOnly : null;
  return punishments.join(words.or) + (fine ? words.andFine : '');
}

/** "2 years 4 months", "10 days". */
export function termText({ months, days }: Term): string {
  const { offence: words } = documentWords;
  const years = Math.floor(months / 12);
  const parts = [
    years > 0 && words.years(years),
    months % 12 > 0 && words.months(months % 12),
    days > 0 && words.days(days),
  ].filter((part) => typeof part === 'string');
  return parts.join(' ');
}
