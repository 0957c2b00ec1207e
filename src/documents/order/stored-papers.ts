/** Papers of signed orders as the judges signed them. A later release words orders otherwise. */
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import type { CourtDocument } from '#documents/model.ts';

/** By id of the order. */
export type StoredPapers = Readonly<Record<string, CourtDocument>>;

export const paperOfSeal = (paper: SealedPaper): CourtDocument => ({ ...paper, gaps: [], concerns: [] });
