/** A new contested point. Pure, so that the simulation uses it too. */
import type { Contested, NewContested } from '#contract/case/contested.ts';
import { type AuthoredWrite, originOf } from '#server/records/authored.ts';

/** Fields set by the author. */
export const authorFields = ({
  about,
  says,
  source,
  paper,
  on,
  state,
  note,
  documentId,
  page,
}: NewContested | Contested): unknown => ({
  about,
  says,
  source,
  paper,
  on,
  state,
  note,
  documentId,
  page,
});

export const newPoint = (
  write: AuthoredWrite,
  body: NewContested,
  { id }: { readonly id: string },
): Contested => ({
  ...body,
  _id: body._id ?? write.newId(),
  version: 1,
  applicationId: id,
  ...originOf(write),
});
