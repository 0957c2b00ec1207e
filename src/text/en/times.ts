/** How days and hours are said. */
export const times = {
  /** From Sunday on; the order of a date is the court's everywhere. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  zone: 'IST',
};
