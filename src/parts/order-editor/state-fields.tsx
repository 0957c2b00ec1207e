/** The State in an order: its position, and its points with their source. */
import { ListPlus } from 'lucide-react';
import { STATE_POSITIONS } from '#contract/application/order-hearing.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { type ContestedView, contestedPoints } from '#data/records/contested/contested-points.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { OrderDuties } from '#documents/order/order-duties.ts';
import { isRequest } from '#domain/application/conditions-request.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { OrderErrors } from './order-form.ts';
import type { ComposedTexts } from './language/order-language.ts';
import { fieldOfPoint, pointText, type TextOfSource } from './language/point-text.ts';

interface StateFieldsProps {
  readonly application: ApplicationView;
  readonly duties: OrderDuties;
  readonly draft: OrderDraft;
  /** In the language of the order. */
  readonly texts: ComposedTexts;
  readonly errors: OrderErrors;
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

export function StateFields(props: StateFieldsProps) {
  const { application, duties, draft, texts, errors, onChange } = props;
  const { fields, order } = useText();
  const { hearing } = order;
  const required = duties.notices.find(({ to }) => to === 'prosecutor');
  return (
    <>
      <SelectField
        id={STATE_ID}
        label={hearing.state}
        hint={
          required ? (
            <>
              {hearing.required} <Citation authority={required.authority} />
            </>
          ) : (
            hearing.stateHint
          )
        }
        error={errors.state}
        none={fields.none}
        options={STATE_POSITIONS.map((value) => ({ value, label: hearing.positions[value] }))}
        value={draft.state}
        onChange={(state) => onChange({ state })}
      />
      <TakePoints {...{ application, draft, texts, onChange }} />
      {draft.state !== '' && (
        <>
          <TextField
            id="order-state-name"
            label={hearing.stateName}
            maxLength={120}
            value={draft.stateName}
            onChange={(stateName) => onChange({ stateName })}
          />
          <DateBox
            id="order-state-report"
            label={hearing.stateReport}
            past
            value={draft.stateReport}
            onChange={(stateReport) => onChange({ stateReport })}
          />
          <LongText
            id="order-state-text"
            label={hearing.stateText}
            rows={3}
            maxLength={8_000}
            value={draft.stateText}
            onChange={(stateText) => onChange({ stateText })}
          />
        </>
      )}
      <Answers draft={draft} onChange={onChange} />
    </>
  );
}

/** Points of the applicant and of the court. Shown once they hold text. */
function Answers({ draft, onChange }: Pick<StateFieldsProps, 'draft' | 'onChange'>) {
  const { hearing } = useText().order;
  return (
    <>
      {draft.applicantText !== '' && (
        <LongText
          id="order-applicant-text"
          label={hearing.applicantText}
          rows={3}
          maxLength={8_000}
          value={draft.applicantText}
          onChange={(applicantText) => onChange({ applicantText })}
        />
      )}
      {draft.courtText !== '' && (
        <LongText
          id="order-court-text"
          label={hearing.courtText}
          rows={3}
          maxLength={8_000}
          value={draft.courtText}
          onChange={(courtText) => onChange({ courtText })}
        />
      )}
    </>
  );
}

/** Contested points that are not in the text of their source yet. */
function TakePoints({
  application,
  draft,
  texts,
  onChange,
}: Pick<StateFieldsProps, 'application' | 'draft' | 'texts' | 'onChange'>) {
  const { hearing } = useText().order;
  const db = useDb();
  const live = useLive(() => contestedPoints(db, application._id), [db, application._id]);
  const points = live.status === 'ready' ? live.value : [];
  const missing = points
    .filter((point) => !isRequest(point))
    .map((point) => ({ point, field: fieldOfPoint(point), text: pointText(point, texts) }))
    .filter(({ field, text }) => !draft[field].includes(text));
  if (missing.length === 0) return null;
  const withPoints = (field: TextOfSource): string =>
    [draft[field].trim(), ...missing.filter((each) => each.field === field).map(({ text }) => text)]
      .filter(Boolean)
      .join('\n\n');
  const ofState = missing.filter(({ field }) => field === 'stateText').map(({ point }) => point);
  const take = () =>
    onChange({
      ...(ofState.length > 0 && {
        state: draft.state || 'opposed',
        stateReport: draft.stateReport || reportDay(ofState),
      }),
      stateText: withPoints('stateText'),
      applicantText: withPoints('applicantText'),
      courtText: withPoints('courtText'),
    });
  return (
    <p className="row">
      <Button icon={ListPlus} onClick={take}>
        {hearing.takePoints(missing.length)}
      </Button>
    </p>
  );
}

/** Date of the newest reply or status report. */
const reportDay = (points: readonly ContestedView[]): string =>
  points
    .flatMap(({ paper, on }) => (on !== undefined && paper !== 'in-court' ? [on] : []))
    .toSorted()
    .at(-1) ?? '';

export const STATE_ID = 'order-state';
