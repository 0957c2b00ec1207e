/** Authority against the application, listed because a party may not hide binding law from the court. */
import { cite } from '#law/authority.ts';
import { authorityOf, type Judgment } from '#law/case-law/judgment.ts';
import { adverseJudgments } from '#law/case-law/adverse-judgments.ts';
import { inEachFir } from '#documents/each-fir.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import type { Block } from '#documents/model.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';

/** The judgments that were law on the date of the paper, in any of the FIRs. */
export function contraryJudgments(matter: PaperMatter): Judgment[] {
  const rows = inEachFir(matter).flatMap(({ found, relief, on, context: { tables } }) =>
    found && tables ? adverseJudgments(found, relief, { on, judgments: tables.judgments }) : [],
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
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
