import type { DeviceSession } from '#contract/account.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { useDevices } from './use-devices.ts';

export function DeviceList() {
  const { settings } = useText();
  const { security: words } = settings;
  const { read, again, end } = useDevices();
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
            <Button onClick={() => void again()}>{words.retry}</Button>
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
