import { FEEDBACK_MESSAGE_MAX } from '#contract/account/feedback.ts';
import type { FeedbackDraft } from '#data/records/feedback/feedback-draft.ts';
import { useDevice } from '#data/react/use-device.ts';
import { feedbackDraftOf } from '#data/records/feedback/feedback-drafts.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { FEEDBACK_FIELDS, type FeedbackField, type FeedbackWork, useFeedback } from './use-feedback.ts';

type FormProps = Omit<FeedbackWork, 'kept'>;

/** Restores the draft of this device. */
export function FeedbackForm(props: FormProps) {
  const { feedback: words } = useText();
  const { db } = useDevice();
  const savedDraft = useStoredDraft(() => feedbackDraftOf(db, props.type), [db, props.type]);
  if (savedDraft.status === 'loading') return <Skeleton label={words.forms[props.type].tab} rows={3} />;
  return <OpenForm {...props} kept={savedDraft.value} />;
}

function OpenForm(work: FeedbackWork) {
  const { feedback: words } = useText();
  const form = useFeedback(work);
  const { lead, send } = words.forms[work.type];
  return (
    <FormFrame
      form={form}
      order={FEEDBACK_FIELDS}
      before={
        <>
          <p>{lead}</p>
          <p className="small quiet">{words.about}</p>
        </>
      }
    >
      <FeedbackFields type={work.type} draft={form.values} errors={form.errors} onChange={form.change} />
      <div className="row">
        <Button kind="primary" type="submit" busy={form.busy ? words.sending : undefined}>
          {send}
        </Button>
      </div>
    </FormFrame>
  );
}

interface FieldsProps extends Pick<FeedbackWork, 'type'> {
  readonly draft: FeedbackDraft;
  readonly errors: FormErrors<FeedbackField>;
  readonly onChange: (part: Partial<FeedbackDraft>) => void;
}

function FeedbackFields({ type, draft, errors, onChange }: FieldsProps) {
  const { feedback: words } = useText();
  const form = words.forms[type];
  return (
    <>
      <TextField
        id="subject"
        label={form.subject}
        error={errors.subject}
        value={draft.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <LongText
        id="message"
        label={form.message}
        hint={words.messageHint(FEEDBACK_MESSAGE_MAX)}
        error={errors.message}
        value={draft.message}
        onChange={(message) => onChange({ message })}
      />
      {form.details !== undefined && (
        <LongText
          id="details"
          label={form.details}
          error={errors.details}
          value={draft.details}
          onChange={(details) => onChange({ details })}
        />
      )}
      {type === 'general' && (
        <Rating error={errors.rating} value={draft.rating} onChange={(rating) => onChange({ rating })} />
      )}
      <TextField
        id="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        error={errors.email}
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  );
}

const RATINGS = ['1', '2', '3', '4', '5'] as const;

interface RatingProps {
  readonly error: string | undefined;
  readonly value: number | null;
  readonly onChange: (rating: number | null) => void;
}

function Rating({ error, value, onChange }: RatingProps) {
  const { feedback: words } = useText();
  return (
    <Segmented
      id="rating"
      label={words.rating}
      hint={words.ratingHint}
      error={error}
      options={[
        { value: 'none', label: words.noRating },
        ...RATINGS.map((each) => ({ value: each, label: each })),
      ]}
      value={value === null ? 'none' : String(value)}
      onChange={(rating) => onChange(rating === 'none' ? null : Number(rating))}
    />
  );
}
