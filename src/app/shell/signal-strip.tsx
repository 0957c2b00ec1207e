import { CloudOff } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { clockInIndia } from '#ui/time-text.tsx';
import { useSignal } from '#ui/use-signal.ts';
import { useConnection } from './connection.ts';

/** Grey, never red: offline is a place, not a fault. It stays in the page, so that its change is read out. */
export function SignalStrip() {
  const { shell, times } = useText();
  const { offlineSince } = useConnection();
  const why = useSignal() ? 'server' : 'signal';
  return (
    <output className={offlineSince ? 'signal' : 'signal signal--none'}>
      {offlineSince && (
        <>
          <Icon of={CloudOff} size="sm" />
          <span>{shell.offline[why](clockInIndia(offlineSince.toISOString(), times.zone))}</span>
        </>
      )}
    </output>
  );
}
