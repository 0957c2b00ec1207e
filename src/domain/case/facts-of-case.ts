/** Facts of a case for the risk rules. */
import { present } from '#kernel/present.ts';
import { type RiskProposal, riskProposal } from '#law/risk/proposal.ts';
import type { Tables } from '#law/tables.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { lawFactsOf } from './law-facts.ts';

export function proposalOfCase(record: FactsOf, tables: Tables): RiskProposal {
  const facts = factsOfCase(record);
  const { answers, because } = riskProposal(lawFactsOf(facts, tables), tables);
  const processes = facts.coercive?.rows.filter(({ recalledOn }) => recalledOn === undefined).length;
  return { answers, because: { ...because, ...present({ processes }) } };
}

type FactsOf = Pick<CaseRecord, 'facts' | 'charges'>;

/** A case created by its number alone has no facts; only its charges are known. */
export function factsOfCase({ facts, charges }: FactsOf): Partial<CaseFacts> {
  const known = Object.entries(facts ?? {}).filter(([, value]) => value !== undefined);
  return { sections: charges, ...Object.fromEntries(known) };
}
