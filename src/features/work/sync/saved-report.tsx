import { discardReportDraft, type UnfinishedReport } from '#data/records/feedback/report-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { reportPath } from './record-path.ts';
import { SavedRow } from './saved-row.tsx';

/** An error report that was begun and not sent; its card opens with it. */
export function SavedReport({ report: { card, title } }: { report: UnfinishedReport }) {
  const { records, sync } = useText();
  const { db } = useDevice();
  return (
    <SavedRow
      title={records.matter.titled(title, sync.saved.report)}
      to={reportPath(card)}
      onDiscard={() => discardReportDraft(db, card)}
    />
  );
}
