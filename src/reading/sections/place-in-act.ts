/** Places a typed number in the tables of one code: its row, its limbs, or the nearest ancestor. */
import { lookUp, type OffenceRef } from '#law/tables.ts';
import { definesOffence } from '#law/companion-sections.ts';
import { group } from '../group.ts';
import { type ActTables, hasClauses, inTablesOf, isKnown, writtenIn } from './known-sections.ts';
import type { SectionNumber } from './section-number.ts';
import type { InTables, SectionChoice } from './section-reading.ts';

export interface SectionPlace {
  readonly section: string;
  readonly variant?: string;
  /** The section as charged, without the code. */
  readonly printed: string;
  readonly inTables: InTables;
  readonly isCertain: boolean;
  readonly role: 'charged' | 'companion';
  readonly alternatives?: readonly SectionChoice[];
}

/** Two clauses in a row may be two sections: 3(1)(r)(s) is 3(1)(r) and 3(1)(s). */
export function placesIn(number: SectionNumber, act: ActTables): SectionPlace[] {
  if (number.exact) return [exactPlace(number.exact)];
  const part = partOf(number, act);
  if (part) return [part];
  const paths = pathsOf(number, act);
  if (number.limb !== undefined)
    return paths.map((path) => limbPlace(pathText(path), number.limb ?? '', act));
  return paths.map((path) => placeOf(path, number, act));
}

/** "109(1) (hurt-caused)": a limb that the code lacks stays as typed. */
function limbPlace(section: string, variant: string, { code, tables }: ActTables): SectionPlace {
  const isRow = lookUp(tables, { code, section, variant }).kind === 'found';
  return isRow
    ? exactPlace({ code, section, variant })
    : { section, printed: `${section} (${variant})`, inTables: 'none', isCertain: false, role: 'charged' };
}

const exactPlace = ({ section, variant }: OffenceRef): SectionPlace => ({
  section,
  ...(variant != null && { variant }),
  printed: variant != null ? `${section} (${variant})` : section,
  inTables: 'row',
  isCertain: true,
  role: 'charged',
});

/** How well the code knows the number: 2 the number itself, 1 an ancestor, 0 nothing. */
export function knownIn(number: SectionNumber, act: ActTables): 0 | 1 | 2 {
  const [place] = placesIn(number, act);
  if (!place || place.inTables === 'none') return 0;
  const isPartUnknown = number.part !== null && partOf(number, act) === null; // "304 Part II" is no BNS 304
  return isPartUnknown || place.inTables.startsWith('ancestor') ? 1 : 2;
}

/** IPC 304 and 506 are divided into parts that the text of the section does not number. */
const PARTS: Readonly<Record<string, string>> = { '304': 'knowledge', '506': 'part-2' };

function partOf(number: SectionNumber, { code }: ActTables): SectionPlace | null {
  const { digits, letters, clauses, part } = number;
  const variant = PARTS[digits];
  if (code !== 'IPC' || variant === undefined || letters !== '') return null;
  const second = part ?? partOfClause(clauses);
  if (second === null) return null;
  return {
    section: digits,
    ...(second === 2 && { variant }),
    printed: `${digits} Part ${second === 2 ? 'II' : 'I'}`,
    inTables: 'row',
    isCertain: !number.isRepaired,
    role: 'charged',
  };
}

function partOfClause(clauses: readonly string[]): 1 | 2 | null {
  const [only = ''] = clauses;
  if (clauses.length !== 1) return null;
  if (/^(?:2|ii)$/i.test(only)) return 2;
  return /^(?:1|i)$/i.test(only) ? 1 : null;
}

type Path = readonly string[];

/** "376DA" with its clauses, one path for each section. */
function pathsOf(number: SectionNumber, act: ActTables): Path[] {
  const { letters, clauses } = number;
  const base = baseOf(number, act);
  const own = letters !== '' && base === number.digits ? [letters.toLowerCase()] : [];
  const bracketed = lettersInBrackets(number, act);
  if (bracketed) return bracketed.map((section) => [section]);
  const [letter = '', ...rest] = clauses;
  const lettered =
    rest.length > 0 ? lettersInBrackets({ ...number, clauses: [letter] }, act)?.[0] : undefined;
  if (lettered !== undefined) return siblings(rest, act, lettered).map((path) => [lettered].concat(path));
  return siblings([...own, ...clauses], act, base).map((path) => [base].concat(path));
}

