import { useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { DiaryView } from '#data/records/diary/diary.ts';
import type { DiaryDraft } from '#data/records/diary/diary-draft.ts';
import { type DiaryForm, diaryDraftOf, discardDiaryDraft } from '#data/records/diary/diary-drafts.ts';
import { documentsOf } from '#data/records/document/documents.ts';
import { isSharedWithCourt, MOST_ATTACHMENTS } from '#contract/case/diary.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { DiscardAct } from '#parts/discard-act.tsx';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { WhenFields } from '#parts/form/when-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { CaseChoice } from '#parts/case-choice/case-choice.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { ENTRY_FIELDS, type EntryField, type EntryWork, useEntry } from './use-entry.ts';
import { caseTitle } from '#text/hearing-words.ts';

interface EntryFormProps extends Pick<EntryWork, 'onDone'> {
  /** Case of a new entry; null if it is chosen in the form. */
  readonly caseId: string | null;
  /** The entry being corrected. */
  readonly corrects: DiaryView | null;
  readonly onClose: () => void;
}

/** Restores the draft of this device. */
export function EntryForm({ caseId, corrects, onDone, onClose }: EntryFormProps) {
  const { diary } = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const correctedId = corrects?._id;
  const form = useMemo(
    (): DiaryForm =>
      correctedId === undefined ? { kind: 'new', caseId } : { kind: 'correction', of: correctedId },
    [correctedId, caseId],
  );
  const savedDraft = useStoredDraft(() => diaryDraftOf(db, form), [db, form]);
  if (savedDraft.status === 'loading') return <Skeleton label={diary.form.write} rows={3} />;
  const initial = corrects ? draftOf(corrects) : { ...BLANK, caseId: caseId ?? '', date: day };
  return <OpenForm {...{ form, initial, onDone, onClose }} kept={savedDraft.value} />;
}

const BLANK: DiaryDraft = {
  caseId: '',
  date: '',
  time: '',
  officer: '',
  location: '',
  description: '',
  attachments: [],
  sharedWithCourt: false,
};

const draftOf = ({
  caseId,
  date,
  time = '',
  officer = '',
  location = '',
  description,
  attachments,
  sharedWithCourt,
}: DiaryView): DiaryDraft => ({
  caseId,
  date,
  time,
  officer,
  location,
  description,
  attachments,
  sharedWithCourt: isSharedWithCourt({ sharedWithCourt }),
});

function OpenForm({ onClose, ...work }: EntryWork & Pick<EntryFormProps, 'onClose'>) {
  const words = useText().diary.form;
  const { db } = useDevice();
  const form = useEntry(work);
  const isNew = work.form.kind === 'new';
  const discard = async () => {
    await discardDiaryDraft(db, work.form);
    onClose();
  };
  return (
    <section className="form-sheet" aria-labelledby="diary-form">
      <h2 id="diary-form">{isNew ? words.write : words.correction}</h2>
      <FormFrame
        form={form}
        order={ENTRY_FIELDS}
        labelledBy="diary-form"
        before={
          <p className="small quiet">
            {isNew ? '' : `${words.correctionText} `}
            {words.kept}
          </p>
        }
      >
        <EntryFields
          draft={form.values}
          errors={form.errors}
          onChange={form.change}
          choosing={isNew && work.initial.caseId === ''}
        />
        <div className="row">
          <Button kind="primary" type="submit" busy={form.busy ? words.sending : undefined}>
            {words.submit}
          </Button>
          <Button onClick={onClose}>{words.leave}</Button>
          {work.kept && <DiscardAct what={words.discarded} label={words.discard} onDiscard={discard} />}
        </div>
      </FormFrame>
    </section>
  );
}

interface FieldsProps {
  readonly draft: DiaryDraft;
  readonly errors: FormErrors<EntryField>;
  readonly onChange: (part: Partial<DiaryDraft>) => void;
}

function EntryFields({ draft, errors, onChange, choosing }: FieldsProps & { readonly choosing: boolean }) {
  const words = useText().diary.form;
  const { db } = useDevice();
  const matter = useLive(() => db.cases.get(draft.caseId), [db, draft.caseId]);
  const sitting = matter.status === 'ready' && matter.value ? matter.value : {};
  return (
    <>
      {choosing && (
        <ChosenCase
          caseId={draft.caseId}
          error={errors.caseId}
          onChange={(caseId) => onChange({ caseId, attachments: [] })}
        />
      )}
      <Readers draft={draft} onChange={onChange} />
      <WhenFields words={words} value={draft} errors={errors} sitting={sitting} onChange={onChange} />
      <TextField
        id="officer"
        label={words.officer}
        hint={words.officerHint}
        error={errors.officer}
        maxLength={200}
        value={draft.officer}
        onChange={(officer) => onChange({ officer })}
      />
      <TextField
        id="location"
        label={words.location}
        error={errors.location}
        maxLength={200}
        value={draft.location}
        onChange={(location) => onChange({ location })}
      />
      <LongText
        id="description"
        label={words.description}
        rows={6}
        error={errors.description}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      {draft.caseId !== '' && <Attachments draft={draft} errors={errors} onChange={onChange} />}
    </>
  );
}

/** Before the text, so that nobody writes without knowing who reads it. */
function Readers({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const words = useText().diary.form;
  const isShared = draft.sharedWithCourt === true;
  return (
    <div className="stack">
      <p role="status">{isShared ? words.readByCourt : words.readByYou}</p>
      <CheckboxRow
        id="sharedWithCourt"
        label={words.share}
        checked={isShared}
        onChange={(sharedWithCourt) => onChange({ sharedWithCourt })}
      />
    </div>
  );
}

interface ChosenCaseProps {
  readonly caseId: string;
  readonly error: string | undefined;
  readonly onChange: (caseId: string) => void;
}

function ChosenCase({ caseId, error, onChange }: ChosenCaseProps) {
  const text = useText();
  const { diary } = text;
  const { db } = useDevice();
  const live = useLive(() => (caseId ? db.cases.get(caseId) : Promise.resolve(undefined)), [db, caseId]);
  if (caseId === '') return <CaseChoice id="caseId" error={error} onChoose={onChange} />;
  return (
    <p className="row">
      <span>
        <span className="quiet">{diary.form.case}</span>{' '}
        <strong>{live.status === 'ready' && live.value ? caseTitle(live.value, text) : ''}</strong>
      </span>
      <Button kind="quiet" onClick={() => onChange('')}>
        {diary.case.change}
      </Button>
    </p>
  );
}

/** Selects documents of the case; an attached one that was removed keeps its name. */
function Attachments({ draft, errors, onChange }: FieldsProps) {
  const { diary, caseDocuments } = useText();
  const words = diary.form;
  const { db } = useDevice();
  const { caseId, attachments } = draft;
  const live = useLive(() => documentsOf(db, { caseId }), [db, caseId]);
  const here = live.status === 'ready' ? live.value : [];
  const known = here.map(({ _id, name }) => ({ documentId: _id, name }));
  const away = attachments.filter((each) => known.every(({ documentId }) => documentId !== each.documentId));
  const rows = [...known, ...away];
  const isOn = (id: string) => attachments.some(({ documentId }) => documentId === id);
  return (
    <FieldGroup id="attachments" label={words.attach} error={errors.attachments}>
      {live.status === 'ready' && rows.length === 0 && (
        <OnceKnown label={caseDocuments.loading} rows={1}>
          <p className="small quiet">{words.noDocuments}</p>
        </OnceKnown>
      )}
      {rows.map((each, n) => (
        <CheckboxRow
          key={each.documentId}
          id={n === 0 ? 'attachments' : `attachments-${each.documentId}`}
          label={<span className="file-name">{each.name}</span>}
          checked={isOn(each.documentId)}
          disabled={!isOn(each.documentId) && attachments.length >= MOST_ATTACHMENTS}
          onChange={(on) =>
            onChange({
              attachments: on
                ? [...attachments, each]
                : attachments.filter(({ documentId }) => documentId !== each.documentId),
            })
          }
        />
      ))}
    </FieldGroup>
  );
}
