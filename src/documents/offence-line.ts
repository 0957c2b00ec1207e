/** The lookup of a document's sections, over the offence tables: name of the Act and maximum punishment, or null. */
import { readSections } from '#contract/section-text.ts';
import type { Offence, Tables } from '#law/tables.ts';
import { documentWords } from '#text/en/documents.ts';
import type { OffenceLine } from './matter.ts';

/** What cannot be read, is divided, or takes its punishment from another offence gives null: nothing is guessed. */
export function offenceLines(tables: Tables): (sectionText: string) => OffenceLine | null {
  return (sectionText) => {
    const [read, ...more] = readSections(sectionText, tables);
    if (read?.kind !== 'offence' || more.length > 0) return null;
    const maximum = maximumOf(read.offence);
    if (!maximum) return null;
    const { life, death } = read.offence;
    return { printed: nameOf(read.offence), maximum, deathOrLife: life || death };
  };
}

function nameOf({ code, section, act, variant }: Offence): string {
  const { offence: words } = documentWords;
  const name = words.name(section, act ?? words.codes[code] ?? code);
  return variant ? words.limb(name, variant) : name;
}

function maximumOf({ death, life, maxYears, fine }: Offence): string | null {
  const { offence: words } = documentWords;
  const punishments = [
    ...(death ? [words.death] : []),
    ...(life ? [words.life] : []),
    ...(maxYears ? [words.upTo(termText(maxYears))] : []),
  ];
  if (punishments.length === 0) return maxYears === 0 && fine ? words.fineOnly : null;
  return punishments.join(words.or) + (fine ? words.andFine : '');
}

/** The tables hold years; less than one is told in months, less than a month in days. */
function termText(years: number): string {
  const { offence: words } = documentWords;
  if (years >= 1) return words.years(years);
  const months = Math.round(years * 12);
  return months >= 1 ? words.months(months) : words.days(Math.round(years * 365));
}
