import { useDb, useLive } from '#data/react/use-live.ts';
import type { FactsPatch } from '#data/records/case/case-facts.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { same } from '#kernel/merge-patch.ts';
import { clockMatterOf } from './clock-matters.ts';
import { DatesEffect } from './dates-effect.tsx';
import { useMatterClock } from './use-matter-clock.ts';

interface FactsAheadProps {
  readonly record: CaseRow;
  /** Facts as they would be saved. */
  readonly patch: FactsPatch;
}

/** Previews how unsaved facts would change the dates. Renders nothing without a change. */
export function FactsAhead({ record, patch }: FactsAheadProps) {
  const db = useDb();
  const typed = JSON.stringify(patch); // a form creates a new object on each render
  const live = useLive(async () => {
    const facts = applyPatch(record.facts ?? {}, JSON.parse(typed));
    if (same(facts, record.facts ?? {})) return null;
    return Promise.all([clockMatterOf(db, record), clockMatterOf(db, { ...record, facts })]);
  }, [db, record, typed]);
  const [now, then] = (live.status === 'ready' ? live.value : null) ?? [null, null];
  const before = useMatterClock(now);
  const after = useMatterClock(then);
  if (before.status !== 'ready' || after.status !== 'ready') return null;
  return <DatesEffect before={before.clock} after={after.clock} kept={false} />;
}
