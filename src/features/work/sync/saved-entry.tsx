import { useDevice } from '#data/react/use-device.ts';
import { discardDiaryDraft, type UnfinishedEntry } from '#data/records/diary/diary-drafts.ts';
import { useText } from '#parts/text-context.tsx';
import { diaryPath } from './record-path.ts';
import { SavedRow } from './saved-row.tsx';

/** An entry that was begun and is not in the diary; its form opens with it. */
export function SavedEntry({ entry: { form, draft } }: { entry: UnfinishedEntry }) {
  const { records, sync } = useText();
  const { db } = useDevice();
  const [line = ''] = draft.description.trim().split('\n');
  return (
    <SavedRow
      title={records.matter.titled(line.slice(0, 80) || sync.saved.noSubject, sync.saved.diary)}
      to={diaryPath(draft.caseId, form.kind === 'correction' ? form.of : 'new')}
      onDiscard={() => discardDiaryDraft(db, form)}
    />
  );
}
