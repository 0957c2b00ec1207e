/** Release of an undertrial: the fraction that applies, and what the record says about the bars. */
import { cite, judgment } from '#law/authority.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Block } from '#documents/model.ts';
import type { Matter } from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import { neverConvicted } from '#documents/spine/prayer.ts';
import type { Statute } from '#documents/statute.ts';

const OLD_CASES = judgment(
  'In Re: Inhuman Conditions in 1382 Prisons',
  'W.P. (C) 406/2013, order dated 23 August 2024',
);

export function undertrial(matter: Matter, statute: Statute): Block[] {
  const { undertrial: words } = matter.words.reliefs;
  const blocks = numbered('case', [
    words.provision(statute.inFull),
    measure(matter, statute),
    statute.code === 'BNSS' && noOther(matter) && words.noOther(statute.at('(2)')),
  ]);
  if (statute.code !== 'BNSS' || !fromBefore(matter)) return blocks;
  const reach = words.oldCases(cite(OLD_CASES));
  return [...blocks, { kind: 'numbered', number: 0, text: reach, from: 'case', authorities: [OLD_CASES] }];
}

/** One third is for a person known never to have been convicted, and only under the BNSS. */
function measure(matter: Matter, statute: Statute): string | null {
  const { undertrial: words } = matter.words.reliefs;
  if (statute.code === 'CrPC') return words.half(statute.inFull);
  if (neverConvicted(matter)) return words.third(statute.at('(1)'));
  return matter.case.antecedents ? words.half(statute.at('(1)')) : null;
}

/** Two sections in one case may already be "more than one offence": the point is open, so nothing is said then. */
function noOther({ case: { antecedents, sections } }: Matter): boolean {
  return (
    sections?.length === 1 &&
    antecedents !== undefined &&
    antecedents.rows.every(({ state }) => state !== 'pending')
  );
}

const fromBefore = ({ case: { firDate, offenceDate } }: Matter): boolean =>
  [firDate, offenceDate].some((date) => date !== undefined && date < BNSS_FROM);
