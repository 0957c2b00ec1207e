import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/case/document.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import { clearScans, photoOf } from '#data/records/document/scans.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { ScanRow } from '#data/store/rows.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { runPaperJob } from '#parts/document-worker/run-paper-job.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { type ScannedPage, SHARP, SMALL } from './finish-page.ts';

interface ScanMakingProps {
  readonly caseId: string;
  readonly scans: readonly ScanRow[];
}

interface ScanOptions {
  /** Null for the proposed name. */
  readonly name: string | null;
  readonly kind: DocumentKind;
  readonly small: boolean;
}

const BLANK: ScanOptions = { name: null, kind: 'other', small: false };

/** Makes the document; deletes the pages only once it is stored. */
export function ScanMaking(props: ScanMakingProps) {
  const formDraft = useFormDraft(formNames.scan(props.caseId));
  return formDraft.status === 'ready' && <OpenMaking {...props} kept={formDraft.value} />;
}

function OpenMaking({ caseId, scans, kept }: ScanMakingProps & { readonly kept: KeptForm | null }) {
  const { scan } = useText();
  const words = scan.make;
  const { day } = useCourtDay();
  const [typed, setTyped] = useState(() => applyFormDraft(BLANK, kept));
  const { keep, forget, safety } = useDraftSaver(formNames.scan(caseId), BLANK);
  const { done, fault, make } = useMaking(caseId, scans);
  const { kind, small } = typed;
  const name = typed.name ?? words.proposed(indianDate(day));
  const submit = async () => {
    if (await make({ name: name.trim(), kind, small })) await forget();
  };
  const write = (part: Partial<ScanOptions>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keep(next);
  };
  return (
    <form
      className="stack scan-make"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="strong">{scan.pages(scans.length)}</p>
      <UnkeptNote safety={safety} />
      <div className="field-grid">
        <TextField
          id="scan-name"
          label={words.name}
          error={name.trim() === '' ? words.noName : undefined}
          maxLength={180}
          autoComplete="off"
          value={name}
          onChange={(next) => write({ name: next })}
        />
        <KindField kind={kind} onChange={(next) => write({ kind: next })} />
      </div>
      <CheckboxRow
        id="scan-small"
        label={words.small}
        reason={words.smallWhy}
        checked={small}
        onChange={(next) => write({ small: next })}
      />
      <MakeAct done={done} fault={fault} />
    </form>
  );
}

interface MakeActProps {
  /** Progress from 0 to 1; null when idle. */
  readonly done: number | null;
  readonly fault: string | null;
}

function MakeAct({ done, fault }: MakeActProps) {
  const words = useText().scan.make;
  return (
    <>
      {fault !== null && (
        <Note kind="danger" role="alert">
          {fault}
        </Note>
      )}
      <p className="row">
        <Button
          kind="primary"
          type="submit"
          icon={FileDown}
          busy={done === null ? undefined : words.making(Math.round(done * 100))}
        >
          {words.make}
        </Button>
      </p>
    </>
  );
}

function KindField({ kind, onChange }: { kind: DocumentKind; onChange: (kind: DocumentKind) => void }) {
  const { scan, caseDocuments } = useText();
  return (
    <SelectField
      id="scan-kind"
      label={scan.make.what}
      options={DOCUMENT_KINDS.map((value) => ({ value, label: caseDocuments.kind[value] }))}
      value={kind}
      onChange={(value) => value !== '' && onChange(value)}
    />
  );
}

interface ScanDocument {
  readonly name: string;
  readonly kind: DocumentKind;
  readonly small: boolean;
}

function useMaking(caseId: string, scans: readonly ScanRow[]) {
  const { scan, caseDocuments } = useText();
  const words = scan.make;
  const { db, ports } = useDevice();
  const [done, setDone] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const keep = async ({ name, kind, small }: ScanDocument): Promise<string | null> => {
    const finish = small ? SMALL : SHARP;
    const pages: ScannedPage[] = [];
    for (const [n, row] of scans.entries()) {
      const photo = await photoOf(db, row);
      if (!photo) return scan.damaged(n + 1);
      pages.push({ ...row, photo });
    }
    const made = await runPaperJob({ kind: 'scan', pages, finish }, { at: setDone });
    if (!made.ok) return words[made.error.kind];
    const bytes = new Uint8Array(await made.value.blob.arrayBuffer());
    const of = { kind: 'case', id: caseId } as const;
    const added = await addDocument(db, ports, { of, kind, name: `${name}.pdf`, bytes });
    if (!added.ok) {
      const { error } = added;
      if (error.kind === 'storage-full') return words.full;
      if (error.kind === 'gone') return words.gone;
      return error.fault === 'too-large' ? words.tooLarge : caseDocuments.add.fault[error.fault];
    }
    await clearScans(
      db,
      ports,
      scans.map(({ _id }) => _id),
    );
    notify({ ...words.made(scans.length), type: 'success' });
    return null;
  };
  /** True on success. */
  const make = async (making: ScanDocument): Promise<boolean> => {
    if (making.name === '') return false;
    setFault(null);
    setDone(0);
    const wrong = await keep(making).catch((error: unknown) => {
      reportFailure(error, 'page');
      return words.failed;
    });
    setDone(null);
    setFault(wrong);
    return wrong === null;
  };
  return { done, fault, make };
}
