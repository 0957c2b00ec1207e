/** Allegations, the applicant's version and role, in the filer's own text. */
import type { Block } from '#documents/model.ts';
import { hasSeveralFirs, inEachFir } from '#documents/each-fir.ts';
import { namedFir, placeholder, type PaperMatter } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

/** Of several FIRs each has its name before its allegations. */
export function allegations(matter: PaperMatter, paragraphsIn: (inFir: PaperMatter) => string[]): string[] {
  if (!hasSeveralFirs(matter)) return paragraphsIn(matter);
  return inEachFir(matter).flatMap((fir) =>
    paragraphsIn(fir).map((text, n) => (n === 0 ? matter.words.joint.alleged(namedFir(fir), text) : text)),
  );
}

/** Default bail depends on days alone, so allegations are omitted. */
export function facts(matter: PaperMatter): Block[] {
  if (matter.relief === 'default') return [];
  const { headings } = matter.words;
  const { applicantVersion, role } = matter.case;
  return [
    ...headed(headings.allegations, 'case', numbered('case', allegations(matter, typed))),
    ...headed(headings.version, 'case', numbered('case', paragraphsOf(applicantVersion ?? ''))),
    ...headed(headings.role, 'case', numbered('case', paragraphsOf(role ?? ''))),
  ];
}

const typed = (fir: PaperMatter): string[] =>
  paragraphsOf(fir.case.allegations ?? placeholder(fir, 'allegations'));
