/** Three ways in: a photo, a file, a pasted text. Each is stored before it is read. */
import { Camera, ClipboardPaste, FileInput } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_DOCUMENT_BYTES } from '#contract/case/document.ts';
import { addReceived } from '#data/records/received/received.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { SharedItem } from '#data/store/inbox.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { paperAddress } from './paper-address.ts';
import { PastedPaper } from './pasted-paper.tsx';

export function PaperSources({ draftId }: { readonly draftId: string | null }) {
  const { sources: words } = useText().fromPaper;
  const [isPasting, setIsPasting] = useState(false);
  const { busy, fault, add } = useAdding(draftId);
  return (
    <div className="stack stack--loose">
      <div className="stack">
        <FileButton
          label={words.photo}
          kind="photo"
          busy={busy ? words.adding : undefined}
          onFiles={(files) => void add(files)}
        />
        <FileButton
          label={words.file}
          kind="file"
          busy={busy ? words.adding : undefined}
          onFiles={(files) => void add(files)}
        />
        {isPasting ? (
          <PastedPaper onRead={(item, forget) => add([item], forget)} />
        ) : (
          <Button block icon={ClipboardPaste} onClick={() => setIsPasting(true)}>
            {words.paste}
          </Button>
        )}
        {fault !== null && (
          <Note kind="danger" role="alert">
            <p>{fault}</p>
          </Note>
        )}
        <p className="small quiet">{words.hint}</p>
      </div>
      <LedgerSection title={words.fillsTitle}>
        <dl className="paper-readings">
          {words.fills.map(([paper, facts]) => (
            <div key={paper} className="paper-row">
              <dt>{paper}</dt>
              <dd>{facts}</dd>
            </div>
          ))}
        </dl>
      </LedgerSection>
    </div>
  );
}

type Stored = () => Promise<void>;

/** Stores all, then opens their readings. */
function useAdding(draftId: string | null) {
  const { sources: words } = useText().fromPaper;
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const addAll = async (files: readonly (File | SharedItem)[], stored: Stored): Promise<string | null> => {
    const ids: string[] = [];
    for (const file of files) {
      if (file instanceof File && file.size > MAX_DOCUMENT_BYTES) return words.tooLarge(file.name);
      const id = await addReceived(db, ports, await itemOf(file));
      if (id === null) return words.full;
      ids.push(id);
    }
    await stored();
    await navigate(paperAddress(ids, draftId), { replace: true });
    return null;
  };
  const add = async (
    files: readonly (File | SharedItem)[],
    stored: Stored = async () => {},
  ): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    setFault(null);
    await act(async () => setFault(await addAll(files, stored)));
    setBusy(false);
  };
  return { busy, fault, add };
}

const itemOf = async (file: File | SharedItem): Promise<SharedItem> =>
  file instanceof File
    ? { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
    : file;

interface FileButtonProps {
  readonly label: string;
  readonly kind: 'photo' | 'file';
  readonly busy: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

const ACCEPT = {
  photo: 'image/*',
  file: 'application/pdf,image/*,.docx',
} as const;

/** The photo opens the camera of the phone, which takes sharper pictures than a page can. */
function FileButton({ label, kind, busy, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = ''; // allow choosing the same file again
    onFiles(files);
  };
  const isPhoto = kind === 'photo';
  return (
    <>
      <Button
        block
        kind={isPhoto ? 'primary' : 'secondary'}
        icon={isPhoto ? Camera : FileInput}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-source={kind}
        accept={ACCEPT[kind]}
        capture={isPhoto ? 'environment' : undefined}
        onChange={chosen}
      />
    </>
  );
}
