import { type FeedbackView, writtenAt } from '#data/records/feedback/reports-on.ts';
import { ownFeedback } from '#data/records/feedback/own-feedback.ts';
import { PagedList, usePages } from '#parts/screen/paged-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { MomentText } from '#ui/time-text.tsx';

/** Sent feedback with its sync state. */
export function FeedbackHistory() {
  const { history } = useText().feedback;
  const pages = usePages(ownFeedback);
  return (
    <LedgerSection id="history" title={history.title}>
      <PagedList
        pages={pages}
        loading={history.loading}
        empty={<Empty title={history.empty}>{history.emptyText}</Empty>}
        more={history.more}
      >
        {(row) => <HistoryRow key={row._id} feedback={row} />}
      </PagedList>
    </LedgerSection>
  );
}

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

function HistoryRow({ feedback }: { feedback: FeedbackView }) {
  const { feedback: words, records, times } = useText();
  const kind = SYNC[feedback.sync];
  const { about, feedbackType, message, rating, subject } = feedback;
  const parts = [
    about ? words.history.onCard : words.forms[feedbackType].tab,
    rating !== undefined && words.history.rated(rating),
  ];
  return (
    <ListRow
      title={subject}
      under={
        <>
          <p className="quiet">{parts.filter(Boolean).join(' · ')}</p>
          <p className="feedback-text">{message}</p>
          <p className="row small">
            <span className="quiet num">
              <MomentText at={writtenAt(feedback)} zone={times.zone} />
            </span>
            <SyncWord kind={kind} to={kind === 'needs' ? '/sync#needs' : undefined}>
              {records.words[kind]}
            </SyncWord>
          </p>
        </>
      }
    />
  );
}
