import { Camera, Paperclip } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { DOCUMENT_KINDS, DOCUMENT_TYPES, type DocumentKind } from '#contract/case/document.ts';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { type AddFileRefusal, useAddFiles } from './use-add-files.ts';
import './documents.css';

/** Includes extensions, because some phones do not know the type of a DOCX. */
const ACCEPTED = [...DOCUMENT_TYPES, '.pdf', '.docx', '.jpg', '.jpeg', '.png'].join(',');

/** Adds files or a photo. A rejected file shows its reason; the others are still added. */
export function AddDocuments({ of, label }: { of: DocumentOf; label?: string }) {
  const { add: words, kind: kinds } = useText().caseDocuments;
  const [kind, setKind] = useState<DocumentKind>(of.kind === 'case' ? 'other' : 'annexure');
  const { busy, refused, add, go, leaveOut } = useAddFiles(of, kind);
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosenFiles = [...(target.files ?? [])];
    target.value = ''; // allow choosing the same file again
    void add(chosenFiles);
  };
  return (
    <div className="stack add-documents">
      <SelectField
        id={id}
        label={words.what}
        options={DOCUMENT_KINDS.map((value) => ({ value, label: kinds[value] }))}
        value={kind}
        onChange={(value) => value !== '' && setKind(value)}
      />
      <div className="row">
        <Button
          icon={Paperclip}
          busy={busy ? words.adding : undefined}
          onClick={() => files.current?.click()}
        >
          {label ?? words.file}
        </Button>
        <span className="only-touch">
          <Button icon={Camera} onClick={() => photo.current?.click()}>
            {words.photo}
          </Button>
        </span>
      </div>
      <input ref={files} type="file" hidden multiple accept={ACCEPTED} onChange={take} />
      <input
        ref={photo}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={take}
      />
      <p className="small quiet">{words.hint}</p>
      {refused.length > 0 && (
        <Note kind="danger" role="alert">
          <p className="strong">{words.notAdded}</p>
          <ul>
            {refused.map((each) => (
              <NotAdded key={each.key} {...{ refused: each, busy, go, leaveOut }} />
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

type NotAddedProps = Pick<ReturnType<typeof useAddFiles>, 'busy' | 'go' | 'leaveOut'> & {
  readonly refused: AddFileRefusal;
};

function NotAdded({ refused, busy, go, leaveOut }: NotAddedProps) {
  const { add: words } = useText().caseDocuments;
  const { file, why, ways } = refused;
  const of = <span className="vh">{file.name}</span>;
  return (
    <li>
      <span className="file-name strong">{file.name}</span>: {why}
      {ways.length > 0 && (
        <div className="row">
          {ways.map((way) => (
            <Button key={way} busy={busy ? words.adding : undefined} onClick={() => void go(refused, way)}>
              {words.ways[way]} {of}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => leaveOut(refused)}>
            {words.leaveOut} {of}
          </Button>
        </div>
      )}
    </li>
  );
}
