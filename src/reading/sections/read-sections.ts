/** Reads the sections of a text: the charge of an FIR, a field of the wizard, a message. */
import type { Tables } from '#law/tables.ts';
import { definesOffence } from '#law/companion-sections.ts';
import { actOfNumber, isActNumber, type NamedAct } from './act-names.ts';
import { codedNumbers, type CodedNumber, expandedRanges } from './code-of-numbers.ts';
import { chosenCodes, type ChosenCode, penalCodeOfDate, type SectionContext } from './penal-code.ts';
import { placesIn, type SectionPlace } from './place-in-act.ts';
import type { SectionNumber } from './section-number.ts';
import type { NotCharged, SectionChoice, SectionReading } from './section-reading.ts';
import { type SectionText, sectionTokens } from './tokens.ts';

export interface SectionsReading {
  readonly sections: readonly SectionReading[];
  readonly notCharged: readonly NotCharged[];
}

export function readSectionsOf(
  text: SectionText,
  tables: Tables,
  context: SectionContext = {},
): SectionsReading {
  const { tokens, equivalents, hasUnknownAct } = sectionTokens(text, tables);
  const coded = withActNumbers(expandedRanges(codedNumbers(tokens, tables), tables), tables);
  const open = coded.filter(({ act }) => act === null).map(({ number }) => number);
  const chosen = chosenCodes(open, context, tables).map(({ code, certain, other }) => ({
    code,
    certain: certain && !hasUnknownAct,
    other,
  }));
  const sections = coded.flatMap((one): SectionReading[] => {
    if (one.isActNumber) return [actNumber(one)];
    if (one.act === null) return byChoice(one.number, chosen.shift() ?? UNKNOWN, tables);
    return isProcedure(one.act) ? [] : named(one.number, one.act, { tables, context });
  });
  const procedure = coded.filter(({ act }) => act !== null && isProcedure(act));
  const old = equivalents.flatMap((inside) => codedNumbers(inside, tables));
  return { sections: once(sections), notCharged: [...procedure, ...old].map(notCharged) };
}

const UNKNOWN: ChosenCode = { code: null, certain: false, other: null };

/** Codes of procedure and evidence: the section of the application, no charge. */
const isProcedure = ({ code }: NamedAct): boolean => ['CrPC', 'BNSS', 'BSA', 'IEA'].includes(code);

const plainSection = ({ digits, letters, clauses }: SectionNumber): string =>
  digits + letters.toUpperCase() + clauses.map((clause) => `(${clause.toLowerCase()})`).join('');

const notCharged = ({ number, act }: CodedNumber): NotCharged => ({
  code: act?.code ?? '',
  section: plainSection(number),
});

interface NumberOfList extends CodedNumber {
  readonly isActNumber: boolean;
}

/** "25/54/59 Arms Act": the last two numbers are the number and the year of the Act. */
function withActNumbers(coded: readonly CodedNumber[], tables: Tables): NumberOfList[] {
  const list: NumberOfList[] = [];
  for (let at = 0; at < coded.length; at += 1) {
    const one = coded[at];
    if (!one) continue;
    const pair = at === 0 ? null : actNumberAt(coded, at, tables);
    if (pair) {
      renameAct(list, one.act, pair.act);
      list.push({ ...one, ...pair, isActNumber: true });
      at += 1;
    } else {
      list.push({ ...one, isActNumber: false });
    }
  }
  return list;
}

/** The number of the Act names the State that the text does not name. */
function renameAct(list: NumberOfList[], from: NamedAct | null, act: NamedAct): void {
  for (const [at, earlier] of list.entries()) if (earlier.act === from) list[at] = { ...earlier, act };
}

