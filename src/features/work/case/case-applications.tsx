import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { type ApplicationView, applicationsOfCase } from '#data/records/application/applications.ts';
import type { Db } from '#data/store/db.ts';
import type { Draft } from '#data/store/rows.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { MatterLine } from '#parts/sync-list/matter-line.tsx';
import { matterOfFiled, reliefWords } from '#parts/sync-list/matter.ts';
import { SyncLine, type SyncOf } from '#parts/sync-list/sync-line.tsx';
import { syncReader } from '#parts/sync-list/sync-reader.ts';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Applications and drafts of the case with their sync state. */
export function CaseApplications({ caseId }: { caseId: string }) {
  const { caseFile, statuses } = useText();
  const words = caseFile.applications;
  const db = useDb();
  const { now } = useCourtDay();
  const live = useLive(() => inCase(db, caseId), [db, caseId]);
  return (
    <LedgerSection title={words.title}>
      {live.status === 'loading' ? (
        <Skeleton label={words.loading} rows={1} />
      ) : (
        <>
          {live.value.filed.length === 0 && (
            <OnceKnown label={words.loading} rows={1}>
              <p className="quiet">{words.none}</p>
            </OnceKnown>
          )}
          {live.value.filed.length + live.value.drafts.length > 0 && (
            <List>
              {live.value.drafts.map(({ _id, updatedAt }) => (
                <ListRow
                  key={_id}
                  title={words.draft}
                  to={`/application?draft=${_id}`}
                  chip={<Chip kind="draft">{statuses.Draft}</Chip>}
                  under={<SyncLine of={{ kind: 'saved', at: updatedAt }} now={now} />}
                />
              ))}
              {live.value.filed.map((each) => (
                <FiledRow key={each.application._id} {...each} now={now} />
              ))}
            </List>
          )}
        </>
      )}
    </LedgerSection>
  );
}

interface FiledInCase {
  readonly application: ApplicationView;
  readonly sync: SyncOf;
}

interface InCase {
  readonly filed: readonly FiledInCase[];
  readonly drafts: readonly Draft[];
}

async function inCase(db: Db, caseId: string): Promise<InCase> {
  const [found, syncOf, drafts] = await Promise.all([
    applicationsOfCase(db, caseId),
    syncReader(db),
    db.drafts.filter((draft) => draft.caseId === caseId).toArray(),
  ]);
  return { filed: found.map((application) => ({ application, sync: syncOf(application) })), drafts };
}

function FiledRow({ application, sync, now }: FiledInCase & { readonly now: Date }) {
  const text = useText();
  const { _id, applicationNumber, createdAt: filedAt } = application;
  const matter = matterOfFiled({ content: application, applicationNumber, filedAt }, text);
  return (
    <ListRow
      title={reliefWords(matter, text) ?? matter.name}
      to={`/application?id=${_id}`}
      chip={<StatusChip of={application} />}
      under={
        <>
          <MatterLine matter={{ ...matter, section: null }} />
          <p>
            <SyncLine of={sync} now={now} />
          </p>
        </>
      }
    />
  );
}
