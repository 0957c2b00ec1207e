/** Authorities of a ground that are law on the date of the paper: none is cited before its effect or overruled. */
import type { PaperMatter } from '#documents/matter.ts';
import type { Authority } from '#law/authority.ts';
import type { Judgment } from '#law/case-law/judgment.ts';
import { type JudgmentState, judgmentState } from '#law/case-law/judgments-on.ts';

type CitingMatter = Pick<PaperMatter, 'found' | 'on' | 'context'>;

export const citableAuthorities = (
  authorities: readonly Authority[],
  matter: CitingMatter,
): readonly Authority[] =>
  authorities.filter((authority) => (citedState(authority, matter) ?? 'in-force') === 'in-force');

/** The state of a judgment on the date of the paper; null for a provision or a judgment outside the tables. */
export function citedState(
  authority: Authority,
  { found, on, context: { tables } }: CitingMatter,
): JudgmentState | null {
  if (!found || !tables) return null;
  const { judgments } = tables;
  const row = judgments.find((each) => isOf(each, authority));
  return row === undefined ? null : judgmentState(row, found.matter, { on, judgments });
}

/** One name may have several judgments; the citation decides. */
const isOf = ({ name, citation, otherCitations = [] }: Judgment, { source, at }: Authority): boolean =>
  name === source && [citation, ...otherCitations, [citation, ...otherCitations].join('; ')].includes(at);
