/** Amendments after listing with old and new text, for the judge. */
import type { ApplicationView } from '#data/records/application/applications.ts';
import {
  amendmentsForJudge,
  type ListedAmendment,
  markAmendmentsRead,
} from '#data/records/application/unread-amendments.ts';
import type { AmendmentText } from '#domain/application/amendments.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Facts } from '#ui/lists/facts-list.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { useChangedFacts } from './changed-facts.tsx';

export function Amendments({ application }: { application: ApplicationView }) {
  const { judgeApplication } = useText();
  const words = judgeApplication.amendments;
  const db = useDb();
  const act = useAct();
  const live = useLive(() => amendmentsForJudge(db, application), [db, application]);
  const amendments = live.status === 'ready' ? live.value.toReversed() : [];
  const [newest] = amendments;
  if (!newest) return null;
  const read = () => void act(() => markAmendmentsRead(db, application._id, newest.at));
  return (
    <LedgerSection title={words.title}>
      {amendments.map((each) => (
        <OneAmendment key={each.at} amendment={each} />
      ))}
      {newest.isUnread && (
        <p>
          <Button onClick={read}>{words.read}</Button>
        </p>
      )}
    </LedgerSection>
  );
}

interface OneAmendmentProps {
  amendment: AmendmentText & Partial<Pick<ListedAmendment, 'isUnread'>>;
}

export function OneAmendment({ amendment: { at, by, before, after, isUnread } }: OneAmendmentProps) {
  const { judgeApplication, times } = useText();
  const facts = useChangedFacts(before, after);
  return (
    <div className="part stack">
      <p className="row">
        <MomentText at={at} zone={times.zone} />
        <span>{by}</span>
        {isUnread && <SyncWord kind="needs">{judgeApplication.amendments.unread}</SyncWord>}
      </p>
      <Facts facts={facts} />
    </div>
  );
}
