/** Share tab: create a link, share the file, and list the active links. */
import type { ApplicationView } from '#data/records/application/applications.ts';
import { shareDraftOf } from '#data/records/application/shares.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LiveShares } from './live-shares.tsx';
import { ShareFile } from './share-file.tsx';
import { ShareForm } from './share-form.tsx';
import './share.css';

interface SharePaneProps {
  application: ApplicationView;
  document: CourtDocument;
}

export function SharePane({ application, document }: SharePaneProps) {
  const { _id, version } = application;
  const words = useText().share;
  return (
    <div className="stack share">
      <LedgerSection title={words.byLink}>
        {version === 0 ? <Note kind="wait">{words.notThere}</Note> : <ByLink application={application} />}
      </LedgerSection>
      {version > 0 && <LiveShares id={_id} />}
      <LedgerSection title={words.byFile}>
        <ShareFile id={_id} document={document} />
      </LedgerSection>
    </div>
  );
}

/** Loads the saved form first: it may date from before a sign-in or reload. */
function ByLink({ application }: { application: ApplicationView }) {
  const { _id: id } = application;
  const words = useText().share;
  const { db } = useDevice();
  const draft = useStoredDraft(() => shareDraftOf(db, id), [db, id]);
  if (draft.status === 'loading') return <Skeleton label={words.loading} rows={2} />;
  return <ShareForm application={application} draft={draft.value} />;
}
