/**
 * Warns if a text may name a victim in breach of the law. Detection is uncertain: a name after a trigger word
 * is reported, initials and "the victim" are not.
 */
import type { Authority } from '#law/authority.ts';
import { victimNotNamed } from '#law/special/victim-not-named.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { ownWords } from './own-words.ts';

export interface NamedVictim {
  readonly field: AskedField;
  readonly match: string;
  readonly authority: Authority;
}

const CALLED = [
  'victim',
  'prosecutrix',
  'survivor',
  'complainant',
  'informant',
  'minor girl',
  'minor',
  'girl',
  'child',
  'daughter',
  'wife',
  'sister',
  'niece',
];

/** Matches at the start of a sentence too; only names require capitals. */
const eitherCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;

const WORDS = CALLED.map(eitherCase)
  .join('|')
  .replaceAll(' ', String.raw`\s+`);
const NAME = String.raw`(\p{Lu}\p{Ll}{2,}[\p{L}\p{M}]*(?:\s\p{Lu}[\p{L}\p{M}.]+)*)`;
const NAMED = new RegExp(
  String.raw`\b(?:${WORDS})(?:\s*,\s*|\s+)(?:(?:namely|named|called|i\.e\.)\s+)?(?:(?:Ms|Mrs|Miss|Smt|Kumari|Km)\.?\s+)?${NAME}`,
  'gu',
);

/** "daughter of Ramesh": naming the parent identifies the victim. */
const CHILD_OF = new RegExp(String.raw`\b(?:[Dd]aughter|[Ss]on|[Dd]\/o|[Ss]\/o)(?:\s+of)?\s+${NAME}`, 'gu');

export function namedVictims(matter: PaperMatter): NamedVictim[] {
  const authority = matter.found && victimNotNamed(matter.found.matter);
  if (!authority) return [];
  const own = new Set((matter.applicant.name ?? '').toLowerCase().split(/\s+/));
  const found = ownWords(matter).flatMap(({ field, text }) =>
    [...text.matchAll(NAMED), ...text.matchAll(CHILD_OF)]
      .map(([, match = '']) => match.replace(/\.$/, ''))
      .filter((match) => !NOT_A_NAME.test(match))
      .filter((match) => !own.has(match.toLowerCase().split(' ')[0] ?? ''))
      .map((match): NamedVictim => ({ field, match, authority })),
  );
  return [...new Map(found.map((each) => [`${each.field} ${each.match}`, each])).values()];
}

/** Capitalised words that are no names. */
const NOT_A_NAME =
  /^(?:The|She|He|They|Her|His|And|Was|Were|Is|Has|Had|Did|In|On|At|By|From|With|Under|Section|Sections|Police|Court|State|Act|FIR|Magistrate|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
