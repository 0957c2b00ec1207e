/** A concern as a rule of the law or of the record raises it; the maker's reason comes to it at the end. */
import type { Authority } from '#law/authority.ts';
import { bnss } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { Concern } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { lawSentence } from '#text/law-sentence.ts';

export type ConcernDraft = Omit<Concern, 'reason'>;

/** The provision that governs, or the first section of the code of bail where no relief is chosen yet. */
export const statuteOf = ({ statute }: PaperMatter): Authority => statute?.authority ?? bnss('s.480');

export function fromReason(
  kind: 'bar' | 'not-yet',
  { code, authority, about }: Reason,
  { beside: { law } }: Pick<PaperMatter, 'beside'>,
): ConcernDraft {
  const text = lawSentence(law.reasons[code], { about });
  return {
    key: [kind, code, about].filter((part) => part !== undefined).join(':'),
    text,
    authority,
    from: 'case',
    answer: 'needed',
  };
}
