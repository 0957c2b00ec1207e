/** One road as it is shown and printed. */
import type { Authority } from '#law/authority.ts';
import type { FactName } from '#law/facts.ts';
import type { Proof } from '#parts/proof-cards/proof-cards.tsx';
import type { Said } from './said.ts';

export interface RoadShown {
  readonly key: string;
  readonly title: string;
  readonly sentence: string;
  readonly law: readonly Authority[];
  readonly proofs: readonly Proof[];
  readonly beside: readonly Said[];
  readonly missing: readonly FactName[];
}
