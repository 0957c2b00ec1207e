import { applicationCounts } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { StatCards } from '#ui/stat-cards.tsx';

export function Counters({ loading }: { loading: boolean }) {
  const { judge } = useText();
  const { db } = useDevice();
  const live = useLive(() => applicationCounts(db), [db]);
  const counts = loading || live.status === 'loading' ? null : live.value;
  const shown = (key: 'total' | 'pending' | 'approved' | 'rejected') => ({
    label: judge[key],
    value: counts ? counts[key] : <Blank />,
  });
  return (
    <LedgerSection title={judge.counters}>
      {!counts && <output className="vh">{judge.loadingCounters}</output>}
      <StatCards stats={[shown('total'), shown('pending'), shown('approved'), shown('rejected')]} />
    </LedgerSection>
  );
}

/** A figure that is not known yet is no zero. */
function Blank() {
  return (
    <span className="quiet" aria-hidden>
      {'\u2013'}
    </span>
  );
}
