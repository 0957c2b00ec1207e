/** The section picker: what a row says of an offence, and what stands beside what was typed. */
import { indianNumber } from '#kernel/indian-number.ts';

const years = (max: number): string => {
  if (max >= 1) return max === 1 ? '1 year' : `${Number(max.toFixed(2))} years`;
  const months = Math.round(max * 12);
  if (months === 0) return '24 hours';
  return months === 1 ? '1 month' : `${months} months`;
};

export const picker = {
  hint: 'Number, name, or the old number. Several may be pasted, with commas between them.',
  hintLoading: 'Separate them by commas. The list of sections is still being opened.',
  hintMissing:
    'Separate them by commas. The list of sections is not on this device yet: open this page once with a network.',
  options: 'Sections',
  limbsOf: (section: string) => `Limbs of ${section}`,
  picked: 'Sections picked',
  remove: (section: string) => `Remove ${section}`,
  notRecognised: 'not recognised',
  chooseLimb: 'Choose the limb',
  spread: 'spreads liability',
  count: (n: number) =>
    n === 0 ? 'No section found' : n === 1 ? '1 section found' : `${indianNumber(n)} sections found`,
  nothing: 'No section found. What you typed is kept as it is.',
  divided: 'divided: choose the limb',
  was: (sections: string) => `was ${sections}`,
  now: (sections: string) => `now ${sections}`,
  maximum: {
    years: (max: number) => `up to ${years(max)}`,
    fineOnly: 'fine only',
    life: 'life',
    death: 'death',
    depends: 'follows another offence',
    unfixed: 'no fixed maximum',
    joined: (terms: readonly string[]) => terms.join(' or '),
  },
  bailable: { yes: 'bailable', no: 'non-bailable', depends: 'bail depends' },
  court: {
    'magistrate-any': 'any Magistrate',
    'magistrate-first-class': 'Magistrate first class',
    sessions: 'Sessions',
    special: 'Special Court',
    depends: 'court depends',
  },
  bar: (section: string) => `bar: ${section}`,
  barUnnamed: 'special bar',
};
