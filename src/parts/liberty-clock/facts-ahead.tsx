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
  /** As it would be kept. */
  readonly patch: FactsPatch;
}

/** What facts that are being typed would do to the dates, said before they are kept. Nothing where they change nothing. */
export function FactsAhead({ record, patch }: FactsAheadProps) {
  const db = useDb();
  const typed = JSON.stringify(patch); // a form makes it anew at each drawing
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
