import { same } from '#kernel/merge-patch.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';
import type { KnownFacts } from '#domain/case/clock-matter.ts';
import { DatesEffect } from './dates-effect.tsx';

/** Facts and dates before a change. */
export interface BeforeChange {
  readonly facts: KnownFacts;
  readonly clock: MatterClock | null;
}

interface FactsEffectProps {
  readonly before: BeforeChange;
  readonly facts: KnownFacts;
  readonly now: MatterClock | null;
}

/** Shows how saved facts changed the dates; nothing until the dates are recounted. */
export function FactsEffect({ before, facts, now }: FactsEffectProps) {
  if (!before.clock || !now || same(before.facts, facts)) return null;
  return <DatesEffect before={before.clock} after={now} kept />;
}
