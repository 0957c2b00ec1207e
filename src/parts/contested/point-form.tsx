import { Check, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { CONTESTED_STATES, POINT_PAPERS, POINT_SOURCES, sourceOf } from '#contract/case/contested.ts';
import type { ContestedView } from '#data/records/contested/contested-points.ts';
import { documentsOf } from '#data/records/document/documents.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { PointDraft } from '#data/records/contested/point-draft.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { type PointField, usePoint } from './use-point.ts';

interface PointFormProps {
  readonly of: { readonly id: string; readonly applicationId: string };
  /** Null for a new point. */
  readonly point: ContestedView | null;
  readonly statements: readonly string[];
  readonly onClose: () => void;
}

const FIELDS: readonly PointField[] = ['about', 'says', 'on', 'page', 'note'];

/** Form of a contested point, saved as a draft until it is entered. */
export function PointForm({ of, point, statements, onClose }: PointFormProps) {
  const { contested: text } = useText();
  const prefix = useId();
  const { form, remove, putAway } = usePoint({ of, point, onClose });
  const { values, errors, change } = form;
  const at = (field: string) => `${prefix}-${field}`;
  return (
    <FormFrame form={form} order={FIELDS} idOf={at} className="stack">
      <AboutFields at={at} values={values} error={errors.about} statements={statements} onChange={change} />
      <LongText
        id={at('says')}
        label={text.field.says}
        error={errors.says}
        value={values.says}
        onChange={(statementText) => change({ says: statementText })}
      />
      <PaperFields at={at} values={values} error={errors.on} onChange={change} />
      <SourceFields
        applicationId={of.applicationId}
        at={at}
        values={values}
        error={errors.page}
        onChange={change}
      />
      <Segmented
        id={at('state')}
        label={text.field.state}
        options={CONTESTED_STATES.map((value) => ({ value, label: text.state[value] }))}
        value={values.state}
        onChange={(state) => change({ state })}
      />
      <LongText
        id={at('note')}
        label={text.field.note}
        error={errors.note}
        rows={2}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <PointActs
        isNew={point === null}
        busy={form.busy}
        onPutAway={() => void putAway()}
        onRemove={() => void remove()}
      />
    </FormFrame>
  );
}

interface AboutFieldsProps {
  readonly at: (field: string) => string;
  readonly values: Pick<PointDraft, 'source' | 'about'>;
  readonly error: string | undefined;
  readonly statements: readonly string[];
  readonly onChange: (part: Partial<Pick<PointDraft, 'source' | 'about'>>) => void;
}

/** Party that states the point, and the field or ground that it is about. */
function AboutFields({ at, values, error, statements, onChange }: AboutFieldsProps) {
  const { contested: text } = useText();
  return (
    <>
      <Segmented
        id={at('source')}
        label={text.field.source}
        options={POINT_SOURCES.map((value) => ({ value, label: text.from[value] }))}
        value={sourceOf(values)}
        onChange={(source) => onChange({ source })}
      />
      <TextField
        id={at('about')}
        label={text.field.about}
        hint={text.hint.about}
        error={error}
        value={values.about}
        list={at('statements')}
        onChange={(about) => onChange({ about })}
      />
      <datalist id={at('statements')}>
        {statements.map((statement) => (
          <option key={statement}>{statement}</option>
        ))}
      </datalist>
    </>
  );
}

interface PointActsProps {
  readonly isNew: boolean;
  readonly busy: boolean;
  readonly onPutAway: () => void;
  readonly onRemove: () => void;
}

function PointActs({ isNew, busy, onPutAway, onRemove }: PointActsProps) {
  const { contested: text } = useText();
  return (
    <p className="row">
      <Button onClick={onPutAway}>{text.putAway}</Button>
      <Button kind="primary" icon={Check} type="submit" busy={busy ? text.entering : undefined}>
        {isNew ? text.enter : text.keep}
      </Button>
      {!isNew && (
        <Button kind="quiet" icon={Trash2} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </p>
  );
}

interface PaperFieldsProps {
  readonly at: (field: string) => string;
  readonly values: Pick<PointDraft, 'paper' | 'on'>;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<PointDraft, 'paper' | 'on'>) => void;
}

/** Reply, status report or hearing, with its date. */
function PaperFields({ at, values: { paper = '', on = '' }, error, onChange }: PaperFieldsProps) {
  const { contested: text } = useText();
  return (
    <>
      <SelectField
        id={at('paper')}
        label={text.field.paper}
        none={text.noPaper}
        options={POINT_PAPERS.map((value) => ({ value, label: text.papers[value] }))}
        value={paper}
        onChange={(chosen) => onChange({ paper: chosen })}
      />
      <DateBox
        id={at('on')}
        label={text.field.on}
        error={error}
        past
        value={on}
        onChange={(day) => onChange({ on: day })}
      />
    </>
  );
}

interface SourceFieldsProps {
  readonly applicationId: string;
  readonly at: (field: string) => string;
  readonly values: { readonly documentId: string; readonly page: string };
  readonly error: string | undefined;
  readonly onChange: (part: { documentId?: string; page?: string }) => void;
}

/** Only for users who file papers. */
function SourceFields({ applicationId, at, values, error, onChange }: SourceFieldsProps) {
  const { contested: text } = useText();
  const db = useDb();
  const live = useLive(() => documentsOf(db, { applicationId }), [db, applicationId]);
  if (live.status === 'loading' || live.value.length === 0) return null;
  return (
    <>
      <SelectField
        id={at('documentId')}
        label={text.field.documentId}
        none={text.noDocument}
        options={live.value.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={values.documentId}
        onChange={(documentId) => onChange({ documentId })}
      />
      {values.documentId !== '' && (
        <TextField
          id={at('page')}
          label={text.field.page}
          inputMode="numeric"
          error={error}
          value={values.page}
          onChange={(page) => onChange({ page })}
        />
      )}
    </>
  );
}
