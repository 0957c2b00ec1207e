/** Offer to install the app on this device: a button, or on iOS the two steps in Safari. */
import { Download, Share, SquarePlus } from 'lucide-react';
import { declineInstall, isInstallOffered } from '#data/device/install-offer.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Icon } from '#ui/icon.tsx';
import { installApp, type InstallWay } from '#ui/install-prompt.ts';

export function InstallOffer({ way }: { way: Exclude<InstallWay, null> }) {
  const { installOffer: words } = useText();
  const db = useDb();
  const offered = useLive(() => isInstallOffered(db), [db]);
  if (offered.status === 'loading' || !offered.value) return null;
  const decline = () => void declineInstall(db).catch(backgroundFailed);
  return (
    <Note kind="info">
      <strong>{words.title}</strong>
      {way === 'prompt' ? <p>{words.text}</p> : <Steps />}
      <p className="row">
        {way === 'prompt' && (
          <Button icon={Download} onClick={() => void installApp().catch(backgroundFailed)}>
            {words.install}
          </Button>
        )}
        <Button kind="quiet" onClick={decline}>
          {words.later}
        </Button>
      </p>
    </Note>
  );
}

function Steps() {
  const { installOffer: words } = useText();
  return (
    <>
      <ol>
        <li>
          <Icon of={Share} /> {words.share}
        </li>
        <li>
          <Icon of={SquarePlus} /> {words.add}
        </li>
      </ol>
      <p>{words.apart}</p>
    </>
  );
}
