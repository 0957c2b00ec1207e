import { useEffect, useState } from 'react';
import { type KeptHere, countStoredRecords } from '#data/account/stored-record-counts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { persistenceOf } from '#data/store/storage-persistence.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';

const KINDS: readonly (keyof KeptHere)[] = [
  'applications',
  'cases',
  'hearings',
  'documents',
  'drafts',
  'waiting',
];

export function StorageFigures() {
  const { data: words } = useText().settings;
  const { db } = useDevice();
  const counts = useLive(() => countStoredRecords(db), [db]);
  const promise = useLive(() => persistenceOf(db), [db]);
  const used = useUsed();
  return (
    <LedgerSection title={words.storageTitle}>
      <p>{used}</p>
      {counts.status === 'ready' && (
        <dl className="settings-kept">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>{words.counted[kind]}</dt>
              <dd className="num">{indianNumber(counts.value[kind])}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="small quiet">
        {promise.status === 'ready' && promise.value === 'granted' ? words.granted : words.denied}
      </p>
    </LedgerSection>
  );
}

const MB = 1_048_576;

function useUsed(): string {
  const { data: words } = useText().settings;
  const [estimate, setEstimate] = useState<StorageEstimate>({});
  useEffect(() => {
    void navigator.storage?.estimate?.().then(setEstimate, () => undefined); // shown as unknown
  }, []);
  if (estimate.usage === undefined) return words.unknown;
  const used = words.megabytes(Math.max(1, Math.round(estimate.usage / MB)));
  if (estimate.quota === undefined) return words.usedOnly(used);
  return words.used(used, words.megabytes(Math.round(estimate.quota / MB)));
}
