import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { CourtDay } from '#domain/hearing/court-day.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { RecentWork, ListedApplication, ListedDraft } from './recent-work.ts';
import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { matterOfDraft, matterOfFiled } from '#parts/sync-list/matter.ts';
import { StatusChip } from '#parts/status-chip.tsx';
import { SyncLine, type SyncOf } from '#parts/sync-list/sync-line.tsx';
import { Chip } from '#ui/feedback/chip.tsx';

export const FIRST_ROWS = 5;
const MORE_ROWS = 25;
const SKELETON_ROWS = 4;

interface RecentApplicationsProps {
  recent: RecentWork | null;
  /** Maximum number of rows. */
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
        <OnceKnown label={words.recent.loading} rows={SKELETON_ROWS}>
          <NothingYet />
        </OnceKnown>
      ) : (
        <Rows recent={recent} shown={shown} />
      )}
    </LedgerSection>
  );
}

function Rows({ recent, shown }: { recent: RecentWork; shown: number }) {
  const words = useText().dashboard.recent;
  const court = useCourtDay();
  const left = shown > FIRST_ROWS ? recent.total - recent.work.length : 0;
  return (
    <>
      <List>
        {recent.work.map((work) =>
          work.kind === 'draft' ? (
            <DraftRow key={work.draft._id} draft={work.draft} court={court} />
          ) : (
            <ApplicationRow
              key={work.application._id}
              application={work.application}
              sync={work.sync}
              now={court.now}
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

interface ApplicationRowProps {
  application: ListedApplication;
  sync: SyncOf;
  now: Date;
}

function ApplicationRow({ application, sync, now }: ApplicationRowProps) {
  const text = useText();
  const { caseId, applicationNumber, createdAt, content } = application;
  const matter = matterOfFiled({ content, applicationNumber, filedAt: createdAt }, text);
  return (
    <ListRow
      title={matter.name}
      to={`/case/${caseId}`}
      chip={<StatusChip of={application} />}
      under={
        <>
          <MatterLine matter={matter} />
          <p>
            <SyncLine of={sync} now={now} />
          </p>
        </>
      }
    />
  );
}

function DraftRow({ draft, court }: { draft: ListedDraft; court: CourtDay }) {
  const text = useText();
  const { recent } = text.dashboard;
  const matter = matterOfDraft(draft.form, court.day, text);
  return (
    <ListRow
      title={matter.name || recent.unnamed}
      to={`/application?draft=${draft._id}`}
      chip={<Chip kind="draft">{text.statuses.Draft}</Chip>}
      under={
        <>
          <MatterLine matter={matter} otherwise={recent.noCourt} />
          {draft.amends && <p>{recent.amending}</p>}
          <p>
            <SyncLine of={{ kind: 'saved', at: draft.updatedAt }} now={court.now} />
          </p>
        </>
      }
    />
  );
}
