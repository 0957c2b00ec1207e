/** A ground that the advocate took from the library replaces the paragraph of the paper that says the same. */
import type { PaperMatter } from '#documents/matter.ts';

export const isPleadedByGround = ({ bail }: Pick<PaperMatter, 'bail'>, ...ids: readonly string[]): boolean =>
  (bail.groundParts ?? []).some(({ ground }) => ground !== undefined && ids.includes(ground));
