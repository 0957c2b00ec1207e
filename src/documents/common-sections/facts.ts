/** Allegations, the applicant's version and role, in the filer's own text. */
import type { Block } from '#documents/model.ts';
import { placeholder, type PaperMatter } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

/** Default bail depends on days alone, so allegations are omitted. */
export function facts(matter: PaperMatter): Block[] {
  if (matter.relief === 'default') return [];
  const { headings } = matter.words;
  const { allegations, applicantVersion, role } = matter.case;
  return [
    ...headed(
      headings.allegations,
      'case',
      numbered('case', paragraphsOf(allegations ?? placeholder(matter, 'allegations'))),
    ),
    ...headed(headings.version, 'case', numbered('case', paragraphsOf(applicantVersion ?? ''))),
    ...headed(headings.role, 'case', numbered('case', paragraphsOf(role ?? ''))),
  ];
}
