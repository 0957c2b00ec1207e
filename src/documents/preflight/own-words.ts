/** Texts written by the filer, each with its field. */
import type { BailPart } from '#contract/application/application.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { AskedField } from '#domain/application/field-at.ts';

export interface TypedGroups {
  readonly case?: Partial<CaseFacts>;
  readonly bail?: Partial<BailPart>;
}

export interface OwnWords {
  readonly field: AskedField;
  readonly text: string;
}

/** Default bail prints neither facts nor grounds. */
const NOT_ON_DAYS: ReadonlySet<AskedField> = new Set([
  'allegations',
  'furtherFirs',
  'applicantVersion',
  'role',
  'bailGrounds',
  'groundParts',
]);

export function ownWords({ case: facts = {}, bail = {} }: TypedGroups): OwnWords[] {
  const onDays = bail.relief === 'default';
  const parts = (bail.groundParts ?? []).map(({ heading, text }) => `${heading}\n${text}`);
  const texts: [AskedField, string | undefined][] = [
    ['allegations', facts.allegations],
    ['applicantVersion', facts.applicantVersion],
    ...(facts.furtherFirs ?? []).map((fir): [AskedField, string] => ['furtherFirs', fir.allegations]),
    ['role', facts.role],
    ['bailGrounds', bail.grounds],
    ...parts.map((text): [AskedField, string] => ['groundParts', text]),
    ['customConditions', bail.customConditions],
    ['undertakings', bail.undertakings],
    ['prayer', bail.prayer],
    ['delayCause', bail.delayCause],
  ];
  return texts.flatMap(([field, text]) =>
    text && !(onDays && NOT_ON_DAYS.has(field)) ? [{ field, text }] : [],
  );
}
