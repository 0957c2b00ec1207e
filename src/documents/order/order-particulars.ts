/** Stage, other cases and earlier applications, as an order on merits states them. */
import { coerciveTexts } from '#documents/common-sections/antecedents.ts';
import { earlierRows } from '#documents/common-sections/earlier-applications.ts';
import { investigation, trialText } from '#documents/common-sections/stage.ts';
import { textsOfEachFir } from '#documents/each-fir.ts';
import { textsOfEach } from '#documents/joint.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import type { OrderParts } from './order-party.ts';

export function particulars(matter: PaperMatter, words: OrderParts): string[] {
  return [
    ...textsOfEachFir(matter, stage),
    ...textsOfEach(matter, (person) => [...otherCases(person, words), ...processIssued(person)]),
    ...earlier(matter, words),
  ];
}

const stage = (fir: PaperMatter): string[] =>
  [[investigation(fir), trialText(fir)].filter(Boolean).join(' ')].filter((text) => text !== '');

function otherCases(
  { case: { antecedents: known }, words: { antecedents: outcomes } }: PaperMatter,
  { antecedents: words }: OrderParts,
): string[] {
  if (!known) return [];
  if (known.rows.length === 0) return [words.none];
  const rows = known.rows.map(({ firNumber: fir, policeStation: station, sections, state, on }) => {
    const outcome = outcomes.states[state];
    return words.row({
      fir,
      station,
      sections: sections.join(', '),
      outcome: on ? outcomes.on(outcome, printed(on)) : outcome,
    });
  });
  return [words.some(rows.join('; '))];
}

/** A process that was issued; its absence is the applicant's statement alone. */
const processIssued = (matter: PaperMatter): string[] =>
  (matter.case.coercive?.rows.length ?? 0) > 0 ? coerciveTexts(matter) : [];

function earlier(matter: PaperMatter, words: OrderParts): string[] {
  const rows = earlierRows(matter).map(([court, number, , outcome]) =>
    [court, number, outcome].filter(Boolean).join(', '),
  );
  return rows.length > 0 ? [words.earlier(rows.join('; '))] : [];
}
