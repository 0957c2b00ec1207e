/** Names of a protected victim in the texts of the filer, each with its field. Papers print "X" in their place. */
import type { Applicant } from '#contract/application/application.ts';
import { namedInText, type NamedInText } from '#domain/case/victim-names.ts';
import type { Authority } from '#law/authority.ts';
import { victimNotNamed } from '#law/special/victim-not-named.ts';
import type { Determinations } from '#law/determine.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { ownWords, type TypedGroups } from './own-words.ts';

export interface NamedVictim extends NamedInText {
  readonly field: AskedField;
  readonly authority: Authority;
}

interface TypedRecord extends TypedGroups {
  readonly applicant?: Partial<Applicant>;
}

export function namedVictims(recorded: TypedRecord, found: Determinations | null): NamedVictim[] {
  const authority = found && victimNotNamed(found.matter);
  if (!authority) return [];
  const victims = ownWords(recorded).flatMap(({ field, text }) =>
    namedInText(text, recorded.applicant ?? {}).map(({ match, isVictim }): NamedVictim => ({
      match,
      isVictim,
      field,
      authority,
    })),
  );
  return [...new Map(victims.map((each) => [`${each.field} ${each.match}`, each])).values()];
}
