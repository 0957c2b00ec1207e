import { unlistedTransfer } from '#data/records/application/unlisted-transfer.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { interimOrderOf } from '#domain/application/order-applicants.ts';
import { ChangedMark } from '#parts/court-changes/changed-mark.tsx';
import { interimDays } from '#parts/judge-docket/interim-days.ts';
import { useText } from '#parts/text-context.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { Shortened } from './shortened.tsx';

interface DocketMarksProps {
  readonly application: ApplicationView;
  readonly unfinished: boolean;
}

/** Changes and work that need the judge. One line on a wide screen, so that every row has the same height. */
export function DocketMarks({ application, unfinished }: DocketMarksProps) {
  const { judge } = useText();
  const { short } = judge.docket;
  const { _id, sync } = application;
  const db = useDb();
  const transfer = useLive(() => unlistedTransfer(db, application), [db, application]);
  const isTransferred = transfer.status !== 'loading' && transfer.value !== null;
  const cameBack = sync === 'needs-you';
  const interimOrder = interimOrderOf(application);
  const interim = interimOrder && interimDays(interimOrder);
  return (
    <div className="docket-marks">
      {cameBack && (
        <SyncWord kind="needs">
          <Shortened long={judge.cameBack} short={short.cameBack} />
        </SyncWord>
      )}
      {isTransferred && (
        <SyncWord kind="needs">
          <Shortened long={judge.transferred.mark} short={short.transferred} />
        </SyncWord>
      )}
      <ChangedMark applicationId={_id}>
        <Shortened long={judge.amendments.mark} short={short.changed} />
      </ChangedMark>
      {unfinished && !cameBack && (
        <SyncWord kind="saved">
          <Shortened long={judge.unfinished} short={short.unfinished} />
        </SyncWord>
      )}
      {interim && (
        <span className="small">
          <Shortened long={judge.interim(interim.on, interim.until)} short={short.interim(interim.until)} />
        </span>
      )}
    </div>
  );
}
