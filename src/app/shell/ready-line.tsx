import { CloudCheck } from 'lucide-react';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWorker } from '#app/worker/app-worker.ts';

/** Shown while everything needed offline is on the device. */
export function ReadyLine() {
  const { shell } = useText();
  const { ready } = useWorker();
  return (
    <output className="ready-line">
      {ready && (
        <>
          <Icon of={CloudCheck} size="sm" />
          <span>{shell.ready}</span>
        </>
      )}
    </output>
  );
}
