import { unlistedTransfer } from '#data/records/application/unlisted-transfer.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DayOfText } from '#ui/time-text.tsx';

/** The former court of a transferred application, until this court has listed a hearing. */
export function TransferredNote({ application }: { application: ApplicationView }) {
  const { judge, told } = useText();
  const db = useDb();
  const live = useLive(() => unlistedTransfer(db, application), [db, application]);
  if (live.status === 'loading' || !live.value) return null;
  const { at, from, judge: by } = live.value;
  return (
    <Note kind="wait" role="status">
      <p>
        {judge.transferred.from(told.court(from), by)} <DayOfText at={at} />
      </p>
      <p>{judge.transferred.list}</p>
    </Note>
  );
}
