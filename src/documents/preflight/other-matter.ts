/**
 * Detects leftovers from another matter in a copied text: FIR, police station or accused. Each is a question
 * to the filer and no decision.
 */
import type { BailDraft, PaperMatter } from '#documents/matter.ts';
import { firsOf } from '#domain/case/fir.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { type OwnWords, ownWords } from './own-words.ts';

export interface ForeignText {
  readonly kind: 'fir' | 'station' | 'person';
  readonly field: AskedField;
  /** As in the text. */
  readonly match: string;
}

type TypedMatter = BailDraft & Partial<Pick<PaperMatter, 'others'>>;

export function findForeignText(written: TypedMatter): ForeignText[] {
  const looks = [otherFirs, otherStations, otherPersons];
  const strays = ownWords(written).flatMap((words) => looks.flatMap((look) => look(words, written)));
  return [...new Map(strays.map((stray) => [`${stray.kind} ${stray.field} ${stray.match}`, stray])).values()];
}

const FIR =
  /\b(?:F\.?I\.?R\.?|Crime|C\.?R\.?|Cr\.?)\s*(?:No\.?|Number|#)?\s*[:.]?\s*(\d{1,6}\s*(?:\/|of)\s*(?:19|20)?\d{2})\b/gi;

/** Other cases and earlier applications are named on purpose. */
function otherFirs({ field, text }: OwnWords, { case: facts = {}, bail = {} }: BailDraft): ForeignText[] {
  const names = [
    ...firsOf(facts).map(({ firNumber }) => firNumber),
    ...(facts.antecedents?.rows ?? []).map(({ firNumber }) => firNumber),
    ...(bail.previous ?? []).map(({ number }) => number),
  ];
  const known = new Set(names.flatMap((number) => numberIn(number ?? '') ?? []));
  if (!facts.firNumber || numberIn(facts.firNumber) === null) return [];
  return [...text.matchAll(FIR)].flatMap(([, match = '']): ForeignText[] =>
    known.has(numberIn(match) ?? '') ? [] : [{ kind: 'fir', field, match }],
  );
}

/** "218/2024", "218 of 24" and "FIR 218/2024" are the same number; null if there is none. */
function numberIn(text: string): string | null {
  const found = /(\d{1,6})\s*(?:\/|of)\s*((?:19|20)?\d{2})\b/i.exec(text);
  return found ? `${Number(found[1])}/${(found[2] ?? '').slice(-2)}` : null;
}

const STATION =
  /\b(?:Police\s+Station|P\.?\s?S\.?)\s*[:,]?\s+(\p{Lu}[\p{L}\p{M}.]+(?:\s\p{Lu}[\p{L}\p{M}.]+)*)/gu;

function otherStations({ field, text }: OwnWords, { case: facts = {} }: BailDraft): ForeignText[] {
  const own = facts.policeStation;
  if (!own) return [];
  const known = [...firsOf(facts), ...(facts.antecedents?.rows ?? [])].flatMap(({ policeStation }) =>
    policeStation ? [plain(policeStation)] : [],
  );
  return matchesIn(text, STATION).flatMap((match): ForeignText[] =>
    known.some((name) => name.includes(plain(match)) || plain(match).includes(name))
      ? []
      : [{ kind: 'station', field, match }],
  );
}

const NAME = String.raw`(\p{Lu}[\p{L}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}.]+){1,3})`;
const TITLE = String.raw`(?:[Mm]r|[Mm]s|[Mm]rs|[Ss]hri|[Ss]mt)\.?|named|namely`;
const APPLICANT = new RegExp(
  String.raw`\b(?:[Aa]pplicant|[Aa]ppellant|[Pp]etitioner),?(?:\s+(?:${TITLE}))?,?\s+${NAME}`,
  'gu',
);

/** Two capitalised names after "the applicant" that do not match the applicant. */
function otherPersons(
  { field, text }: OwnWords,
  { applicant = {}, others = [], case: facts = {} }: TypedMatter,
): ForeignText[] {
  if (!applicant.name) return [];
  const known = new Set(
    [applicant, ...others.map((person) => person.applicant), ...(facts.coAccused ?? [])].flatMap(({ name }) =>
      plain(name ?? '').split(' '),
    ),
  );
  return matchesIn(text, APPLICANT).flatMap((match): ForeignText[] =>
    plain(match)
      .split(' ')
      .some((part) => known.has(part))
      ? []
      : [{ kind: 'person', field, match }],
  );
}

/** A match may end with the point of an initial, but not with that of the sentence. */
const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => match.replace(/\.$/, ''));

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
