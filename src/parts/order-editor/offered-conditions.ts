/** Conditions offered for an order: those that the law allows the court on this release. */
import { useMemo } from 'react';
import { CONDITIONS } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { ConditionCode, OrderDraft } from '#data/records/application/order-draft.ts';
import {
  type ConditionScope,
  type ReleaseConditions,
  releaseConditions,
} from '#law/conditions-of-release.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';

/** Attendance, no similar offence and no tampering, as the statute names them. */
const STANDARD: readonly ConditionCode[] = ['attend', 'not-repeat', 'not-tamper'];

const WITHIN: Readonly<Record<ConditionScope, readonly ConditionCode[]>> = {
  attendance: ['attend'],
  interrogation: ['attend', 'not-tamper', 'available-to-io', 'not-leave-india'],
  board: ['attend', 'tell-address', 'other'],
  any: CONDITIONS.filter((code) => code !== 'other'),
};

export interface OfferedConditions {
  readonly codes: readonly ConditionCode[];
  /** Null while the law tables are missing: every condition is offered without notes. */
  readonly law: ReleaseConditions | null;
  /** In a bailable offence the court can set no other conditions. */
  readonly asOfRight: boolean;
}

export function useOfferedConditions(application: ApplicationView): OfferedConditions {
  const { relief, found } = useFiledMatter(application);
  return useMemo(() => {
    const law = found && relief ? releaseConditions(relief, found.matter) : null;
    const asOfRight = law !== null && relief === 'bailable';
    const own: readonly ConditionCode[] = asOfRight ? [] : ['other'];
    return { codes: [...new Set([...WITHIN[law?.scope ?? 'any'], ...own])], law, asOfRight };
  }, [found, relief]);
}

/** In library order; a ticked condition stays visible until it is removed. */
export const shownConditions = (
  { codes }: OfferedConditions,
  { conditions }: Pick<OrderDraft, 'conditions'>,
): ConditionCode[] => CONDITIONS.filter((code) => codes.includes(code) || conditions.includes(code));

/** Mandatory conditions that the order lacks. */
export const leftUnset = (
  { law }: OfferedConditions,
  { conditions }: Pick<OrderDraft, 'conditions'>,
): ConditionCode[] => (law?.standard === 'must' ? STANDARD.filter((code) => !conditions.includes(code)) : []);
