/**
 * Checklist answers from the case record: severity by the maximum term, history by convictions. The user
 * answers flight risk and ties; unknown facts stay missing.
 */
import type { LawFacts } from '#law/facts.ts';
import { matterRows } from '#law/matter.ts';
import { type Offence, offenceName, type Tables } from '#law/tables.ts';
import type { FactorAnswer, Answers } from './checklist.ts';

export interface RiskProposal {
  readonly answers: Answers;
  readonly because: {
    /** Gravest offence, and its maximum in years. */
    readonly severity?: { readonly offence: string; readonly maximum: number | 'life' | 'death' };
    readonly convictions?: number;
    /** Warrants and proclamations that are not recalled. They propose no answer. */
    readonly processes?: number;
  };
}

export function riskProposal(facts: LawFacts, tables: Tables): RiskProposal {
  const severity = severityOf(facts, tables);
  const convictions = convictionsOf(facts);
  return {
    answers: {
      ...(convictions !== undefined && { criminalHistory: historyAnswer(convictions) }),
      ...(severity && { severityOfCharges: severityAnswer(severity.maximum) }),
    },
    because: { ...(severity && { severity }), ...(convictions !== undefined && { convictions }) },
  };
}

type Severity = NonNullable<RiskProposal['because']['severity']>;

/** A high maximum decides at once; a lower one only if every section was read. */
function severityOf(facts: LawFacts, tables: Tables): Severity | undefined {
  const { rows, allRead } = matterRows(facts, tables);
  const [gravest] = rows.flatMap(termOf).toSorted((a, b) => yearsOf(b.maximum) - yearsOf(a.maximum));
  if (!gravest) return undefined;
  const certain = severityAnswer(gravest.maximum) === 'high';
  const everyTermKnown = allRead && rows.every((row) => termOf(row).length > 0);
  return certain || everyTermKnown ? gravest : undefined;
}

function termOf(row: Offence): Severity[] {
  const maximum = row.death ? 'death' : row.life ? 'life' : row.maxYears;
  return maximum === null ? [] : [{ offence: offenceName(row), maximum }];
}

const yearsOf = (maximum: Severity['maximum']): number =>
  maximum === 'death' ? Infinity : maximum === 'life' ? Number.MAX_VALUE : maximum;

function severityAnswer(maximum: Severity['maximum']): FactorAnswer {
  const years = yearsOf(maximum);
  if (years <= 3) return 'low';
  return years < 7 ? 'medium' : 'high';
}

const convictionsOf = ({ convictions, neverConvicted }: LawFacts): number | undefined =>
  convictions?.length ?? (neverConvicted === true ? 0 : undefined);

function historyAnswer(convictions: number): FactorAnswer {
  if (convictions === 0) return 'low';
  return convictions === 1 ? 'medium' : 'high';
}
