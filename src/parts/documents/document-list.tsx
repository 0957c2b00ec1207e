import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { documentOf, type DocumentView } from '#data/records/document/documents.ts';
import { removeDocument } from '#data/records/document/remove-document.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { SyncLine, type SyncOf } from '#parts/sync-list/sync-line.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { openBytes } from '#data/records/document/document-bytes.ts';
import { fetchViewer } from '#parts/document-viewer/viewers.ts';
import { listedDocuments } from './listed-documents.ts';

interface DocumentListProps {
  readonly of: DocumentOf;
  /** Empty text of the screen. */
  readonly none?: string;
}

export function DocumentList({ of: { kind, id }, none }: DocumentListProps) {
  const words = useText().caseDocuments;
  const { db } = useDevice();
  const live = useLive(() => listedDocuments(db, { kind, id }), [db, kind, id]);
  if (live.status === 'loading') return <Skeleton label={words.loading} rows={1} />;
  if (live.value.length === 0) {
    return (
      <OnceKnown label={words.loading} rows={1}>
        <p className="quiet">{none ?? words.none}</p>
      </OnceKnown>
    );
  }
  return (
    <>
      <List>
        {live.value.map((document) => (
          <DocumentRow key={document._id} document={document} />
        ))}
      </List>
      {live.value.some(({ sync }) => sync === 'draft') && (
        <p className="small quiet">{words.withApplication}</p>
      )}
      <KeepHere documents={live.value} />
    </>
  );
}

function DocumentRow({ document }: { document: DocumentView }) {
  const words = useText().caseDocuments;
  const { db, ports } = useDevice();
  const act = useAct();
  const { _id, name, kind, type, size, uploadedAt, uploadedBy, sync, isHere, mayGo } = document;
  const remove = async () => {
    const done = await act(() => removeDocument(db, ports, _id));
    if (done && !done.ok && done.error.kind === 'sent') notify({ ...words.removeNot, type: 'warning' });
  };
  const under = [words.kind[kind], words.line(type, size), uploadedBy.name, isHere ? null : words.notHere];
  return (
    <ListRow
      title={<span className="file-name">{name}</span>}
      to={`/document/${_id}`}
      chip={
        <span className="small quiet num">
          <DayOfText at={uploadedAt} />
        </span>
      }
      under={
        <>
          <p>{under.filter(Boolean).join(' · ')}</p>
          {(sync === 'waiting' || sync === 'needs-you') && (
            <p>
              <SyncLine of={SYNC[sync]} now={ports.now()} />
            </p>
          )}
        </>
      }
      acts={
        <>
          <ButtonLink kind="quiet" to={`/document/${_id}`}>
            {words.view} <span className="vh">{name}</span>
          </ButtonLink>
          {mayGo && <DiscardAct what={name} label={words.remove} onDiscard={remove} />}
        </>
      }
    />
  );
}

const SYNC: Readonly<Record<'waiting' | 'needs-you', SyncOf>> = {
  waiting: { kind: 'waiting', filing: false, keys: [] },
  'needs-you': { kind: 'needs', why: 'refused' },
};

/** Downloads missing documents one after another, and their viewers. */
function KeepHere({ documents }: { documents: readonly DocumentView[] }) {
  const words = useText().caseDocuments;
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const away = documents.filter(({ isHere }) => !isHere);
  if (away.length === 0) return null;
  const keep = async () => {
    setBusy(true);
    const came: DocumentView[] = [];
    for (const document of away) {
      const opened = await openBytes(db, ports, document);
      const isShown = await fetchViewer(document.type);
      if (opened.ok && isShown) came.push(document);
    }
    // with storage full a download may fail or evict an earlier one
    const here = (await Promise.all(came.map(({ _id }) => documentOf(db, _id)))).filter(
      (each) => each?.isHere,
    );
    setBusy(false);
    const left = away.length - here.length;
    if (left === 0) notify({ ...words.kept, type: 'success' });
    else notify({ ...words.keptNot(left, here.length < came.length ? 'full' : 'away'), type: 'warning' });
  };
  const size = away.reduce((sum, document) => sum + document.size, 0);
  return (
    <p>
      <Button icon={Download} busy={busy ? words.keeping : undefined} onClick={() => void keep()}>
        {words.keepAll(size)}
      </Button>
    </p>
  );
}
