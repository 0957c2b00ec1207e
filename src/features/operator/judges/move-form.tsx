/** A transfer or the end of a seat on a day. Its consequences are shown before it is saved. */
import { useState } from 'react';
import { COURT_KINDS, type CourtKind, courtIdOf, courtOfId } from '#contract/case/court.ts';
import { type JudgeRow, type MoveAnswer, OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { useDevice } from '#data/react/use-device.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { type Form, useForm } from '#parts/form/use-form.ts';
import { useRefusal } from '#parts/server-read/use-refusal.ts';
import { useAskAccount } from '#parts/identity/identity-gate.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';

interface MoveValues {
  readonly from: string;
  readonly toKind: CourtKind | '';
  readonly toPlace: string;
  readonly day: string;
}

type MoveField = 'from' | 'toKind' | 'day';
const ORDER: readonly MoveField[] = ['from', 'toKind', 'day'];
const AT = { from: 'from', toKind: 'to', day: 'day' } as const;

interface MoveFormProps {
  judge: JudgeRow;
  /** Saved or cancelled. */
  onEnd: () => void;
}

export function MoveForm({ judge, onEnd }: MoveFormProps) {
  const { operator } = useText();
  const { move: words } = operator;
  const { form, told, change } = useMove(judge, onEnd);
  return (
    <FormFrame form={form} order={ORDER}>
      <MoveFields judge={judge} form={form} onChange={change} />
      {told && <Consequences told={told} values={form.values} />}
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.working : undefined}>
          {told ? words.save : words.check}
        </Button>
        <Button onClick={onEnd}>{operator.cancel}</Button>
      </div>
    </FormFrame>
  );
}

function useMove(judge: JudgeRow, onEnd: () => void) {
  const { operator } = useText();
  const { move: words } = operator;
  const device = useDevice();
  const askAccount = useAskAccount();
  const refusal = useRefusal();
  const [told, setTold] = useState<MoveAnswer | null>(null);
  const [first] = judge.courts;
  const form = useForm<MoveValues, MoveField>({
    initial: { from: first ? courtIdOf(first) : '', toKind: '', toPlace: '', day: '' },
    check: ({ day }) => (isDay(day) ? {} : { day: words.dayMissing }),
    send: async (values) => {
      const body = bodyOf(judge, values, told === null);
      const done = await askAccount(device, OPERATOR_ENDPOINTS.planMove, { body });
      if (!done.ok) {
        return refusal<MoveField>(done.error, AT);
      }
      if (!done.value.isPlanned) {
        setTold(done.value);
        return null;
      }
      notify({ ...words.saved, type: 'success' });
      onEnd();
      return null;
    },
  });
  const change = (part: Partial<MoveValues>) => {
    setTold(null);
    form.change(part);
  };
  return { form, told, change };
}

function bodyOf(judge: JudgeRow, { from, toKind, toPlace, day }: MoveValues, check: boolean) {
  const place = toPlace.trim();
  const to = toKind === '' ? undefined : { kind: toKind, ...(place !== '' && { place }) };
  return { judgeId: judge._id, from: courtOfId(from), ...(to && { to }), day, check };
}

interface MoveFieldsProps {
  judge: JudgeRow;
  form: Form<MoveValues, MoveField>;
  onChange: (part: Partial<MoveValues>) => void;
}

function MoveFields({ judge, form: { values, errors }, onChange }: MoveFieldsProps) {
  const { operator, told } = useText();
  const { move: words } = operator;
  return (
    <>
      <SelectField
        id="from"
        label={words.from}
        options={judge.courts.map((court) => ({ value: courtIdOf(court), label: told.court(court) }))}
        error={errors.from}
        value={values.from}
        onChange={(from) => onChange({ from })}
      />
      <SelectField
        id="toKind"
        label={words.to}
        none={words.none}
        options={COURT_KINDS.map((kind) => ({ value: kind, label: told.court({ kind }) }))}
        error={errors.toKind}
        value={values.toKind}
        onChange={(toKind) => onChange({ toKind })}
      />
      {values.toKind !== '' && (
        <TextField
          id="toPlace"
          label={words.place}
          hint={words.placeHint}
          maxLength={120}
          value={values.toPlace}
          onChange={(toPlace) => onChange({ toPlace })}
        />
      )}
      <DateBox
        id="day"
        label={words.day}
        hint={words.dayHint}
        error={errors.day}
        value={values.day}
        onChange={(day) => onChange({ day })}
      />
    </>
  );
}

function Consequences({ told: { pending, others }, values }: { told: MoveAnswer; values: MoveValues }) {
  const { operator, told } = useText();
  const from = courtOfId(values.from);
  if (!from || !isDay(values.day)) return null;
  return (
    <Note kind={others === 0 ? 'wait' : 'info'} role="status">
      <p>
        {operator.move.stays(pending, told.court(from), indianDate(values.day))}{' '}
        {operator.move.others(others)}
      </p>
    </Note>
  );
}
