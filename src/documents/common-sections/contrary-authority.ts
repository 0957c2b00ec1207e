/** Authority against the application, listed because a party may not hide binding law from the court. */
import { cite } from '#law/authority.ts';
import { authorityOf, type Judgment } from '#law/case-law/judgment.ts';
import { adverseJudgments } from '#law/case-law/adverse-judgments.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';

/** The judgments that were law on the date of the paper. */
export function contraryJudgments({ found, relief, on, context: { tables } }: PaperMatter): Judgment[] {
  return found && tables ? adverseJudgments(found, relief, { on, judgments: tables.judgments }) : [];
}

/** By name only: no lawyer has reviewed our summaries. */
export function contraryAuthority(matter: PaperMatter): Block[] {
  const judgments = contraryJudgments(matter);
  if (judgments.length === 0) return [];
  const { contrary } = matter.words.proposed;
  const citations = judgments.map((row) => {
    const citation = cite(authorityOf(row));
    return row.date === undefined ? citation : contrary.decided(citation, printed(row.date));
  });
  return headed(contrary.heading, 'bail', [
    ...numbered('bail', [contrary.lead(matter.words.called.party)]),
    ...lettered('bail', citations),
  ]);
}
