import { discardFeedbackDraft, type UnfinishedFeedback } from '#data/records/feedback/feedback-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { feedbackPath } from './record-path.ts';
import { SavedRow } from './saved-row.tsx';

/** Feedback that was begun and not sent; its form opens with it. */
export function SavedFeedback({ feedback: { type, subject } }: { feedback: UnfinishedFeedback }) {
  const { records, sync } = useText();
  const { db } = useDevice();
  return (
    <SavedRow
      title={records.matter.titled(subject.trim() || sync.saved.noSubject, sync.saved.feedback)}
      to={feedbackPath(type)}
      onDiscard={() => discardFeedbackDraft(db, type)}
    />
  );
}
