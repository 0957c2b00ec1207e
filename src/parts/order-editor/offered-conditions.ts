/** Which conditions of the library an order is offered: those that the law lets the court set on this release. */
import { useMemo } from 'react';
import { CONDITIONS } from '#contract/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { ConditionCode, OrderDraft } from '#data/records/application/order-draft.ts';
import {
  type ConditionScope,
  type ReleaseConditions,
  releaseConditions,
} from '#law/conditions-of-release.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';

/** What the law calls attendance, no similar offence, no tampering. */
const STANDARD: readonly ConditionCode[] = ['attend', 'not-repeat', 'not-tamper'];

const WITHIN: Readonly<Record<ConditionScope, readonly ConditionCode[]>> = {
  attendance: ['attend'],
  interrogation: ['attend', 'not-tamper', 'available-to-io', 'not-leave-india'],
  any: CONDITIONS.filter((code) => code !== 'other'),
};

export interface OfferedConditions {
  readonly codes: readonly ConditionCode[];
  /** Null while the tables of the law are not on the device: then everything is offered and nothing said. */
  readonly law: ReleaseConditions | null;
  /** In a bailable offence a court has no others to set. */
  readonly asOfRight: boolean;
}

export function useOfferedConditions(application: ApplicationView): OfferedConditions {
  const { relief, found } = useFiledMatter(application);
  return useMemo(() => {
    const law = found && relief ? releaseConditions(relief, found.matter) : null;
    const asOfRight = law !== null && relief === 'bailable';
    const own: readonly ConditionCode[] = asOfRight ? [] : ['other'];
    return { codes: [...WITHIN[law?.scope ?? 'any'], ...own], law, asOfRight };
  }, [found, relief]);
}

/** In the order of the library; what was ticked before stays in sight until it is struck out. */
export const shownConditions = (
  { codes }: OfferedConditions,
  { conditions }: Pick<OrderDraft, 'conditions'>,
): ConditionCode[] => CONDITIONS.filter((code) => codes.includes(code) || conditions.includes(code));

/** What the court has to set here and the order does not have. */
export const leftUnset = (
  { law }: OfferedConditions,
  { conditions }: Pick<OrderDraft, 'conditions'>,
): ConditionCode[] => (law?.standard === 'must' ? STANDARD.filter((code) => !conditions.includes(code)) : []);
