import { Link } from 'react-router-dom';
import { useDb, useLive } from '#data/react/use-live.ts';
import { type AssessmentView, assessmentsOf } from '#data/records/assessment/assessments.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { LevelChip } from '#parts/level-chip.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

/** Latest assessment; the checklist shows all. */
export function CaseRisk({ caseId }: { caseId: string }) {
  const words = useText().caseFile.risk;
  const db = useDb();
  const live = useLive(() => assessmentsOf(db, caseId), [db, caseId]);
  const [latest] = live.status === 'ready' ? live.value : [];
  return (
    <LedgerSection
      title={words.title}
      more={
        <Link className="more" to={`/risk-assessment/${caseId}`}>
          {words.open}
        </Link>
      }
    >
      {live.status === 'loading' && <Skeleton label={words.loading} rows={1} />}
      {live.status === 'ready' && !latest && (
        <OnceKnown label={words.loading} rows={1}>
          <p className="quiet">{words.none}</p>
        </OnceKnown>
      )}
      {latest && <Latest of={latest} />}
    </LedgerSection>
  );
}

function Latest({ of: { level, weightedSum, at, deviceTime, by, sync } }: { of: AssessmentView }) {
  const { caseFile, records, risk, times } = useText();
  return (
    <>
      <p className="row">
        <LevelChip level={level}>{risk.result.level[level]}</LevelChip>
        <strong className="num">{risk.points(weightedSum)}</strong>
        <SyncWord kind={SYNC[sync]}>{records.words[SYNC[sync]]}</SyncWord>
      </p>
      <p className="small">
        <MomentText at={deviceTime ?? at} zone={times.zone} /> {caseFile.risk.by(by.name)}
      </p>
    </>
  );
}
