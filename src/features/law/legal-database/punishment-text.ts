/** Offence data as one sentence, for rows and cards without a digest. */
import type { Offence } from '#law/tables.ts';
import type { Catalogue } from '#text/catalogue.ts';

type PunishmentWords = Pick<Catalogue, 'legalDatabase' | 'picker'>;

export function punishmentText(offence: Offence, { legalDatabase, picker }: PunishmentWords): string {
  const { sentence } = legalDatabase;
  const { cognizable, bailable, court } = offence;
  if (followsThroughout(offence)) return sentence.same;
  return sentence.whole(
    capital(termText(offence, { legalDatabase, picker })),
    [sentence.cognizable[choice(cognizable)], picker.bailable[choice(bailable)], sentence.court[court]].join(
      ', ',
    ),
  );
}

/** An abetment or attempt whose columns are all those of its principal offence. */
const followsThroughout = ({ maxYears, life, death, cognizable, bailable, court }: Offence): boolean =>
  maxYears === null && !life && !death && [cognizable, bailable, court].every((each) => each === 'depends');

function termText(offence: Offence, { legalDatabase: { sentence }, picker }: PunishmentWords): string {
  const { maxYears, life, death, minYears, fine } = offence;
  const terms = [
    ...(death ? [sentence.death] : []),
    ...(life ? [sentence.life] : []),
    ...(maxYears !== null && maxYears > 0 ? [sentence.imprisonment(picker.maximum.years(maxYears))] : []),
  ];
  if (terms.length === 0) return noTermText(offence, sentence);
  const least = minYears === null ? '' : sentence.atLeast(minYears);
  return `${picker.maximum.joined(terms)}${least}${fine ? sentence.andFine : ''}`;
}

function noTermText(
  { maxYears, bailable, court }: Offence,
  sentence: PunishmentWords['legalDatabase']['sentence'],
): string {
  if (maxYears === 0) return sentence.fineOnly;
  return bailable === 'depends' || court === 'depends' ? sentence.follows : sentence.unfixed;
}

const choice = (fact: boolean | 'depends'): 'yes' | 'no' | 'depends' =>
  fact === 'depends' ? 'depends' : fact ? 'yes' : 'no';

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
