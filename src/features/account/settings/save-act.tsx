import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Save button of each section, with its result. */
export function SaveAct({ busy, said }: { busy: boolean; said: boolean }) {
  const { settings } = useText();
  return (
    <>
      <div className="row">
        <Button kind="primary" type="submit" busy={busy ? settings.saving : undefined}>
          {settings.save}
        </Button>
        <span className="settings-saved" role="status">
          {said ? settings.saved : ''}
        </span>
      </div>
      <p className="small quiet">{settings.synced}</p>
    </>
  );
}
