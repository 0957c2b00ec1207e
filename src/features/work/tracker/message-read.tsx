/** Parsed message: recognised fields, missing ones, and the case of the date. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BLANK_CASE, type NewCaseDraft } from '#data/records/case/case-particulars.ts';
import { saveNewCaseDraft } from '#data/records/case/new-case-draft.ts';
import { missingFrom } from '#data/records/case/message-facts.ts';
import { saveCase } from '#data/records/case/save-case.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { caseNumberText } from '#domain/case/case-number.ts';
import type { CourtMessage } from '#domain/case/court-message.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import { dateFaults } from '#parts/next-date/next-date-form.tsx';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Facts } from '#ui/lists/facts-list.tsx';
import { numberOf } from './case-list.tsx';
import { caseTitle } from '#text/hearing-words.ts';

interface MessageReadProps {
  readonly message: CourtMessage;
  readonly title: string;
  readonly index: number;
  /** Null while searching. */
  readonly candidates: readonly CaseRow[] | null;
  readonly onKept: (caseId: string) => void;
}

export function MessageRead({ message, title, index, candidates, onKept }: MessageReadProps) {
  const text = useText();
  const words = text.tracker.message;
  const facts = factsOf(message, text);
  return (
    <LedgerSection title={title} more={<span className="small">{words.source[message.source]}</span>}>
      {facts.length > 0 && (
        <div className="part">
          <Facts facts={facts} />
        </div>
      )}
      {complaintsOf(message, words).map((complaint) => (
        <Note key={complaint} kind="wait">
          {complaint}
        </Note>
      ))}
      {candidates === null ? (
        <Skeleton label={text.tracker.search.searching} rows={1} />
      ) : (
        <KeepDate key={candidates.map(({ _id }) => _id).join()} {...{ message, index, candidates, onKept }} />
      )}
    </LedgerSection>
  );
}

