/** The outcome of an earlier application: of an order on several FIRs, with the FIRs of each outcome. */
import type { EarlierApplication } from '#domain/application/earlier-applications.ts';
import type { Fir } from '#domain/case/fir.ts';
import type { DocumentWords } from '#text/en/papers/documents.ts';
import { titled } from '#documents/matter.ts';

export function outcomeInWords(
  { outcome, outcomeInFirs: inFirs }: EarlierApplication,
  { earlier, particulars }: Pick<DocumentWords, 'earlier' | 'particulars'>,
): string {
  if (!inFirs) return earlier.outcomes[outcome];
  const named = ({ firNumber = '', policeStation }: Fir): string =>
    [titled(firNumber, particulars.fir), policeStation && particulars.station(policeStation)]
      .filter(Boolean)
      .join(', ');
  const [granted, refused] = [inFirs.granted, inFirs.refused].map((firs) => firs.map(named).join('; '));
  return earlier.inFirs(granted ?? '', refused ?? '');
}
