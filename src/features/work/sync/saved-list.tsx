import type { Draft } from '#data/store/rows.ts';
import { discardDraft } from '#data/records/application/drafts.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { CourtDay } from '#domain/hearing/court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { matterOfDraft, reliefWords } from '#parts/sync-list/matter.ts';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { WhenText } from '#ui/time-text.tsx';
import { discardReportDraft, type UnfinishedReport } from '#data/records/feedback/report-drafts.ts';
import { discardDiaryDraft, type UnfinishedEntry } from '#data/records/diary/diary-drafts.ts';
import { discardFeedbackDraft, type UnfinishedFeedback } from '#data/records/feedback/feedback-drafts.ts';
import { SavedOrder } from './saved-order.tsx';
import type { SyncWork } from './sync-work.ts';
import { useSaveUnsent } from './use-save-unsent.ts';
import { diaryPath, feedbackPath, reportPath } from './record-path.ts';
import { SavedRow } from './saved-row.tsx';

export function SavedList({ work }: { work: SyncWork }) {
  const court = useCourtDay();
  const { records, sync } = useText();
  const { drafts, orders, reports, diary, feedback } = work;
  const count = work.counts.saved;
  const saveUnsent = useSaveUnsent();
  return (
    <LedgerSection
      id="saved"
      title={sync.counted(records.words.saved, count)}
      more={
        count > 0 && (
          <button type="button" className="link more" onClick={saveUnsent}>
            {sync.acts.save}
          </button>
        )
      }
    >
      {count === 0 ? (
        <p className="quiet">{sync.saved.empty}</p>
      ) : (
        <List>
          {drafts.map((draft) => (
            <SavedDraft key={draft._id} draft={draft} court={court} />
          ))}
          {orders.map((order) => (
            <SavedOrder key={`${order.applicationId} ${order.status}`} order={order} />
          ))}
          {reports.map((report) => (
            <SavedReport key={report.card} report={report} />
          ))}
          {diary.map((each) => (
            <SavedEntry key={JSON.stringify(each.form)} entry={each} />
          ))}
          {feedback.map((each) => (
            <SavedFeedback key={each.type} feedback={each} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}

function SavedDraft({ draft, court }: { draft: Draft; court: CourtDay }) {
  const text = useText();
  const { records, sync } = text;
  const { db, ports } = useDevice();
  const matter = matterOfDraft(draft.form, court.day, text);
  const title = records.matter.titled(matter.name || records.matter.unnamed, reliefWords(matter, text));
  return (
    <ListRow
      title={title}
      to={`/application?draft=${draft._id}`}
      chip={
        <span className="small quiet num">
          <WhenText at={draft.updatedAt} now={court.now} />
        </span>
      }
      under={
        <>
          <p className="row">
            {matter.docket && <Docket>{matter.docket}</Docket>}
            <span>{draft.amends ? sync.saved.amending : sync.saved.step(draft.step)}</span>
          </p>
          <p>
            <SyncWord kind="saved">{records.words.saved}</SyncWord>
          </p>
        </>
      }
      acts={<DiscardAct what={title} onDiscard={() => discardDraft(db, ports, draft._id)} />}
    />
  );
}

/** Unsent error report; opens with its card. */
function SavedReport({ report: { card, title } }: { report: UnfinishedReport }) {
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

/** Unsubmitted diary entry; opens its form. */
function SavedEntry({ entry: { form, draft } }: { entry: UnfinishedEntry }) {
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

/** Unsent feedback; opens its form. */
function SavedFeedback({ feedback: { type, subject } }: { feedback: UnfinishedFeedback }) {
  const { records, sync } = useText();
  const { db } = useDevice();
  return (
    <SavedRow
      title={records.matter.titled(subject.trim() || sync.saved.noSubject, sync.saved.feedback)}
      to={feedbackPath(type)}
      onDiscard={() => discardFeedbackDraft(db, type)}
    />
  );
}
