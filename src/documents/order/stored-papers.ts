/** Papers of signed orders as the judges signed them. A later release words orders otherwise. */
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import type { Applicant } from '#contract/application/application.ts';
import { withoutNames } from '#domain/case/withheld-name.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { mapTexts } from '#documents/map-texts.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';

/** By id of the order. */
export type StoredPapers = Readonly<Record<string, CourtDocument>>;

export const paperOfSeal = (paper: SealedPaper): CourtDocument => ({ ...paper, gaps: [], concerns: [] });

/** JJ 74: a person who is known as a child only since the order is not named either. */
export const asStored = (
  { blocks, title, ...paper }: CourtDocument,
  matter: PaperMatter,
  applicant: Partial<Applicant>,
): CourtDocument => {
  if (!isOfChild(matter)) return { ...paper, title, blocks };
  const { inText } = matter.words.board;
  return { ...paper, ...mapTexts({ title, blocks }, (text) => withoutNames(text, applicant, inText)) };
};
