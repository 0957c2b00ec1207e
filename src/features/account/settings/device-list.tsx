import { useCallback, useEffect, useState } from 'react';
import type { DeviceSession } from '#contract/account.ts';
import { ACCOUNT_ENDPOINTS } from '#contract/account-endpoints.ts';
import { askAccount } from '#data/account/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { Note } from '#ui/note.tsx';
import { notify } from '#ui/notices.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { failureText } from './failure-text.ts';

type Read =
  | { readonly kind: 'reading' }
  | { readonly kind: 'here'; readonly devices: readonly DeviceSession[] }
  | { readonly kind: 'not-here'; readonly why: string };

/** Asked of the server each time: a list of yesterday would say of a lost phone that it is not there. */
export function DeviceList() {
  const { settings } = useText();
  const { security: words } = settings;
  const { db, ports } = useDevice();
  const [read, setRead] = useState<Read>({ kind: 'reading' });
  const ask = useCallback(async () => {
    const told = await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.listSessions);
    setRead(
      told.ok
        ? { kind: 'here', devices: told.value }
        : { kind: 'not-here', why: failureText(told.error, settings) },
    );
  }, [db, ports, settings]);
  useEffect(() => void ask(), [ask]);
  const end = async (id: string) => {
    const done = await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.endSession, { id });
    if (done.ok) notify({ ...words.ended, type: 'success' });
    await ask();
  };
  return (
    <LedgerSection title={words.devicesTitle}>
      <p className="quiet">{words.devicesLead}</p>
      {read.kind === 'reading' && <Skeleton label={settings.loading} rows={2} />}
      {read.kind === 'not-here' && (
        <>
          <Note kind="info" role="status">
            {read.why}
          </Note>
          <div className="row">
            <Button onClick={() => void ask()}>{words.retry}</Button>
          </div>
        </>
      )}
      {read.kind === 'here' && (
        <List>
          {read.devices.map((device) => (
            <DeviceRow key={device._id} device={device} onEnd={() => void end(device._id)} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}

function DeviceRow({ device, onEnd }: { device: DeviceSession; onEnd: () => void }) {
  const { settings, times } = useText();
  const { security: words } = settings;
  const name = device.device ?? words.unknown;
  return (
    <ListRow
      title={name}
      chip={device.current ? <strong className="small">{words.here}</strong> : undefined}
      under={
        <p className="small quiet num">
          {words.used} <MomentText at={device.usedAt} zone={times.zone} />
          {' · '}
          {words.since} <MomentText at={device.createdAt} zone={times.zone} />
        </p>
      }
      acts={device.current ? undefined : <Button onClick={onEnd}>{words.end(name)}</Button>}
    />
  );
}
