import type { ReactNode } from 'react';
import { assessmentContributions } from '#contract/case/assessment.ts';
import { type AssessmentView, assessmentsOf } from '#data/records/assessment/assessments.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { LevelChip } from '#parts/level-chip.tsx';
import { LevelBar } from './level-bar.tsx';
import './saved-assessments.css';

interface SavedAssessmentsProps {
  readonly caseId: string;
  readonly title: string;
  /** Shown if the case has no assessment. */
  readonly none: ReactNode;
}

/** Latest assessment with date and author, then earlier ones. A judge must open it explicitly. */
export function SavedAssessments({ caseId, title, none }: SavedAssessmentsProps) {
  const { caseFile, risk } = useText();
  const { db, user } = useDevice();
  const live = useLive(() => assessmentsOf(db, caseId), [db, caseId]);
  if (live.status === 'loading') return null;
  const [latest, ...earlier] = live.value;
  return (
    <LedgerSection title={title}>
      {!latest && (
        <OnceKnown label={caseFile.risk.loading} rows={1}>
          {none}
        </OnceKnown>
      )}
      {latest && user.role === 'judge' && (
        <details className="risk-saved">
          <summary>{risk.saved.show}</summary>
          <AssessmentList latest={latest} earlier={earlier} />
        </details>
      )}
      {latest && user.role !== 'judge' && <AssessmentList latest={latest} earlier={earlier} />}
    </LedgerSection>
  );
}

function AssessmentList({ latest, earlier }: { latest: AssessmentView; earlier: readonly AssessmentView[] }) {
  const { risk } = useText();
  return (
    <div className="sheet sheet--pad stack">
      <Line of={latest} />
      <LevelBar score={latest.score} level={latest.level} />
      <ul className="risk-factors num">
        {(assessmentContributions(latest)?.map(risk.sentence) ?? latest.factors).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="small quiet">{risk.result.ruleVersion(latest.ruleVersion)}</p>
      {earlier.length > 0 && (
        <>
          <h3>{risk.saved.earlier}</h3>
          {earlier.map((each) => (
            <Line key={each._id} of={each} />
          ))}
        </>
      )}
    </div>
  );
}

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

function Line({ of: { version, level, weightedSum, at, deviceTime, by, sync } }: { of: AssessmentView }) {
  const { records, risk, times } = useText();
  const { saved } = risk;
  return (
    <div>
      <p className="row">
        <LevelChip level={level}>{risk.result.level[level]}</LevelChip>
        <strong className="num">{risk.points(weightedSum)}</strong>
        <span className="small quiet">{version === 0 ? saved.unsent : saved.version(version)}</span>
      </p>
      <p className="small">
        <MomentText at={deviceTime ?? at} zone={times.zone} /> {saved.by} {by.name} ({saved.roles[by.role]})
      </p>
      <p>
        <SyncWord kind={SYNC[sync]}>{records.words[SYNC[sync]]}</SyncWord>
      </p>
    </div>
  );
}
