import { HardDrive } from 'lucide-react';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icon.tsx';
import './not-saved-strip.css';

/** Above a screen that works without a database. */
export function NotSavedStrip() {
  const { shell, acts } = useEntranceText();
  return (
    <div className="not-saved" role="status">
      <Icon of={HardDrive} size="sm" />
      <p>
        <strong>{shell.blocked.notSaved}</strong> {shell.blocked.next}
      </p>
      <Button kind="quiet" onClick={() => window.location.reload()}>
        {acts.reload}
      </Button>
    </div>
  );
}