/** A letter that the Act does not know as part of the number is a clause: POCSO 5M is 5(m). */
function baseOf({ digits, letters }: SectionNumber, act: ActTables): string {
  if (letters === '') return digits;
  const whole = digits + letters.toUpperCase();
  const clause = `${digits}(${letters.toLowerCase()})`;
  if (isKnown(whole, act)) return whole;
  if (definesOffence(act.code, whole)) return whole;
  const isClause = isKnown(clause, act) || definesOffence(act.code, clause);
  return isClause ? digits : whole;
}

/** "498(A)", "66(C)(D)": brackets round the letter of the number. */
function lettersInBrackets({ digits, letters, clauses }: SectionNumber, act: ActTables): string[] | null {
  const areLetters = clauses.length > 0 && clauses.every((clause) => /^[A-Z]{1,2}$/.test(clause));
  if (letters !== '' || !areLetters || clauses.some((clause) => isKnown(`${digits}(${clause})`, act))) {
    return null;
  }
  const joined = digits + clauses.join('');
  if (clauses.length > 1 && isKnown(joined, act)) return [joined];
  const whole = clauses.map((clause) => digits + clause);
  return whole.every((section) => isKnown(section, act)) ? whole : null;
}

type ClauseKind = 'digit' | 'roman' | 'letter' | 'mixed';

function kindOf(clause: string): ClauseKind {
  if (/^\d+$/.test(clause)) return 'digit';
  if (/^\d/.test(clause)) return 'mixed';
  return /^(?:ii|iii|iv|vi{1,3}|ix|xi{0,3})$/i.test(clause) ? 'roman' : 'letter';
}

/** A clause of the same kind as the one before it is a second section. */
function siblings(clauses: readonly string[], act: ActTables, base: string): Path[] {
  const paths: string[][] = [];
  let path: string[] = [];
  for (const clause of clauses) {
    const last = path.at(-1);
    const isSecond =
      last !== undefined && kindOf(last) === kindOf(clause) && !isNested(clause, last, { act, base });
    if (isSecond) {
      paths.push(path);
      path = [...path.slice(0, -1), clause];
    } else {
      path = [...path, clause];
    }
  }
  return [...paths, path];
}

/** Rape has clauses (a) to (n) in one row, so (i) is a letter there and a Roman number elsewhere. */
const LETTERS_TO_N = /^(?:IPC 376|BNS 64)$/;

function isNested(
  clause: string,
  last: string,
  { act, base }: { readonly act: ActTables; readonly base: string },
): boolean {
  if (/^[A-Z]$/.test(clause) && /^[a-z]/.test(last)) return true;
  if (act.code === 'SC/ST' && /^[12]$/.test(last) && Number(clause) > 2) return true;
  return /^[iv]$/i.test(clause) && !/^[iv]$/i.test(last) && !LETTERS_TO_N.test(`${act.code} ${base}`);
}

const pathText = ([base = '', ...clauses]: Path): string =>
  base + clauses.map((clause) => `(${clause})`).join('');

const isCompleteTable = ({ code }: ActTables): boolean => code === 'IPC' || code === 'BNS';

/** "376(D)(A)" is 376DA rather than 376D and 376A, so the person confirms it. */
const isJoined = ([base]: Path, { digits, letters, clauses }: SectionNumber): boolean =>
  letters === '' && clauses.length > 1 && base === digits + clauses.join('');

const isDoubtful = (path: Path, number: SectionNumber): boolean =>
  number.isRepaired || (number.isHindiClause && path.length > 1) || isJoined(path, number);

function placeOf(path: Path, number: SectionNumber, act: ActTables): SectionPlace {
  const asked = bracketLetter(path, number, act) ?? repairedClause(path, act);
  const typed = romanDigits(asked.path, act) ?? { path: asked.path, isCertain: true };
  const { role, ...place } = foundOrDefining(typed.path, act);
  const isMissing = isCompleteTable(act) && place.inTables === 'none';
  return {
    ...place,
    isCertain: [asked.isCertain, typed.isCertain, !isDoubtful(path, number), !isMissing].every(Boolean),
    role,
    ...(asked.alternatives && { alternatives: asked.alternatives }),
  };
}

