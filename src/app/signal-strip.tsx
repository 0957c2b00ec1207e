import { CloudOff } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { timeText } from './clock-text.ts';
import { useConnection } from './connection.ts';

/** Grey, never red: offline is a place, not a fault. It stays in the page, so that its change is read out. */
export function SignalStrip() {
  const { shell } = useText();
  const { offlineSince } = useConnection();
  return (
    <output className={offlineSince ? 'signal' : 'signal signal--none'}>
      {offlineSince && (
        <>
          <Icon of={CloudOff} size="sm" />
          <span>{shell.offline(timeText(offlineSince))}</span>
        </>
      )}
    </output>
  );
}
