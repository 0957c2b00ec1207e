/** What this person has reported on this card, and how far each report has got. */
import type { FeedbackAbout } from '#contract/feedback.ts';
import { type FeedbackView, reportsOn, writtenAt } from '#data/records/feedback/reports-on.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useText } from '#parts/text-context.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';

const SHOWN = 3;

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

export function ReportsMade({ code, section }: Pick<FeedbackAbout, 'code' | 'section'>) {
  const { report: words } = useText().legalDatabase;
  const { db } = useDevice();
  const live = useLive(() => reportsOn(db, { code, section }), [db, code, section]);
  if (live.status === 'loading' || live.value.length === 0) return null;
  const earlier = live.value.length - SHOWN;
  return (
    <div>
      <h3>{words.yours}</h3>
      <ul className="law-reports">
        {live.value.slice(0, SHOWN).map((each) => (
          <Made key={each._id} report={each} />
        ))}
      </ul>
      {earlier > 0 && <p className="small quiet">{words.earlier(earlier)}</p>}
    </div>
  );
}

function Made({ report }: { report: FeedbackView }) {
  const { legalDatabase, records, times } = useText();
  const { report: words } = legalDatabase;
  const kind = SYNC[report.sync];
  return (
    <li>
      <p>{report.about ? words.faults[report.about.fault] : report.subject}</p>
      <p className="row small">
        <span className="quiet num">
          <MomentText at={writtenAt(report)} zone={times.zone} />
        </span>
        <SyncWord kind={kind} to={kind === 'needs' ? '/sync#needs' : undefined}>
          {records.words[kind]}
        </SyncWord>
      </p>
    </li>
  );
}
