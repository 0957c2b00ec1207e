import type { DeviceSession } from '#contract/account/account.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { ServerReadSection } from '#parts/server-read/server-read-section.tsx';
import { useCallback } from 'react';
import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { notify } from '#ui/feedback/notices.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useServerRead } from '#parts/server-read/use-server-read.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';

export function DeviceList() {
  const { settings } = useText();
  const { security: words } = settings;
  const { read, again, end } = useDevices();
  return (
    <ServerReadSection
      words={{ title: words.devicesTitle, lead: words.devicesLead, retry: words.retry }}
      read={read}
      rows={2}
      onAgain={() => void again()}
    >
      {(devices) => (
        <List>
          {devices.map((device) => (
            <DeviceRow key={device._id} device={device} onEnd={() => void end(device._id)} />
          ))}
        </List>
      )}
    </ServerReadSection>
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

function useDevices() {
  const { settings } = useText();
  const { db, ports } = useDevice();
  const askConfirmed = useAskAccount();
  const failure = useFailure();
  const ask = useCallback(async () => askAccount({ db, ports }, ACCOUNT_ENDPOINTS.listSessions), [db, ports]);
  const { read, again } = useServerRead(ask);
  const end = async (id: string) => {
    const done = await askConfirmed({ db, ports }, ACCOUNT_ENDPOINTS.endSession, { id });
    notify(
      done.ok
        ? { ...settings.security.ended, type: 'success' }
        : { title: failure(done.error), type: 'error' },
    );
    await again();
  };
  return { read, again, end };
}
