import type { Draft } from '#data/store/db.ts';
import { discardDraft } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { matterOfDraft, reliefWords } from '#parts/sync-list/matter.ts';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/docket.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { List, ListRow } from '#ui/list-row.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { WhenText } from '#ui/time-text.tsx';
import { SavedOrder } from './saved-order.tsx';
import { SavedReport } from './saved-report.tsx';
import type { SyncDesk } from './sync-desk.ts';
import { useSaveUnsent } from './use-save-unsent.ts';

export function SavedList({ desk, now }: { desk: SyncDesk; now: Date }) {
  const { records, sync } = useText();
  const { drafts, orders, reports } = desk;
  const count = desk.counts.saved;
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
            <SavedRow key={draft._id} draft={draft} now={now} />
          ))}
          {orders.map((order) => (
            <SavedOrder key={`${order.applicationId} ${order.status}`} order={order} />
          ))}
          {reports.map((report) => (
            <SavedReport key={report.card} report={report} />
          ))}
        </List>
      )}
    </LedgerSection>
  );
}

function SavedRow({ draft, now }: { draft: Draft; now: Date }) {
  const text = useText();
  const { records, sync } = text;
  const { db } = useDevice();
  const matter = matterOfDraft(draft.form, now, text);
  const title = records.matter.titled(matter.name || records.matter.unnamed, reliefWords(matter, text));
  return (
    <ListRow
      title={title}
      to={`/application?draft=${draft._id}`}
      chip={
        <span className="small quiet num">
          <WhenText at={draft.updatedAt} now={now} />
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
      acts={<DiscardAct what={title} onDiscard={() => discardDraft(db, draft._id)} />}
    />
  );
}