function foundOrDefining(path: Path, act: ActTables): FoundPlace & Pick<SectionPlace, 'role'> {
  const found = nearest(path, act);
  const isCompanion = !HAS_OWN_PLACE.has(found.inTables) && definesOffence(act.code, pathText(path));
  return isCompanion ? { ...unplaced(path), role: 'companion' } : { ...found, role: 'charged' };
}

const HAS_OWN_PLACE: ReadonlySet<InTables> = new Set(['row', 'divided', 'spread', 'ancestor']);

interface AskedPath {
  readonly path: Path;
  readonly isCertain: boolean;
  readonly alternatives?: readonly SectionChoice[];
}

/** NDPS 27(A) may be 27A or 27(a). A small letter that the Act has only as part of the number is doubtful. */
function bracketLetter(path: Path, { letters }: SectionNumber, act: ActTables): AskedPath | null {
  const [base = '', clause = '', ...more] = path;
  const isOneLetter =
    letters === '' && more.length === 0 && /^(?!ii|iv|vi|ix|xi)[A-Za-z]{1,2}$/i.test(clause);
  const whole = base + clause.toUpperCase();
  return isOneLetter && isKnown(whole, act) ? letterOrClause(whole, { base, clause }, act) : null;
}

function letterOrClause(
  whole: string,
  { base, clause }: { readonly base: string; readonly clause: string },
  act: ActTables,
): AskedPath | null {
  const own = `${base}(${clause.toLowerCase()})`;
  const isCapital = /^[A-Z]/.test(clause);
  if (!isKnown(own, act)) {
    return isCapital || !hasClauses(base, act) ? { path: [whole], isCertain: isCapital } : null;
  }
  if (!isCapital) return null;
  return { path: [whole], isCertain: false, alternatives: [{ code: act.code, section: own }] };
}

const ROMAN = ' i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/** "20(b)2C": a digit for a Roman number, if the tables have only the Roman one. */
function romanDigits(path: Path, act: ActTables): AskedPath | null {
  const [base = '', ...clauses] = path;
  const read = clauses.flatMap((clause, at) => {
    const match = /^(\d{1,2})([A-Z]?)$/.exec(clause);
    const roman = at > 0 && match ? ROMAN[Number(match[1])] : undefined;
    return roman ? [roman, group(match, 2)].filter((piece) => piece !== '') : [clause];
  });
  const changed = [base, ...read];
  if (pathText(changed) === pathText(path) || isKnown(pathText(path), act)) return null;
  return { path: changed, isCertain: false };
}

/** "103(l)" and "20(b)(ii)(8)": l is the digit 1 and 8 the letter B if the tables have only that. */
function repairedClause(path: Path, act: ActTables): AskedPath {
  const [base = '', ...clauses] = path;
  const repaired = clauses.map((clause) => (/^[lI|]$/.test(clause) ? '1' : clause === '8' ? 'B' : clause));
  const changed = [base, ...repaired];
  const isBetter = !isKnown(pathText(path), act) && isKnown(pathText(changed), act);
  return isBetter && pathText(changed) !== pathText(path)
    ? { path: changed, isCertain: false }
    : { path, isCertain: true };
}

type FoundPlace = Pick<SectionPlace, 'section' | 'printed' | 'inTables'>;

function nearest(path: Path, act: ActTables): FoundPlace {
  const { code, tables } = act;
  for (let count = path.length; count > 0; count -= 1) {
    const section = pathText(path.slice(0, count));
    const known = inTablesOf(section, act);
    if (known === null) continue;
    const row = writtenIn(tables, code, section);
    const rest = path.slice(count).map((clause) => `(${plainClause(clause)})`);
    const isExact = rest.length === 0;
    const inTables = isExact
      ? known
      : known === 'divided'
        ? 'ancestor-divided'
        : known === 'row'
          ? 'ancestor'
          : known;
    return { section: row, printed: row + rest.join(''), inTables };
  }
  return unplaced(path);
}

function unplaced([base = '', ...clauses]: Path): FoundPlace {
  const text = pathText([base, ...clauses.map(plainClause)]);
  return { section: text, printed: text, inTables: 'none' };
}

/** Small letters, but (1B) and (1AA) stay. */
const plainClause = (clause: string): string =>
  /^\d/.test(clause) ? clause.toUpperCase() : clause.toLowerCase();
