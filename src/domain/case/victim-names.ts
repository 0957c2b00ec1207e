/**
 * BNS 72(1), IPC 228A(1), POCSO 33(7): the victim of a sexual offence is not named. No field of a record holds the
 * name (decision 0019), so it can stand only in texts that people type.
 */
import { victimNotNamed } from '#law/special/victim-not-named.ts';
import { WITHHELD_NAME, withoutNames } from './withheld-name.ts';

export interface NamedInText {
  readonly match: string;
  /** False for a word such as "wife", which may be a relative of the accused: the filer is only asked. */
  readonly isVictim: boolean;
}

interface Own {
  readonly name?: string | undefined;
  readonly parentage?: string | undefined;
}

const VICTIM = [
  'victim',
  'prosecutrix',
  'survivor',
  'complainant',
  'informant',
  'minor girl',
  'minor',
  'girl',
  'child',
];
const RELATIVE = ['daughter', 'wife', 'sister', 'niece'];

/** Matches at the start of a sentence too; only names require capitals. */
const eitherCase = (word: string): string =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1).replaceAll(' ', String.raw`\s+`)}`;

const oneOf = (words: readonly string[]): string => words.map(eitherCase).join('|');

const NAME = String.raw`(\p{Lu}\p{Ll}{2,}[\p{L}\p{M}]*(?:\s\p{Lu}[\p{L}\p{M}.]+)*)`;
const CALLED = String.raw`(?:\s*,\s*|\s+)(?:(?:namely|named|called|i\.e\.)\s+)?(?:(?:Ms|Mrs|Miss|Smt|Kumari|Km)\.?\s+)?${NAME}`;

/** A child of the accused is no victim: "his minor child Aarav". */
const NOT_OF_THE_ACCUSED = String.raw`(?<!\b(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|applicant['’]s)\s(?:\w+\s)?)`;
const NAMED_VICTIM = new RegExp(String.raw`${NOT_OF_THE_ACCUSED}\b(?:${oneOf(VICTIM)})${CALLED}`, 'gu');
const NAMED_RELATIVE = new RegExp(String.raw`\b(?:${oneOf(RELATIVE)})${CALLED}`, 'gu');
/** "daughter of Ramesh": naming the parent identifies the victim. */
const CHILD_OF = new RegExp(String.raw`\b(?:[Dd]aughter|[Ss]on|[Dd]\/o|[Ss]\/o)(?:\s+of)?\s+${NAME}`, 'gu');

/** Hindi has no capitals, so only a title or "named" shows where a name begins. */
const HINDI_VICTIM = new RegExp(
  String.raw`(?:पीड़िता|पीड़ित|अभियोक्त्री|सूचनाकर्ता|परिवादिनी|बालिका|लड़की)\s+(?:नामक|कुमारी|श्रीमती|सुश्री|कु\.|सौ\.)\s+` +
    String.raw`([\u0900-\u0963\u0970-\u097F]{2,}(?:\s(?!(?:ने|को|का|की|के|से|पर|में|और|तथा|है|हैं|था|थी|घर)(?:\s|[।,.]|$))[\u0900-\u0963\u0970-\u097F]{2,})?)`,
  'gu',
);

/** Capitalised words that are no names. */
const NOT_A_NAME =
  /^(?:The|She|He|They|Her|His|And|Was|Were|Is|Has|Had|Did|In|On|At|By|From|With|Under|Section|Sections|Police|Court|State|Act|FIR|Magistrate|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Names that a text gives to the victim, or to a person through whom she is known. Detection is uncertain. */
export function namedInText(text: string, own: Own): NamedInText[] {
  const mine = new Set(wordsOf(`${own.name ?? ''} ${own.parentage ?? ''}`));
  const found = [
    ...[NAMED_VICTIM, HINDI_VICTIM].flatMap((pattern) => matchesOf(text, pattern, true)),
    ...[NAMED_RELATIVE, CHILD_OF].flatMap((pattern) => matchesOf(text, pattern, false)),
  ];
  return found.filter(({ match }) => !NOT_A_NAME.test(match) && !mine.has(wordsOf(match)[0] ?? ''));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);

const matchesOf = (text: string, pattern: RegExp, isVictim: boolean): NamedInText[] =>
  [...text.matchAll(pattern)].map(([, match = '']) => ({ match: match.replace(/\.$/, ''), isVictim }));

/** The names of the victim in these texts. */
export const victimsNamedIn = (texts: readonly string[], own: Own): string[] => [
  ...new Set(
    texts.flatMap((text) => namedInText(text, own).flatMap(({ match, isVictim }) => (isVictim ? match : []))),
  ),
];

/** Each name, and the given name alone, becomes "X". */
export const withoutVictims = (text: string, victims: readonly string[]): string =>
  victims.reduce((left, name) => withoutNames(left, { name }, WITHHELD_NAME), text);

/** Texts of a case that may name a victim, and the charge. */
export interface TypedFacts {
  readonly sections?: readonly string[] | undefined;
  readonly allegations?: string | undefined;
  readonly applicantVersion?: string | undefined;
}

/** The title of a case without the victims that its own texts name. */
export function titleWithoutVictims(title: string, facts: TypedFacts | undefined, own: Own): string {
  if (!facts || !isVictimProtected(facts.sections ?? [])) return title;
  const texts = [title, facts.allegations ?? '', facts.applicantVersion ?? ''];
  return withoutVictims(title, victimsNamedIn(texts, own));
}

/** By the sections as the record prints them: "BNS 64(1)". */
const isVictimProtected = (sections: readonly string[]): boolean =>
  victimNotNamed({
    rows: sections.map((typed) => {
      const [code = '', section = ''] = typed.trim().split(/\s+/);
      return { code, section };
    }),
  }) !== null;
