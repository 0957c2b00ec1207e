/** What is alleged, what the applicant says, and the applicant's role; in the maker's own words. */
import type { Block } from '#documents/model.ts';
import { placeholder, type PaperMatter } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

/** Default bail turns on days alone: what is alleged has no place in it. */
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
