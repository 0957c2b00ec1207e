/** The accused and the informant of a paper. */
import { type NameReading, readName } from '../names/read-name.ts';
import { readAge } from '../quantities.ts';
import type { LabelName } from './labels.ts';
import type { PersonOfPaper } from './paper-reading.ts';
import type { PaperText, ValueInText } from './paper-text.ts';

/** Labels that end the part of a person. */
const ENDS: readonly LabelName[] = [
  'informant',
  'contents',
  'sections',
  'occurrence',
  'arrest',
  'remand',
  'court',
  'firNumber',
  'chargesheet',
];
/** Words that a form prints if no name is known. */
const NO_NAME =
  /^(?:unknown|not\s+known|nil|none|n\.?\s?a\.?|अज्ञात|निरंक|नहीं|details?\b.*|particulars\b.*|name\b.*|s\.?\s?no\b.*)$/iu;
const HEADING = /alias|relative|particulars|उपनाम|विवरण/iu;
const ROW = /^\s*(?:A-?)?\d{1,2}\s*[.):]?\s+(?=\p{L})/u;
const FEMALE = /^(?:f\b|female|woman|महिला|स्त्री)/iu;
const MALE = /^(?:m\b|male|man|पुरुष)/iu;
const LONGEST_ROW = 200;

export function accusedOf(paper: PaperText): PersonOfPaper[] {
  const found = paper.labels
    .filter(({ name }) => name === 'accused')
    .flatMap((at) => personsIn(paper, paper.blockAfter(at, ['accused', ...ENDS])));
  return found.filter(
    (one, at) => found.findIndex(({ name }) => name.toLowerCase() === one.name.toLowerCase()) === at,
  );
}

export function informantOf(paper: PaperText): string | null {
  const at = paper.labels.find(({ name }) => name === 'informant');
  if (!at) return null;
  const [person] = personsIn(paper, paper.blockAfter(at, ['informant', 'accused', ...ENDS]));
  return person?.name ?? null;
}

interface PersonPart {
  /** Null for the text before the first label. */
  readonly label: LabelName | null;
  readonly value: string;
  readonly at: number;
}

function personsIn(paper: PaperText, { text, from }: ValueInText): PersonOfPaper[] {
  const end = from + text.length;
  const inside = paper.labels.filter((each) => each.from >= from && each.from < end);
  const parts: PersonPart[] = inside.map(({ name, to }, nth) => ({
    label: name,
    value: paper.text.slice(to, inside[nth + 1]?.from ?? end),
    at: to,
  }));
  const own: PersonPart = { label: null, value: text.slice(0, (inside[0]?.from ?? end) - from), at: from };
  let persons: PersonOfPaper[] = [];
  for (const part of [own, ...parts]) persons = withPart(persons, part, paper);
  return persons;
}

/** A label of a name begins a person; the labels behind it describe this one. */
function withPart(
  persons: readonly PersonOfPaper[],
  { label, value, at }: PersonPart,
  paper: PaperText,
): PersonOfPaper[] {
  const named = rowsOf(value, at).map(([line, from]) => personOf(line, paper.lineAt(from)));
  const found = (rows: typeof named): PersonOfPaper[] => rows.flatMap((person) => person ?? []);
  if (label === null) return [...persons, ...found(named)];
  if (label === 'name') return [...persons, ...found(named.slice(0, 1))];
  const last = persons.at(-1);
  const described = last
    ? [...persons.slice(0, -1), { ...last, ...detailOf(label, value.split('\n')[0]?.trim() ?? '') }]
    : persons;
  return label === 'end' ? [...described, ...found(named.slice(1))] : [...described];
}

/** Lines of a table of persons; the heading of the table is none. */
function rowsOf(text: string, from: number): (readonly [line: string, at: number])[] {
  let at = from;
  const rows: (readonly [string, number])[] = [];
  for (const line of text.split('\n')) {
    const isOnlyOne = rows.length === 0 || ROW.test(line);
    if (line.trim() !== '' && line.length <= LONGEST_ROW && !HEADING.test(line) && isOnlyOne)
      rows.push([line, at + line.length - line.trimStart().length]);
    at += line.length + 1;
  }
  return rows;
}

function personOf(line: string, at: number): PersonOfPaper | null {
  const plain = line.replace(ROW, '').replaceAll(/^[\s,;:.-]+|[\s,;:(-]+$/g, '');
  if (NO_NAME.test(plain) || !/\p{L}{2}/u.test(plain)) return null;
  const read = readName(plain);
  return IS_NAME.test(read.name) ? { name: read.name, line: at, ...detailsOf(read) } : null;
}

const IS_NAME = /^[\p{L}\p{M}.'’@\s-]{2,80}$/u;
const WOMEN: ReadonlySet<NameReading['relation']> = new Set(['wife', 'daughter', 'widow']);

function detailsOf({ relative, age, address, honorific, relation }: NameReading): Partial<PersonOfPaper> {
  const isWoman = WOMEN.has(relation) || WOMANS_TITLE.test(honorific ?? '');
  return {
    ...(relative !== undefined && { parentage: relative }),
    ...(age !== undefined && { age: String(age) }),
    ...(address !== undefined && { address }),
    ...(isWoman && { gender: 'female' as const }),
  };
}

const WOMANS_TITLE = /^(?:smt|mrs|ms|miss|km|kumari|श्रीमती|सुश्री|कुमारी|कु)/iu;

function detailOf(label: LabelName, value: string): Partial<PersonOfPaper> {
  if (value === '' || NO_NAME.test(value)) return {};
  return READERS[label]?.(value) ?? {};
}

type DetailReader = (value: string) => Partial<PersonOfPaper>;

const READERS: Readonly<Partial<Record<LabelName, DetailReader>>> = {
  relative: (value) => ({ parentage: readName(value).name }),
  age: ageOf,
  gender: (value) => (FEMALE.test(value) ? { gender: 'female' } : MALE.test(value) ? { gender: 'male' } : {}),
  address: (value) => ({
    address: value.replace(/^\d\s*[.)]?\s+/, '').replaceAll(/[\s,;]+$/g, ''),
  }),
};

function ageOf(value: string): { readonly age?: string } {
  const { age } = readAge(/^\d{1,3}$/.test(value) ? `${value} years` : value);
  return age === null ? {} : { age: String(age) };
}
