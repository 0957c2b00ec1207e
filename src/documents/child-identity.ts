/** JJ 74: no paper names a child or gives particulars that identify the child. */
import type { Applicant } from '#contract/application/application.ts';
import type { Determinations } from '#law/determine.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { withoutNames as withoutNamesIn } from '#domain/case/withheld-name.ts';
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
  const cleaned = applicant.name === child ? content : withoutNames(content, applicant, inText);
  const { age, gender } = applicant;
  return {
    ...cleaned,
    applicant: { name: child, ...(age !== undefined && { age }), ...(gender && { gender }) },
  };
}

/** Also for texts of others, such as an order: the names of the child become `inText`. */
export function withoutNames<Texts>(texts: Texts, applicant: Partial<Applicant>, inText: string): Texts {
  return mapTexts(texts, (text) => beginning(withoutNamesIn(text, applicant, inText), inText));
}

/** A sentence that began with the name begins with a capital. */
const beginning = (text: string, inText: string): string =>
  text.replaceAll(
    new RegExp(String.raw`(^|[.!?\n]\s*)${inText}`, 'g'),
    (_, before: string) => before + inText.charAt(0).toUpperCase() + inText.slice(1),
  );
