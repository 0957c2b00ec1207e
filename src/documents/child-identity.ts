/** JJ 74: no paper names a child or gives particulars that identify the child. */
import type { Applicant } from '#contract/application/application.ts';
import type { Determinations } from '#law/determine.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { withoutNames as withoutNamesIn } from '#domain/case/name-for.ts';
import { mapTexts } from './map-texts.ts';

export const isOfChild = ({ found }: { readonly found: Determinations | null }): boolean =>
  found?.forum.stage === 'child';

interface WithApplicant {
  readonly applicant?: Partial<Applicant>;
}

/** Age and gender stay. The name is also taken out of the texts that the filer typed. */
export function withoutIdentity<Draft extends WithApplicant>(
  content: Draft,
  { child, inText }: Pick<DocumentWords['board'], 'child' | 'inText'>,
): Draft {
  const { applicant = {} } = content;
  const cleaned = withoutNames(content, applicant, inText);
  const { age, gender } = applicant;
  return {
    ...cleaned,
    applicant: { name: child, ...(age !== undefined && { age }), ...(gender && { gender }) },
  };
}

/** Also for texts of others, such as an order: the names of the child become `inText`. */
export function withoutNames<Texts>(texts: Texts, applicant: Partial<Applicant>, inText: string): Texts {
  return mapTexts(texts, (text) => withoutNamesIn(text, applicant, inText));
}
