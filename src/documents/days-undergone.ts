/** Days in custody up to and including the date of the paper and the day of arrest. Null if not countable. */
import { daysInCustody } from '#law/custody-days.ts';
import type { PaperMatter } from './matter.ts';

export const daysUndergone = ({ found, on }: PaperMatter): number | null =>
  found?.matter.arrested === true ? daysInCustody(found.matter, on) : null;
