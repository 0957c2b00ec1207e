import { indianNumber } from '#kernel/indian-number.ts';
import type { visits as English } from '#text/en/work/visits.ts';
import type { Translated } from '#text/translated.ts';

interface NewAndChanged {
  readonly newOne: string;
  readonly newMany: string;
  readonly changedOne: string;
  readonly changedMany: string;
}

/** "2 नए दस्तावेज़, 1 दस्तावेज़ बदला" */
const counted = (words: NewAndChanged) => (added: number, changed: number) =>
  [
    added > 0 && `${indianNumber(added)} ${added === 1 ? words.newOne : words.newMany}`,
    changed > 0 && `${indianNumber(changed)} ${changed === 1 ? words.changedOne : words.changedMany}`,
  ]
    .filter(Boolean)
    .join(', ');

export const visits: Translated<typeof English> = {
  since: 'आपके पिछली बार देखने के बाद बदला, तारीख:',
  status: (from, to) => `स्थिति: पहले ${from}, अब ${to}`,
  records: {
    applications: counted({
      newOne: 'नया आवेदन',
      newMany: 'नए आवेदन',
      changedOne: 'आवेदन बदला',
      changedMany: 'आवेदन बदले',
    }),
    hearings: counted({
      newOne: 'नई सुनवाई',
      newMany: 'नई सुनवाई',
      changedOne: 'सुनवाई बदली',
      changedMany: 'सुनवाई बदलीं',
    }),
    documents: counted({
      newOne: 'नया दस्तावेज़',
      newMany: 'नए दस्तावेज़',
      changedOne: 'दस्तावेज़ बदला',
      changedMany: 'दस्तावेज़ बदले',
    }),
    contested: counted({
      newOne: 'नया विवादित बिंदु',
      newMany: 'नए विवादित बिंदु',
      changedOne: 'विवादित बिंदु बदला',
      changedMany: 'विवादित बिंदु बदले',
    }),
  },
  facts: (n) => (n === 1 ? 'मामले का 1 तथ्य बदला' : `मामले के ${indianNumber(n)} तथ्य बदले`),
  category: 'मामले की श्रेणी बदली',
};
