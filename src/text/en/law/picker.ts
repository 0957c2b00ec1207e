/** Section picker: offence rows and notes on typed text. */
import { indianNumber } from '#kernel/indian-number.ts';

const years = (max: number): string => {
  if (max >= 1) return max === 1 ? '1 year' : `${Number(max.toFixed(2))} years`;
  const months = Math.round(max * 12);
  if (months === 0) return '24 hours';
  return months === 1 ? '1 month' : `${months} months`;
};

export const picker = {
  hint: 'Number, name or old number. Paste several with commas.',
  hintLoading: 'Separate them by commas. Loading the list of sections.',
  hintMissing: 'Separate them by commas. The list of sections is not downloaded; open this page once online.',
  options: 'Sections',
  limbsOf: (section: string) => `Sub-sections of ${section}`,
  picked: 'Selected sections',
  remove: (section: string) => `Remove ${section}`,
  notRecognised: 'not in the tables',
  nearest: (section: string) => `computed at ${section}`,
  companion: 'defines or prohibits, no charge of its own',
  notCharged: 'named, not charged',
  chooseLimb: 'Choose the sub-section',
  spread: 'joint liability (common intention or object)',
  count: (n: number) =>
    n === 0 ? 'No section found' : n === 1 ? '1 section found' : `${indianNumber(n)} sections found`,
  nothing: 'No section found. Your entry is kept as typed.',
  divided: 'choose the sub-section',
  was: (sections: string) => `was ${sections}`,
  now: (sections: string) => `now ${sections}`,
  maximum: {
    years: (max: number) => `up to ${years(max)}`,
    fineOnly: 'fine only',
    life: 'life',
    death: 'death',
    depends: 'as for the principal offence',
    unfixed: 'no fixed maximum',
    joined: (terms: readonly string[]) => terms.join(' or '),
  },
  bailable: { yes: 'bailable', no: 'non-bailable', depends: 'bail as for the principal offence' },
  court: {
    'magistrate-any': 'any Magistrate',
    'magistrate-first-class': 'Magistrate first class',
    'magistrate-chief': 'Chief Judicial or Metropolitan Magistrate',
    sessions: 'Sessions',
    special: 'Special Court',
    depends: 'court as for the principal offence',
  },
  bar: (section: string) => `bar: ${section}`,
  barUnnamed: 'special bar',
};
