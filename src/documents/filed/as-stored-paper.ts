import type { CourtDocument } from '#documents/model.ts';

/** The stored words, with the gaps and concerns of the paper that is composed now. */
export const asStoredPaper = (composed: CourtDocument, stored: CourtDocument | undefined): CourtDocument =>
  stored ? { ...stored, gaps: composed.gaps, concerns: composed.concerns } : composed;
