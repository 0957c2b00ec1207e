/** A concern as a rule raises it, before the filer's reason is added. */
import type { Authority } from '#law/authority.ts';
import { bnss } from '#law/authority.ts';
import type { Reason } from '#law/determination.ts';
import type { Concern } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { lawSentence } from '#text/law-sentence.ts';

export type ConcernDraft = Omit<Concern, 'reason'>;

/** The governing provision; the first bail section if no relief is chosen. */
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
