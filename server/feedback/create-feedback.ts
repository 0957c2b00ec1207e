/** Feedback as it came, with who sent it and when: nothing else is the server's to say. */
import { type Feedback, NewFeedback } from '#contract/feedback.ts';
import { same } from '#kernel/merge-patch.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { feedbackById, insertFeedback } from './feedback.ts';
import { lockUser } from '../user/users.ts';
import type { Effect, Write } from '../http/write.ts';

export const createFeedback =
  (body: NewFeedback): Effect =>
  async (write) => {
    const { sql, caller, touch, note } = write;
    await lockUser(sql, caller.user._id);
    const repeated = body._id && (await sameAsBefore(write, body, body._id));
    if (repeated) return repeated;
    const feedback = newFeedback(write, body);
    if (!(await insertFeedback(sql, feedback))) throw new Refusal('id-taken');
    const { _id: id, version, feedbackType, about } = feedback;
    touch({ entity: 'feedback', id, version, ownerId: caller.user._id });
    note({ action: 'create', entity: 'feedback', id, version, detail: { feedbackType, about } });
    return created(feedback);
  };

/** What its writer said of it. */
function said(feedback: NewFeedback): Omit<NewFeedback, '_id'> {
  const { _id, ...rest } = NewFeedback.parse(feedback);
  return rest;
}

/** The id that the device minted may have arrived before. */
async function sameAsBefore(
  { sql, caller }: Write,
  body: NewFeedback,
  id: string,
): Promise<Answer | undefined> {
  const current = await feedbackById(sql, id);
  if (!current) return undefined;
  if (current.by._id !== caller.user._id) throw new Refusal('id-taken');
  if (same(said(current), said(body))) return ok(current);
  throw new Refusal('id-taken', { current });
}

function newFeedback({ caller, now, newId, deviceTime }: Write, body: NewFeedback): Feedback {
  const { _id, name, role } = caller.user;
  return {
    ...body,
    _id: body._id ?? newId(),
    version: 1,
    at: now.toISOString(),
    ...(deviceTime !== undefined && { deviceTime }),
    by: { _id, name, role },
  };
}
