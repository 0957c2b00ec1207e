import { CloudOff, HardDrive } from 'lucide-react';
import { useRoom } from '#data/react/use-room.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { clockInIndia } from '#ui/time-text.tsx';
import { useSignal } from '#ui/use-signal.ts';
import { useConnection } from './connection.ts';

/**
 * Grey, never red: offline is a place, not a fault. It stays in the page, so that its change is read out. Where there is no
 * room, that is said first: nothing can be promised to be saved.
 */
export function SignalStrip() {
  const { shell, times } = useText();
  const { offlineSince } = useConnection();
  const why = useSignal() ? 'server' : 'signal';
  const hasRoom = useRoom();
  const since = offlineSince && clockInIndia(offlineSince.toISOString(), times.zone);
  const said = hasRoom ? since && shell.offline[why](since) : shell.noRoom;
  return (
    <output className={offlineSince || !hasRoom ? 'signal' : 'signal signal--none'}>
      {(offlineSince || !hasRoom) && (
        <>
          <Icon of={hasRoom ? CloudOff : HardDrive} size="sm" />
          <span>{said}</span>
        </>
      )}
    </output>
  );
}
