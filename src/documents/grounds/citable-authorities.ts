/** Authorities of a ground that are law on the date of the paper: none is cited before its effect or overruled. */
import type { PaperMatter } from '#documents/matter.ts';
import type { Authority } from '#law/authority.ts';
import type { Judgment } from '#law/case-law/judgment.ts';
import { judgmentState } from '#law/case-law/judgments-on.ts';

export function citableAuthorities(
  authorities: readonly Authority[],
  { found, on, context: { tables } }: Pick<PaperMatter, 'found' | 'on' | 'context'>,
): readonly Authority[] {
  if (!found || !tables) return authorities;
  const { judgments } = tables;
  return authorities.filter((authority) => {
    const row = judgments.find((each) => isOf(each, authority));
    return row === undefined || judgmentState(row, found.matter, { on, judgments }) === 'in-force';
  });
}

/** One name may have several judgments; the citation decides. */
const isOf = ({ name, citation, otherCitations = [] }: Judgment, { source, at }: Authority): boolean =>
  name === source && [citation, ...otherCitations, [citation, ...otherCitations].join('; ')].includes(at);
