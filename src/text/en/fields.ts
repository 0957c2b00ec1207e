/** Words that belong to fields in general. */
export const fields = {
  problem: 'There is a problem',
  optional: '(optional)',
  none: 'Choose',
  back: 'This was typed before and is not saved yet.',
  date: { day: 'Day', month: 'Month', year: 'Year' },
  password: { show: 'Show', hide: 'Hide', showName: 'Show password', hideName: 'Hide password' },
};
