import { unsentWork } from '#data/account/logout.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { LossList, useLosses } from '#parts/unsent-losses.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { CloseAccountForm } from './close-account-form.tsx';
import { IdentityGate } from '#parts/identity/identity-gate.tsx';
import { FileActs } from './file-acts.tsx';
import type { SettingsActs } from './settings-acts.ts';
import { StorageFigures } from './storage-figures.tsx';

const NOTHING = {
  rows: 0,
  drafts: 0,
  orders: 0,
  settings: false,
  reports: 0,
  diary: 0,
  received: 0,
  forms: 0,
};

export function DataPane({ acts, passwordless }: { acts: SettingsActs; passwordless: boolean }) {
  const { data: words } = useText().settings;
  const { db } = useDevice();
  const work = useLive(() => unsentWork(db), [db]);
  const losses = useLosses(work.status === 'ready' ? work.value : NOTHING);
  return (
    <>
      <StorageFigures />
      <LedgerSection title={words.lossTitle}>
        {losses.length === 0 ? <p>{words.noLoss}</p> : <LossList losses={losses} />}
      </LedgerSection>
      <FileActs />
      <LedgerSection title={words.eraseTitle}>
        <p>{words.eraseLead}</p>
        <div className="row">
          <Button kind="danger" onClick={acts.erase}>
            {words.erase}
          </Button>
        </div>
      </LedgerSection>
      <IdentityGate passwordless={passwordless}>
        <CloseAccountForm losses={losses} onClosed={acts.closed} passwordless={passwordless} />
      </IdentityGate>
    </>
  );
}
