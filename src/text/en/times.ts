/** How days and hours are said. */
export const times = {
  /** For the names of weekdays; the order of a date is the court's everywhere. */
  locale: 'en-IN',
  zone: 'IST',
};
