import type { Feedback } from '#contract/account/feedback.ts';
import type { FeedbackAnswer } from '#contract/operator/operator-endpoints.ts';
import { useText } from '#parts/text-context.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { MomentText } from '#ui/time-text.tsx';

export function FeedbackList({ answer: { newest, total } }: { answer: FeedbackAnswer }) {
  const { operator } = useText();
  const { server: words } = operator;
  if (newest.length === 0) return <Empty title={words.noFeedback}>{words.noFeedbackLead}</Empty>;
  return (
    <>
      <p className="small quiet">{operator.shown(newest.length, total)}</p>
      <List>
        {newest.map((feedback) => (
          <FeedbackItem key={feedback._id} feedback={feedback} />
        ))}
      </List>
    </>
  );
}

function FeedbackItem({ feedback }: { feedback: Feedback }) {
  const { operator, shell, times } = useText();
  const { server: words } = operator;
  const { subject, message, details, feedbackType, about, rating, by, email, at } = feedback;
  const facts = [
    words.kinds[feedbackType],
    about && `${about.code} ${about.section}`,
    rating !== undefined && words.rating(rating),
    `${by.name} (${shell.roles[by.role]})`,
    email,
  ].filter(Boolean);
  return (
    <ListRow
      title={subject}
      under={
        <>
          <p className="small quiet num">
            <MomentText at={at} zone={times.zone} /> · {facts.join(' · ')}
          </p>
          <p>{message}</p>
          {details !== undefined && <p>{details}</p>}
        </>
      }
    />
  );
}
