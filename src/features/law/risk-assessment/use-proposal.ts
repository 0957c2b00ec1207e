/**
 * Answers from the case record, computed locally. Without law tables the server computes them with the same
 * function.
 */
import { useEffect, useMemo, useState } from 'react';
import type { CalculatedAssessment } from '#contract/case/assessment.ts';
import { proposalOfCase } from '#domain/case/facts-of-case.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { fetchCalculation } from '#data/records/assessment/fetch-calculation.ts';
import { useDevice } from '#data/react/use-device.ts';
import { present } from '#kernel/present.ts';
import type { RiskProposal } from '#law/risk/proposal.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';

export type ProposalState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly proposal: RiskProposal }
  | { readonly status: 'none' };

export function useProposal(record: CaseRow): ProposalState {
  const { db, ports } = useDevice();
  const law = useLawTables();
  const [asked, setAsked] = useState<ProposalState>({ status: 'loading' });
  const isMissing = law.status === 'missing';
  const { _id: caseId } = record;

  useEffect(() => {
    if (!isMissing) return undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const answer = await fetchCalculation(db, ports, caseId);
      if (!left) setAsked(answer ? { status: 'ready', proposal: proposalIn(answer) } : { status: 'none' });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [db, ports, caseId, isMissing]);

  const tables = law.status === 'ready' ? law.tables : null;
  const own = useMemo(() => tables && proposalOfCase(record, tables), [record, tables]);
  return own ? { status: 'ready', proposal: own } : asked;
}

function proposalIn({
  answers,
  because: { severity, convictions, processes },
}: Pick<CalculatedAssessment, 'answers' | 'because'>): RiskProposal {
  const because = present({ severity, convictions, processes });
  return { answers, because };
}
