/** /status-tracking: all cases of the user with the next date; the chosen one beside the list. */
import { Inbox, MessageSquareText, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { countReceived } from '#data/records/received/received.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { FiguresAge } from '#parts/first-pull/figures-age.tsx';
import { SaveList } from '#parts/save-list/save-list.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { AddCase } from './add-case.tsx';
import { CaseDetail } from './case-detail.tsx';
import { CaseList } from './case-list.tsx';
import { ReadMessage } from './read-message.tsx';
import { UpcomingDates } from './upcoming-dates.tsx';
import './tracker.css';

export function TrackerScreen() {
  const { tracker: words } = useText();
  const [search] = useSearchParams();
  const adding = search.get('add');
  const chosen = search.get('case');
  if (adding === 'case') return <AddCase />;
  if (adding === 'message') return <ReadMessage />;
  return (
    <Page>
      <PageHead
        title={words.title}
        acts={
          <>
            <ButtonLink kind="primary" icon={Plus} to="?add=case">
              {words.add.open}
            </ButtonLink>
            <ButtonLink icon={MessageSquareText} to="?add=message">
              {words.message.open}
            </ButtonLink>
            <ReceivedLink />
          </>
        }
      />
      <FiguresAge />
      <div className="stack stack--loose">
        <div className={chosen === null ? 'tracker' : 'tracker tracker--chosen'}>
          <CaseList chosen={chosen} />
          {chosen === null ? (
            <p className="quiet tracker-none">{words.detail.choose}</p>
          ) : (
            <CaseDetail key={chosen} id={chosen} />
          )}
        </div>
        <UpcomingDates />
        <SaveList first="cases" />
      </div>
    </Page>
  );
}

/** Shown while something waits. */
function ReceivedLink() {
  const { received } = useText();
  const db = useDb();
  const live = useLive(() => countReceived(db), [db]);
  const waiting = live.status === 'ready' ? live.value : 0;
  if (waiting === 0) return null;
  return (
    <ButtonLink icon={Inbox} to="/received">
      {received.open(waiting)}
    </ButtonLink>
  );
}
