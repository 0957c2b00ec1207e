/** BNS 72(1), IPC 228A(1), POCSO 33(7): no paper names the victim, also if the filer or the judge typed the name. */
import { victimsNamedIn, withoutVictims } from '#domain/case/victim-names.ts';
import { victimNotNamed } from '#law/special/victim-not-named.ts';
import type { Determinations } from '#law/determine.ts';
import type { Applicant } from '#contract/application/application.ts';
import { mapTexts } from './map-texts.ts';
import type { NamedVictim } from './preflight/named-victim.ts';

/** Fields with sentences. A name can equal the name of a place, so parties, court and station keep their words. */
const SENTENCES: ReadonlySet<string> = new Set([
  'allegations',
  'applicantVersion',
  'role',
  'grounds',
  'heading',
  'text',
  'customConditions',
  'undertakings',
  'prayer',
  'delayCause',
  'urgency',
  'reason',
  'change',
]);

const namesOf = (victims: readonly NamedVictim[]): string[] =>
  victims.flatMap(({ match, isVictim }) => (isVictim ? match : []));

export function withVictimsWithheld<Draft>(recorded: Draft, victims: readonly NamedVictim[]): Draft {
  const names = namesOf(victims);
  if (names.length === 0) return recorded;
  return mapTexts(recorded, (text, field) => (SENTENCES.has(field) ? withoutVictims(text, names) : text));
}

interface OfMatter {
  readonly victims: readonly NamedVictim[];
  readonly found: Determinations | null;
  readonly applicant: Partial<Applicant>;
}

/** Also for texts of others, such as an order. They may name a victim whom the application does not. */
export function withoutVictimsOf<Texts>(texts: Texts, { victims, found, applicant }: OfMatter): Texts {
  if (!found || victimNotNamed(found.matter) === null) return texts;
  const typed: string[] = [];
  mapTexts(texts, (text) => {
    typed.push(text);
    return text;
  });
  const all = [...new Set([...namesOf(victims), ...victimsNamedIn(typed, applicant)])];
  return mapTexts(texts, (text) => withoutVictims(text, all));
}
