/** Offence in a list row: maximum, class, court, bar, old or new number. */
import type { Offence } from '#law/tables.ts';
import type { Catalogue } from '#text/catalogue.ts';

type PickerWords = Catalogue['picker'];

export function offenceLine(offence: Offence, words: PickerWords): string {
  const parts = [
    maximumText(offence, words),
    bailText(offence, words),
    words.court[offence.court],
    ...offence.bars.map(({ section }) => (section ? words.bar(section) : words.barUnnamed)),
    equivalentText(offence, words),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export function maximumText({ maxYears, life, death, bailable, court }: Offence, words: PickerWords): string {
  const { maximum } = words;
  const terms: string[] = [];
  if (death) terms.push(maximum.death);
  if (life) terms.push(maximum.life);
  if (maxYears !== null && maxYears > 0) terms.push(maximum.years(maxYears));
  if (terms.length > 0) return maximum.joined(terms);
  if (maxYears === 0) return maximum.fineOnly;
  return bailable === 'depends' || court === 'depends' ? maximum.depends : maximum.unfixed;
}

const bailText = ({ bailable }: Offence, { bailable: words }: PickerWords): string =>
  bailable === 'depends' ? words.depends : bailable ? words.yes : words.no;

function equivalentText({ code, equivalent }: Offence, words: PickerWords): string {
  const names = [...new Set(equivalent.map((row) => `${row.code} ${row.section}`))].join(', ');
  if (names === '') return '';
  return code === 'IPC' ? words.now(names) : words.was(names);
}
