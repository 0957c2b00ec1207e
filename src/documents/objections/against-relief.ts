/** Objections to the relief itself: not yet due, barred, or unknown. */
import { bnss } from '#law/authority.ts';
import { magistrateBail } from '#law/bnss/s480-magistrate-bail.ts';
import type { Determination, Reason } from '#law/determination.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { reliefFinding } from '#documents/relief-finding.ts';
import { fromReason, type ConcernDraft, statuteOf } from './concern-draft.ts';

export function againstRelief(matter: PaperMatter): ConcernDraft[] {
  const conclusion = reliefFinding(matter);
  const { relief } = matter;
  if (!conclusion || !relief) return [];
  switch (conclusion.kind) {
    case 'entitled':
      return contestedReading(matter);
    case 'not-yet':
      return conclusion.because.slice(0, 1).map((reason) =>
        Object.assign(fromReason('not-yet', reason, matter), {
          text: matter.beside.review.concerns.notYet[relief](printed(conclusion.on)),
        }),
      );
    case 'barred':
      return conclusion.because.filter(isBar).map((reason) => fromReason('bar', reason, matter));
    case 'undetermined':
      return [...barsUnlessExcepted(matter), notKnown(matter, conclusion)];
    default:
      return conclusion;
  }
}

/** The choice of the period is a step of reasoning and no bar. */
const isBar = ({ code }: Reason): boolean => !code.startsWith('period-');

function notKnown(
  matter: PaperMatter,
  { missing }: Extract<Determination<unknown>, { kind: 'undetermined' }>,
): ConcernDraft {
  const { law, review } = matter.beside;
  const names = missing.map((name) => law.facts[name].ask).join(' ');
  return {
    key: 'not-known',
    text: review.concerns.notKnown(names),
    authority: statuteOf(matter),
    from: 'case',
    answer: 'not-needed',
  };
}

/** Before a Magistrate a bar applies until the record shows an exception of the proviso. */
function barsUnlessExcepted(matter: PaperMatter): ConcernDraft[] {
  const { relief, found } = matter;
  if (relief !== 'regular-magistrate' || !found) return [];
  const { woman = false, child = false, sickOrInfirm = false } = found.matter;
  const plain = magistrateBail({ ...found.matter, woman, child, sickOrInfirm }, found.convictions);
  if (plain.conclusion.kind !== 'barred') return [];
  return plain.conclusion.because.map((reason) => fromReason('bar', reason, matter));
}

/** Available on one reading only: several offences in one case, section 479(2). */
function contestedReading({ relief, found, beside }: PaperMatter): ConcernDraft[] {
  if (relief !== 'undertrial' || found?.undertrial.conclusion.kind !== 'barred') return [];
  return [
    {
      key: 'open-reading:479(2)',
      text: beside.law.cautions['section-479-2-contested'],
      authority: bnss('s.479(2)'),
      from: 'case',
      answer: 'not-needed',
    },
  ];
}