function factsOf(message: CourtMessage, { tracker }: Catalogue) {
  const { fields, versus } = tracker.message;
  const { cnr, caseNumber, firNumber, applicant, respondent, date, time, courtroom, courtName, purpose } =
    message;
  const number = caseNumber && caseNumberText(caseNumber);
  const rows = [
    [fields.cnr, cnr],
    [fields.number, number],
    [fields.fir, firNumber],
    [fields.parties, applicant && respondent && versus(applicant, respondent)],
    [fields.date, date && indianDate(date)],
    [fields.time, time],
    [fields.courtroom, courtroom ?? courtName],
    [fields.purpose, purpose],
  ] as const;
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function complaintsOf(
  { missing, among, isDecided, isDateProposed }: CourtMessage,
  words: Catalogue['tracker']['message'],
): string[] {
  const noDay = among.length > 0 ? words.missing.among : words.missing.date;
  return [
    ...(missing.includes('case') ? [words.missing.case] : []),
    ...(missing.includes('date') && !isDecided ? [noDay] : []),
    ...(isDateProposed ? [words.missing.proposed] : []),
    ...(isDecided ? [words.decided] : []),
  ];
}

type KeepDateProps = Pick<MessageReadProps, 'message' | 'index' | 'onKept'> & {
  readonly candidates: readonly CaseRow[];
};

interface Keeping {
  readonly chosen: string;
  readonly date: string;
}

/** Restores an unsaved choice for the same message. */
function KeepDate(props: KeepDateProps) {
  const savedDraft = useFormDraft(formNames.message(props.message.text));
  return savedDraft.status === 'ready' && <OpenKeepDate {...props} typed={savedDraft.value} />;
}

function NoMatch() {
  const { cases, message } = useText().tracker;
  return (
    <OnceKnown label={cases.loading} rows={1}>
      <p className="quiet">{message.noMatch}</p>
    </OnceKnown>
  );
}

function OpenKeepDate(props: KeepDateProps & { readonly typed: KeptForm | null }) {
  const { message, index, candidates, onKept, typed } = props;
  const text = useText();
  const words = text.tracker.message;
  const addAsCase = useAddAsCase(message);
  const [only] = candidates.length === 1 ? candidates : [];
  const opened: Keeping = { chosen: only?._id ?? '', date: message.date ?? '' };
  const [form, setForm] = useState(() => applyFormDraft(opened, typed));
  const typing = useDraftSaver(formNames.message(message.text), opened);
  const write = (next: Keeping) => {
    setForm(next);
    typing.keep(next);
  };
  const { errors, kept, keep } = useKeeping({ message, candidates }, async (caseId) => {
    await typing.forget();
    onKept(caseId);
  });
  if (kept) return <Note kind="good">{words.done}</Note>;
  return (
    <div className="stack">
      {candidates.length === 0 && <NoMatch />}
      {candidates.length > 0 && (
        <>
          <SelectField
            id={`message-${index}-case`}
            label={words.matches}
            none={text.fields.none}
            options={candidates.map((row) => ({
              value: row._id,
              label: [caseTitle(row, text), numberOf(row)].filter(Boolean).join(', '),
            }))}
            error={errors.case}
            value={form.chosen}
            onChange={(chosen) => write({ ...form, chosen })}
          />
          <DateBox
            id={`message-${index}-date`}
            label={words.fields.date}
            error={errors.date}
            value={form.date}
            sitting={candidates.find(({ _id }) => _id === form.chosen) ?? message}
            onChange={(date) => write({ ...form, date })}
          />
          <UnkeptNote safety={typing.safety} />
        </>
      )}
      <div className="row">
        {candidates.length > 0 && (
          <Button kind="primary" onClick={() => void keep(form)}>
            {words.keep}
          </Button>
        )}
        <Button onClick={() => void addAsCase()}>{words.addAsCase}</Button>
      </div>
    </div>
  );
}

interface KeepErrors {
  readonly date?: string;
  readonly case?: string;
}

/** Saves the date and details of the message in the chosen case. */
function useKeeping(
  { message, candidates }: Pick<KeepDateProps, 'message' | 'candidates'>,
  onKept: (caseId: string) => Promise<void>,
) {
  const { message: words, next } = useText().tracker;
  const { day: today } = useCourtDay();
  const { db, ports } = useDevice();
  const [errors, setErrors] = useState<KeepErrors>({});
  const [kept, setKept] = useState(false);
  const act = useAct();
  const { time = null, courtroom = null, purpose = null, source } = message;
  const keep = async ({ chosen, date }: Keeping) => {
    const { date: fault } = dateFaults({ date, time: '', courtroom: '' }, today, next.errors);
    const found = present({ date: fault, case: chosen === '' ? words.choose : undefined });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const nextDateFrom = { asOf: today, source, time, courtroom, purpose };
    const row = candidates.find(({ _id }) => _id === chosen);
    const patch = { ...(row && missingFrom(row, message)), nextHearingDate: date, nextDateFrom };
    const saved = await saveCase(db, ports, chosen, patch).catch(actFailed);
    if (!saved?.ok) {
      notify({ title: words.title, description: next.failed, type: 'error' });
      return;
    }
    notify({ ...words.kept(saved.value.title, isDay(date) ? indianDate(date) : date), type: 'success' });
    setKept(true);
    await onKept(chosen);
  };
  return { errors, kept, keep: (keeping: Keeping) => act(() => keep(keeping)) };
}

/** Fills the form of a new case with the parsed fields. */
function useAddAsCase(message: CourtMessage) {
  const { db } = useDevice();
  const navigate = useNavigate();
  const act = useAct();
  return () =>
    act(async () => {
      await saveNewCaseDraft(db, draftOf(message));
      await navigate('/status-tracking?add=case');
    });
}

function draftOf({ caseNumber, date, ...message }: CourtMessage): NewCaseDraft {
  const { cnr, applicant, respondent, firNumber, policeStation, courtName } = message;
  const number = caseNumber && {
    caseType: caseNumber.type,
    caseSerial: caseNumber.number,
    caseYear: String(caseNumber.year),
  };
  const details = present({
    cnr,
    applicant,
    respondent,
    firNumber,
    policeStation,
    courtName,
    nextHearingDate: date,
  });
  return { ...BLANK_CASE, ...number, ...details };
}
