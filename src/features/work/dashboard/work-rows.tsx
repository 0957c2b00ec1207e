import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { matterOfDraft, matterOfFiled } from '#parts/sync-list/matter.ts';
import { StatusChip } from '#parts/status-chip.tsx';
import { SyncLine, type SyncOf } from '#parts/sync-list/sync-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/chip.tsx';
import { ListRow } from '#ui/list-row.tsx';
import type { ListedApplication, ListedDraft } from './recent-work.ts';

interface ApplicationRowProps {
  application: ListedApplication;
  sync: SyncOf;
  now: Date;
}

export function ApplicationRow({ application, sync, now }: ApplicationRowProps) {
  const text = useText();
  const { _id, applicationNumber, createdAt, content } = application;
  const matter = matterOfFiled({ content, applicationNumber, filedAt: createdAt }, text);
  return (
    <ListRow
      title={matter.name}
      to={`/application?id=${_id}`}
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

export function DraftRow({ draft, now }: { draft: ListedDraft; now: Date }) {
  const text = useText();
  const { recent } = text.dashboard;
  const matter = matterOfDraft(draft.form, now, text);
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
            <SyncLine of={{ kind: 'saved', at: draft.updatedAt }} now={now} />
          </p>
        </>
      }
    />
  );
}
