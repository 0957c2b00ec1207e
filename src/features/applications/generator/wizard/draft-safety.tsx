import { Link } from 'react-router-dom';
import { listDrafts } from '#data/records/application/list-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Seal } from '#ui/icon.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { ClockText } from '#ui/time-text.tsx';
import type { DraftPen } from './use-draft.ts';

/** Storage state of the draft with its time; a quota error shows until it is resolved. */
export function DraftSafety({ id, pen }: { id: string; pen: DraftPen }) {
  const { generator: words } = useText();
  const { db } = useDevice();
  const drafts = useLive(() => listDrafts(db), [db]);
  const others = drafts.status === 'ready' ? drafts.value.filter(({ _id }) => _id !== id).length : 0;
  return (
    <div className="saved">
      <span role="status">
        <Safety pen={pen} />
      </span>
      {others > 0 && (
        <Link className="more" to="/sync#saved">
          {words.drafts(others)}
        </Link>
      )}
    </div>
  );
}

function Safety({ pen: { safety, draft } }: { pen: DraftPen }) {
  const { generator: words } = useText();
  if (safety === 'full' || safety === 'elsewhere' || safety === 'failed') {
    return (
      <strong className="sync sync--needs">
        <Seal size="sm" /> {words.notSaved[safety]}
      </strong>
    );
  }
  if (!draft) return <span>{words.notSavedYet}</span>;
  if (safety === 'typing') return <SyncWord kind="saved">{words.saving}</SyncWord>;
  return (
    <SyncWord kind="saved" value={<ClockText at={draft.updatedAt} />}>
      {words.savedWord}
    </SyncWord>
  );
}