function actNumberAt(
  coded: readonly CodedNumber[],
  at: number,
  tables: Tables,
): { readonly number: SectionNumber; readonly act: NamedAct } | null {
  const [before, one, year] = coded.slice(at - 1, at + 2);
  if (!before || !one?.act || !year) return null;
  const { act } = one;
  const pair = [one.number.digits, year.number.digits] as const;
  const isOneAct = [before, year].every((beside) => beside.act === act);
  const arePlain = [one, year].every(({ number }) => isBare(number));
  if (!isOneAct || !arePlain || !isActNumber(act, pair, tables)) return null;
  return {
    number: { ...one.number, typed: pair.join('/') },
    act: actOfNumber(act, pair.join('/')) ?? act,
  };
}

const isBare = ({ letters, clauses }: SectionNumber): boolean => letters === '' && clauses.length === 0;

const actNumber = ({ number, act }: CodedNumber): SectionReading => ({
  code: act?.code ?? 'OTHER',
  ...(act?.act !== undefined && { act: act.act }),
  section: number.typed,
  printed: number.typed,
  certain: true,
  role: 'companion',
  inTables: 'none',
  actNumber: true,
  typed: number.typed,
});

interface NamedContext {
  readonly tables: Tables;
  readonly context: SectionContext;
}

function named(number: SectionNumber, act: NamedAct, { tables, context }: NamedContext): SectionReading[] {
  if (act.code === 'OTHER') return ofOtherAct(number, act, tables);
  const isTooNew = act.code === 'BNS' && penalCodeOfDate(context.firDate) === 'IPC';
  return placesIn(number, { code: act.code, tables }).map((place) =>
    reading(place, act.code, { typed: number.typed, certain: !isTooNew && !act.isDoubtful }),
  );
}

/** An Act that is not in the tables keeps its sections as charged. */
function ofOtherAct(
  number: SectionNumber,
  { act: name = '', isDoubtful }: NamedAct,
  tables: Tables,
): SectionReading[] {
  return placesIn(number, { code: 'OTHER', tables }).map(({ printed, isCertain }) => ({
    code: 'OTHER',
    act: name,
    section: printed,
    printed: `s. ${printed} ${name}`,
    certain: isCertain && !isDoubtful,
    role: definesOffence(name, printed) ? 'companion' : 'charged',
    inTables: 'none',
    typed: number.typed,
  }));
}

function byChoice(number: SectionNumber, choice: ChosenCode, tables: Tables): SectionReading[] {
  const { code, certain, other } = choice;
  if (code === null) return [withoutCode(number)];
  const [second] = other === null ? [] : placesIn(number, { code: other, tables });
  const alternatives = other !== null && second ? [{ code: other, section: second.section }] : [];
  return placesIn(number, { code, tables }).map((place) =>
    reading(place, code, { typed: number.typed, certain, alternatives, isCodeChosen: true }),
  );
}

function withoutCode(number: SectionNumber): SectionReading {
  const section = plainSection(number);
  return {
    code: null,
    section,
    printed: section,
    certain: false,
    role: 'charged',
    inTables: 'none',
    alternatives: ['IPC', 'BNS'].map((code) => ({ code, section })),
    typed: number.typed,
  };
}

interface ReadingOptions {
  readonly typed: string;
  readonly certain: boolean;
  readonly alternatives?: readonly SectionChoice[];
  readonly isCodeChosen?: true;
}

function reading(
  place: SectionPlace,
  code: string,
  { typed, certain, alternatives = [], isCodeChosen }: ReadingOptions,
): SectionReading {
  const { printed, isCertain, section, variant, role, inTables } = place;
  const choices = [...(place.alternatives ?? []), ...alternatives];
  return {
    code,
    section,
    ...(variant !== undefined && { variant }),
    printed: `${code} ${printed}`,
    certain: certain && isCertain,
    role,
    inTables,
    ...(choices.length > 0 && { alternatives: choices }),
    typed,
    ...(isCodeChosen && { isCodeChosen }),
  };
}

/** Each section once, in order of its first mention. */
const once = (sections: readonly SectionReading[]): SectionReading[] =>
  [...new Map(sections.toReversed().map((one) => [`${one.printed}|${one.role}`, one])).values()].toReversed();
