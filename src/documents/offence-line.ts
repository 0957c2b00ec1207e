/** Offences as printed, from the tables: name of the Act and maximum punishment. */
import { type ReadSection, punishingOf, readSectionList, sectionText } from '#contract/case/section-text.ts';
import { companionOf } from '#law/companion-sections.ts';
import { limbQuestionsOf } from '#domain/case/limb-questions.ts';
import { penalCodeOn } from '#domain/case/law-facts.ts';
import { isDependentOffence } from '#law/principal-offence.ts';
import type { LimbQuestion } from '#law/limbs.ts';
import { type Term, termOf } from '#law/maximum-term.ts';
import type { Offence, OffenceRef, Tables } from '#law/tables.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import type { PaperMatter } from './matter.ts';
import { actName } from './provision-name.ts';

export interface OffenceLine {
  /** "Section 318(4), Bharatiya Nyaya Sanhita, 2023", or as typed. */
  readonly printed: string;
  /** "Cheating and thereby dishonestly inducing delivery of property"; null if no row has it. */
  readonly offence: string | null;
  /** "imprisonment up to 7 years, and fine"; null if the tables do not fix it. */
  readonly maximum: string | null;
  /** It makes several people liable for one offence, and punishes nothing itself. */
  readonly extends?: true;
}

/** One line per section. Unreadable or divided sections stay as typed; nothing is guessed. */
export function offenceLines({ case: facts, context, found, words }: PaperMatter): OffenceLine[] {
  const { tables } = context;
  const sections = facts.sections ?? [];
  if (!tables) return sections.map((printed) => ({ printed, offence: null, maximum: null }));
  const code = penalCodeOn(facts.offenceDate);
  const read = readSectionList(sections, tables, { code });
  const rows = found?.matter.rows ?? [];
  const limbs = limbQuestionsOf(facts, tables);
  const shared = { rows, limbs, charged: punishingOf(read), tables, words };
  const lines = read.flatMap((one) => (one.kind === 'not-charged' ? [] : [lineOf(one, shared)]));
  return [...new Map(lines.map((line) => [line.printed, line])).values()];
}

interface OffenceLineContext {
  readonly rows: readonly Offence[];
  readonly limbs: readonly LimbQuestion[];
  readonly charged: readonly OffenceRef[];
  readonly tables: Tables;
  readonly words: DocumentWords;
}

/** Rows already include the values of a principal offence. */
function lineOf(read: ReadSection, context: OffenceLineContext): OffenceLine {
  const { charged, tables, words: all } = context;
  const { offence: words } = all;
  if (read.kind === 'spread')
    return {
      printed: spreadName(read.text, all),
      offence: null,
      maximum: words.noneOfItsOwn,
      extends: true,
    };
  if (read.kind === 'companion' || read.kind === 'not-recognised') {
    const companion = companionOf(read, charged);
    if (!companion) return { printed: read.typed, offence: null, maximum: null };
    const printed = words.name(
      companion.section,
      actName(companion.code, { words: all, context: { tables } }),
    );
    return { printed, offence: null, maximum: words.withIts };
  }
  if (read.kind !== 'offence') return { printed: read.typed, offence: null, maximum: null };
  return chargedLine(read, context);
}

/** "Section 3(5), Bharatiya Nyaya Sanhita, 2023" of "BNS 3(5)". */
function spreadName(text: string, words: DocumentWords): string {
  const [, code, section] = /^(\S+) (\S+)$/.exec(text) ?? [];
  return code && section ? nameOf({ code, section, act: null, variant: null }, words) : text;
}

/** The chosen limb alone, or the section as charged with every limb to which facts point. */
function chargedLine(
  read: ReadSection & { readonly kind: 'offence' },
  { rows, limbs, words: all }: OffenceLineContext,
): OffenceLine {
  const limb = limbs.find(({ charged }) => charged.id === read.offence.id);
  const chosen = limb?.chosen;
  if (chosen && chosen !== limb.charged)
    return {
      printed: nameOf(chosen, all),
      offence: all.offence.named(chosen.offence),
      maximum: maximumOf(chosen, all),
    };
  const row = rows.find(({ id }) => id === read.offence.id) ?? read.offence;
  const maximum = maximumOf(row, all) ?? followed(row, rows, all);
  const printed = chargedName(read, row, all);
  const offence = all.offence.named(row.offence);
  return { printed, offence, maximum: chosen ? maximum : withLimbs(maximum, limb, all) };
}

/** States the doubt: the maximum as charged, then that of each limb to which the facts point. */
function withLimbs(
  maximum: string | null,
  question: LimbQuestion | undefined,
  all: DocumentWords,
): string | null {
  if (!question || maximum === null) return maximum;
  const others = question.limbs.map((limb) =>
    all.offence.ofLimb(maximumOf(limb, all) ?? '', nameOf(limb, all)),
  );
  return all.offence.openLimb([maximum, ...others].join('; '));
}

/** The section as charged, although the row is that of its ancestor. */
function chargedName(
  { text, ref }: ReadSection & { readonly kind: 'offence' },
  row: Offence,
  all: DocumentWords,
): string {
  if (text === sectionText(ref)) return nameOf(row, all);
  const { code, act } = row;
  return nameOf({ code, act, section: text.slice(code.length + 1), variant: null }, all);
}

/** Punishment of the principal offence, if exactly one of the Act is charged. */
function followed(row: Offence, rows: readonly Offence[], all: DocumentWords): string | null {
  const { offence: words } = all;
  if (!isDependentOffence(row)) return null;
  const others = rows.filter(({ id, code }) => id !== row.id && code === row.code);
  const [only] = others;
  const maximum = only && others.length === 1 ? maximumOf(only, all) : null;
  return maximum ? words.asPrincipalOf(maximum) : words.asPrincipal;
}

export function nameOf(
  { code, section, act, variant }: Pick<Offence, 'code' | 'section' | 'act' | 'variant'>,
  { offence: words, acts }: DocumentWords,
): string {
  const name = words.name(section, words.codes[code] ?? acts[code] ?? act ?? code);
  return variant ? words.limb(name, words.limbs[variant] ?? variant.replaceAll('-', ' ')) : name;
}

function maximumOf({ death, life, maxYears, fine }: Offence, all: DocumentWords): string | null {
  const { offence: words } = all;
  const punishments = [
    ...(death ? [words.death] : []),
    ...(life ? [words.life] : []),
    ...(maxYears ? [words.upTo(termText(termOf(maxYears), all))] : []),
  ];
  if (punishments.length === 0) return maxYears === 0 && fine ? words.fineOnly : null;
  return punishments.join(words.or) + (fine ? words.andFine : '');
}

/** "2 years 4 months", "10 days". */
export function termText({ months, days }: Term, { offence: words }: Pick<DocumentWords, 'offence'>): string {
  const years = Math.floor(months / 12);
  const parts = [
    years > 0 && words.years(years),
    months % 12 > 0 && words.months(months % 12),
    days > 0 && words.days(days),
  ].filter((part) => typeof part === 'string');
  return parts.join(' ');
}
