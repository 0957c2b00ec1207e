/** Formats of dates and times. */
export const times = {
  /** From Sunday; the court's date order applies everywhere. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  zone: 'IST',
  /** Age of displayed data. */
  asOf: (moment: string, ago: string) => `As of ${moment}, ${ago}`,
  justNow: 'just now',
};
