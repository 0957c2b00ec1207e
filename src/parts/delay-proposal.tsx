import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { hearingsOfCase } from '#data/records/hearing/hearings-of-case.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { proposedDelay } from '#domain/case/delay-by-accused.ts';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { FactsAhead } from '#parts/liberty-clock/facts-ahead.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { DayText } from '#ui/time-text.tsx';

/**
 * Proposes adjournments sought by the accused as delay if not counted yet. The maker or the judge confirms or
 * changes the number.
 */
export function DelayProposal({ record }: { record: CaseRow }) {
  const { delay: text } = useText();
  const { db, user } = useDevice();
  const { _id, facts } = record;
  const live = useLive(() => hearingsOfCase(db, _id), [db, _id]);
  const count = useCount(_id);
  if (live.status === 'loading') return null;
  const { days, hearings } = proposedDelay(live.value);
  const counted = facts?.delayByAccusedDays;
  if (days === 0 || (counted ?? 0) >= days) return null;
  return (
    <Note kind="wait">
      <div className="stack">
        <p>{text.proposed(days, counted)}</p>
        <ul>
          {hearings.map(({ _id: id, date, nextDate, reason }) => (
            <li key={id}>
              <DayText day={date} /> {text.to} {nextDate && <DayText day={nextDate} />}
              {reason && <span className="as-typed">: {reason}</span>}
            </li>
          ))}
        </ul>
        {user.role === 'judge' && <p className="small">{text.judge}</p>}
        <FactsAhead record={record} patch={{ delayByAccusedDays: days }} />
        <p className="row">
          <Button icon={Check} onClick={() => void count(days)}>
            {text.confirm(days)}
          </Button>
          {user.role !== 'judge' && <span className="small">{text.otherwise}</span>}
        </p>
        {user.role === 'judge' && <AnotherNumber caseId={_id} onCount={count} />}
      </div>
    </Note>
  );
}

/** Saves the count on the device and queues it as a fact of the case. */
function useCount(caseId: string) {
  const { delay: text } = useText();
  const { db, ports } = useDevice();
  const act = useAct();
  return async (days: number): Promise<boolean> => {
    const done = await act(() => saveCaseFacts(db, ports, caseId, { delayByAccusedDays: days }));
    if (!done) return false;
    notify(done.ok ? { ...text.done, type: 'success' } : { ...text.failed, type: 'error' });
    return done.ok;
  };
}

interface AnotherNumberProps {
  readonly caseId: string;
  /** False if it could not be stored; the input then stays. */
  readonly onCount: (days: number) => Promise<boolean>;
}

/** A judge can change only this fact of a case. */
function AnotherNumber(props: AnotherNumberProps) {
  const formDraft = useFormDraft(formNames.delay(props.caseId));
  return formDraft.status === 'ready' && <OpenNumber {...props} kept={formDraft.value} />;
}

const BLANK = { days: '' };

function OpenNumber({ caseId, onCount, kept }: AnotherNumberProps & { readonly kept: KeptForm | null }) {
  const { delay: text } = useText();
  const [{ days: typed }, setTyped] = useState(() => applyFormDraft(BLANK, kept));
  const { keep, forget, safety } = useDraftSaver(formNames.delay(caseId), BLANK);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
    setError(days === null ? text.noDays : undefined);
    if (days !== null && (await onCount(days))) await forget();
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id="delay-days"
        label={text.days}
        hint={text.daysHint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        onChange={(days) => {
          setTyped({ days });
          keep({ days });
        }}
      />
      <UnkeptNote safety={safety} />
      <p className="row">
        <Button type="submit">{text.count}</Button>
      </p>
    </form>
  );
}
