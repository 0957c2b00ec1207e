/** The outcome of an earlier application: of an order on several FIRs, with the FIRs of each outcome. */
import type { EarlierApplication } from '#domain/application/earlier-applications.ts';
import type { Fir } from '#domain/case/fir.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { titled } from '#documents/matter.ts';

type OutcomeWords = Pick<DocumentWords['earlier'], 'outcomes' | 'inFirs'>;

export const outcomeInWords = (
  row: EarlierApplication,
  { earlier, particulars }: Pick<DocumentWords, 'earlier' | 'particulars'>,
): string =>
  outcomeWith(row, earlier, ({ firNumber = '', policeStation }) =>
    [titled(firNumber, particulars.fir), policeStation && particulars.station(policeStation)]
      .filter(Boolean)
      .join(', '),
  );

/** On a screen the FIRs have other names than on a paper. */
export function outcomeWith(
  { outcome, outcomeInFirs }: EarlierApplication,
  { outcomes, inFirs }: OutcomeWords,
  named: (fir: Fir) => string,
): string {
  if (!outcomeInFirs) return outcomes[outcome];
  const { granted, refused } = outcomeInFirs;
  return inFirs(granted.map(named).join('; '), refused.map(named).join('; '));
}
