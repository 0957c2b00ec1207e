/** Papers of a case besides its application, filled from its facts; each lists its blanks. */
import { FileDown, FileText, Paperclip } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Packet } from '#contract/application/packet.ts';
import { useDevice } from '#data/react/use-device.ts';
import { addDocument } from '#data/records/document/add-document.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import type { CourtDocument } from '#documents/model.ts';
import {
  CASE_PAPERS,
  type CasePaper,
  casePaper,
  linesToFill,
  paperDoubt,
} from '#documents/templates/case-paper.ts';
import { courtProfiles, proposedProfile } from '#domain/case/court-profiles.ts';
import { makeDocx, makePdf } from '#parts/document-export/export-document.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { LegacyFontWarning } from '#parts/court-document/legacy-font-warning.tsx';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { CourtForm } from '#parts/filing-packet/court-form.tsx';
import { SuretyRows } from '#parts/filing-packet/surety-rows.tsx';
import { useText } from '#parts/text-context.tsx';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type CaseBehind, useCaseMatter } from './use-case-matter.ts';
import './case-papers.css';
import { nameFor } from '#domain/case/name-for.ts';

export function CasePapers({ record }: { record: CaseRow }) {
  const { casePapers: words } = useText();
  const savedDraft = useFormDraft(formNames.papers(record._id));
  if (savedDraft.status === 'loading') return <Skeleton label={words.loading} rows={2} />;
  return <OpenPapers key={record._id} record={record} kept={savedDraft.value} />;
}

interface PaperFormState {
  readonly packet: Packet | null;
}

const NOTHING: PaperFormState = { packet: null };

/** Input stays until it is changed, because no action submits it. */
function OpenPapers({ record, kept }: { record: CaseRow; kept: KeptForm | null }) {
  const { casePapers: words } = useText();
  const [typed, setTyped] = useState(() => applyFormDraft(NOTHING, kept));
  const { keep, safety } = useDraftSaver(formNames.papers(record._id), NOTHING);
  const behind = useCaseMatter(record, useDeferredValue(typed.packet));
  if (!behind) return <Skeleton label={words.loading} rows={2} />;
  const write = (packet: Packet) => {
    setTyped({ packet });
    keep({ packet });
  };
  return (
    <>
      <UnkeptNote safety={safety} />
      <Papers record={record} behind={behind} packet={typed.packet} onChange={write} />
    </>
  );
}

interface PapersProps {
  readonly record: CaseRow;
  readonly behind: CaseBehind;
  /** As chosen here; null before the first choice. */
  readonly packet: Packet | null;
  readonly onChange: (packet: Packet) => void;
}

function Papers({ record, behind, packet, onChange }: PapersProps) {
  const { casePapers: words } = useText();
  const [kind, setKind] = useState<CasePaper>('vakalatnama');
  const { matter } = behind;
  const chosen = packet ?? withCourt(behind);
  const paper = useMemo(
    () => casePaper(kind, { ...matter, packet: { ...matter.packet, court: chosen.court } }),
    [kind, matter, chosen.court],
  );
  const doubt = paperDoubt(kind, matter);
  return (
    <div className="stack">
      <p className="small quiet">{words.lead}</p>
      <SelectField
        id="case-paper"
        label={words.choose}
        hint={words.about[kind]}
        options={CASE_PAPERS.map((value) => ({ value, label: words.names[value] }))}
        value={kind}
        onChange={(value) => value !== '' && setKind(value)}
      />
      <details className="case-more">
        <summary>{words.form}</summary>
        <CourtForm matter={matter} packet={chosen} onChange={onChange} />
      </details>
      {kind === 'bond' && (
        <details className="case-more">
          <summary>{words.sureties}</summary>
          <SuretyRows packet={chosen} onChange={onChange} />
        </details>
      )}
      {doubt && <Note kind="wait">{words.doubts[doubt]}</Note>}
      <Blanks paper={paper} />
      <LegacyFontWarning document={paper} />
      <PaperActs record={record} name={words.names[kind]} paper={paper} />
      <DocumentPreview document={paper} label={words.preview(words.names[kind])} />
    </div>
  );
}

/** Applies the filing profile of the recorded court, if one is shipped. */
function withCourt({ packet, matter }: CaseBehind): Packet {
  return { ...packet, court: packet.court ?? proposedProfile(matter.case, courtProfiles(undefined)) };
}

function Blanks({ paper }: { paper: CourtDocument }) {
  const { casePapers: words } = useText();
  const gaps = paper.gaps.map((gap) => gap.slice(1, -1)).join('; ');
  const lines = linesToFill(paper);
  if (gaps === '' && lines === 0) return <Note kind="good">{words.complete}</Note>;
  return (
    <Note kind="wait">
      <p className="strong">{words.blank}</p>
      {gaps !== '' && <p>{words.gaps(gaps)}</p>}
      {lines > 0 && <p>{words.lines(lines)}</p>}
    </Note>
  );
}

interface PaperActsProps {
  readonly record: CaseRow;
  readonly name: string;
  readonly paper: CourtDocument;
}

type Act = 'pdf' | 'docx' | 'keep';

function PaperActs(props: PaperActsProps) {
  const { casePapers: words } = useText();
  const { busy, run } = usePaperActs(props);
  const label = (act: Act, making: string) => (busy === act ? making : undefined);
  return (
    <div className="row">
      <Button
        kind="primary"
        icon={FileDown}
        busy={label('pdf', words.making)}
        onClick={() => void run('pdf')}
      >
        {words.pdf}
      </Button>
      <Button icon={FileText} busy={label('docx', words.making)} onClick={() => void run('docx')}>
        {words.docx}
      </Button>
      <Button icon={Paperclip} busy={label('keep', words.keeping)} onClick={() => void run('keep')}>
        {words.keep}
      </Button>
    </div>
  );
}

function usePaperActs({ record, name, paper }: PaperActsProps) {
  const { casePapers: words } = useText();
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState<Act | null>(null);
  const shareOrSave = useShareOrSave();
  const file = `${name} ${nameFor(record)}`;
  const keep = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const of = { kind: 'case', id: record._id } as const;
    const result = await addDocument(db, ports, { of, kind: 'other', name: `${file}.pdf`, bytes });
    notify(result.ok ? { ...words.kept, type: 'success' } : { ...words.notKept, type: 'error' });
  };
  const run = async (act: Act) => {
    setBusy(act);
    const made = await (act === 'docx' ? makeDocx(paper) : makePdf(paper));
    setBusy(null);
    if (!made.ok) return notify({ ...words[made.error.kind], type: 'error' });
    return act === 'keep' ? keep(made.value) : shareOrSave(made.value, `${file}.${act}`, words.started);
  };
  return { busy, run };
}
