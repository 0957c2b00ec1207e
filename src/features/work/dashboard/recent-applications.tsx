import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List } from '#ui/list-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RecentWork } from './recent-work.ts';
import { ApplicationRow, DraftRow } from './work-rows.tsx';

export const FIRST_ROWS = 5;
const MORE_ROWS = 25;
const SKELETON_ROWS = 4;

interface RecentApplicationsProps {
  recent: RecentWork | null;
  /** How many rows the list may show. */
  shown: number;
}

export function RecentApplications({ recent, shown }: RecentApplicationsProps) {
  const words = useText().dashboard;
  const total = recent?.total ?? 0;
  const opens = total > FIRST_ROWS && shown === FIRST_ROWS;
  return (
    <LedgerSection
      title={words.recent.title}
      more={opens && <MoreLink to={MORE_ROWS} words={words.recent.all(total)} />}
    >
      {recent === null ? (
        <Skeleton label={words.recent.loading} rows={SKELETON_ROWS} />
      ) : recent.work.length === 0 ? (
        <NothingYet />
      ) : (
        <Rows recent={recent} shown={shown} />
      )}
    </LedgerSection>
  );
}

function Rows({ recent, shown }: { recent: RecentWork; shown: number }) {
  const words = useText().dashboard.recent;
  const { ports } = useDevice();
  const now = ports.now();
  const left = shown > FIRST_ROWS ? recent.total - recent.work.length : 0;
  return (
    <>
      <List>
        {recent.work.map((work) =>
          work.kind === 'draft' ? (
            <DraftRow key={work.draft._id} draft={work.draft} now={now} />
          ) : (
            <ApplicationRow
              key={work.application._id}
              application={work.application}
              sync={work.sync}
              now={now}
            />
          ),
        )}
      </List>
      {left > 0 && <MoreLink to={shown + MORE_ROWS} words={words.more(Math.min(left, MORE_ROWS))} />}
    </>
  );
}

function MoreLink({ to, words }: { to: number; words: string }) {
  return (
    <Link className="more" to={{ search: `?show=${to}` }} replace preventScrollReset>
      {words}
    </Link>
  );
}

function NothingYet() {
  const { empty } = useText().dashboard;
  return (
    <Empty
      title={empty.title}
      act={
        <ButtonLink to="/application" icon={Plus}>
          {empty.start}
        </ButtonLink>
      }
    >
      {empty.text}
    </Empty>
  );
}
