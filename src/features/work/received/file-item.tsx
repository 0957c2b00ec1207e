import { useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind, MAX_DOCUMENT_BYTES } from '#contract/case/document.ts';
import { type AddRefusal, addDocument } from '#data/records/document/add-document.ts';
import { discardReceived } from '#data/records/received/received.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import { CaseChoice } from '#parts/case-choice/case-choice.tsx';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { opensByItself } from '#parts/documents/use-add-files.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { MomentText } from '#ui/time-text.tsx';
import { DiscardItem } from './discard-item.tsx';

type ReceivedFile = Extract<ReceivedRow, { readonly kind: 'file' }>;

/** Into a case, or back out to the device. The file stays here until then. */
export function FileItem({ row }: { readonly row: ReceivedFile }) {
  const { received: words, fromPaper, settings, times } = useText();
  const { db, user } = useDevice();
  const shareOrSave = useShareOrSave();
  const act = useAct();
  const save = async () => {
    const bytes = await bytesOf(db, row.sha256);
    if (bytes) await shareOrSave(new Blob([bytes], { type: row.type }), row.name, settings.data.fileSaved);
    else notify({ title: row.name, description: words.bytesGone, type: 'error' });
  };
  return (
    <div className="stack">
      <p className="small quiet">
        <MomentText at={row.at} zone={times.zone} />
      </p>
      {user.role !== 'judge' && <IntoCase row={row} />}
      <div className="row">
        {user.role !== 'judge' && (
          <ButtonLink to={`/from-paper?item=${row._id}`}>{fromPaper.readReceived}</ButtonLink>
        )}
        <Button onClick={() => void act(save)}>{words.save}</Button>
        <DiscardItem row={row} />
      </div>
    </div>
  );
}

function IntoCase({ row }: { readonly row: ReceivedFile }) {
  const { received: words, caseDocuments } = useText();
  const { db } = useDevice();
  const [caseId, setCaseId] = useState('');
  const [kind, setKind] = useState<DocumentKind>('other');
  const { busy, fault, file } = useFiling(row);
  const chosen = useLive(() => db.cases.get(caseId), [db, caseId]);
  if (caseId === '') return <CaseChoice id={`case-of-${row._id}`} onChoose={setCaseId} />;
  return (
    <div className="stack">
      <p>
        {words.into} <strong>{chosen.status === 'ready' ? chosen.value?.title : ''}</strong>{' '}
        <Button kind="quiet" onClick={() => setCaseId('')}>
          {words.otherCase}
        </Button>
      </p>
      <SelectField
        id={`kind-of-${row._id}`}
        label={caseDocuments.add.what}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: caseDocuments.kind[value] }))}
        value={kind}
        onChange={(value) => value !== '' && setKind(value)}
      />
      {fault !== null && (
        <Note kind="danger" role="alert">
          <p>{fault}</p>
        </Note>
      )}
      <p>
        <Button kind="primary" busy={busy ? words.filing : undefined} onClick={() => void file(caseId, kind)}>
          {words.file}
        </Button>
      </p>
    </div>
  );
}

/** The item is discarded only after the document is stored. */
function useFiling(row: ReceivedFile) {
  const { received: words, caseDocuments } = useText();
  const { db, ports } = useDevice();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const faultText = (refusal: AddRefusal): string => {
    const { fault: texts } = caseDocuments.add;
    if (refusal.kind === 'storage-full') return texts.full;
    return refusal.kind === 'gone' ? texts.gone : texts[refusal.fault];
  };
  const filed = async (caseId: string, kind: DocumentKind): Promise<string | null> => {
    const bytes = row.size > MAX_DOCUMENT_BYTES ? null : await bytesOf(db, row.sha256);
    if (!bytes) return row.size > MAX_DOCUMENT_BYTES ? caseDocuments.add.fault['too-large'] : words.bytesGone;
    const of = { kind: 'case', id: caseId } as const;
    const added = await addDocument(db, ports, { of, kind, name: row.name, bytes, opens: opensByItself });
    if (!added.ok) return faultText(added.error);
    await discardReceived(db, ports, row);
    notify({ title: added.value.document.name, description: words.filed, type: 'success' });
    return null;
  };
  const file = async (caseId: string, kind: DocumentKind) => {
    setBusy(true);
    await act(async () => setFault(await filed(caseId, kind)));
    setBusy(false);
  };
  return { busy, fault, file };
}
