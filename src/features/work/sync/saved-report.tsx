import { discardReportDraft, type UnfinishedReport } from '#data/records/feedback/report-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { reportPath } from './record-path.ts';

/** An error report that was begun and not sent; its card opens with it. */
export function SavedReport({ report: { card, title: of } }: { report: UnfinishedReport }) {
  const { records, sync } = useText();
  const { db } = useDevice();
  const title = records.matter.titled(of, sync.saved.report);
  return (
    <ListRow
      title={title}
      to={reportPath(card)}
      under={
        <p>
          <SyncWord kind="saved">{records.words.saved}</SyncWord>
        </p>
      }
      acts={<DiscardAct what={title} onDiscard={() => discardReportDraft(db, card)} />}
    />
  );
}
