/**
 * BNS 72(1), IPC 228A(1), POCSO 33(7): the victim of a sexual offence is not named. No field of a record holds the
 * name (decision 0019), so it can stand only in texts that people type.
 */
import { victimNotNamed } from '#law/special/victim-not-named.ts';
import { namedRelative, namedVictim, NO_NAMES, parentAfter } from './victim-patterns.ts';
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

/** Names that a text gives to the victim, or to a person through whom she is known. Detection is uncertain. */
export function namedInText(text: string, own: Own): NamedInText[] {
  const mine = new Set(wordsOf(`${own.name ?? ''} ${own.parentage ?? ''}`));
  const isOther = (match: string): boolean => match !== '' && !mine.has(wordsOf(match)[0] ?? '');
  const found = (patterns: readonly RegExp[]): string[] =>
    patterns.flatMap((pattern) => matchesOf(text, pattern)).filter(isOther);
  const victims = found(namedVictim());
  const parents = victims.flatMap((victim) => matchesOf(text, parentAfter(victim))).filter(isOther);
  const named = new Set([...victims, ...parents]);
  const relatives = found(namedRelative()).filter((match) => !named.has(match));
  return [
    ...[...named].map((match) => ({ match, isVictim: true })),
    ...relatives.map((match) => ({ match, isVictim: false })),
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, ...groups]) =>
    nameIn(groups.find((group) => group !== undefined) ?? ''),
  );

/** Up to the first word that is no name; empty if there is none. */
function nameIn(match: string): string {
  const words = match.replace(/\.$/, '').split(/\s+/);
  const end = words.findIndex((word) => NO_NAMES.has(word.toLowerCase()));
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/** The names of the victim in these texts. */
export const victimsNamedIn = (texts: readonly string[], own: Own): string[] => [
  ...new Set(
    texts.flatMap((text) => namedInText(text, own).flatMap(({ match, isVictim }) => (isVictim ? match : []))),
  ),
];

/** Each name, and the given name alone, becomes "X". Longer names first, so that no surname stays alone. */
export const withoutVictims = (text: string, victims: readonly string[]): string =>
  victims
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => withoutNames(left, { name }, WITHHELD_NAME), text);

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
