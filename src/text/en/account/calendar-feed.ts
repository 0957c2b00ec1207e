/** The address at which a calendar app fetches the dates of the user. */
export const calendarFeed = {
  /** Name of the calendar in the app. */
  name: 'Zamanat: my dates',
  title: 'Calendar address',
  lead: 'A calendar app at this address shows your hearings and statutory dates and updates them. Everyone with the address sees these dates and the names of your clients. Share it with nobody, and end it if the phone is lost.',
  retry: 'Reload calendar addresses',
  none: 'No calendar address.',
  make: 'Make a calendar address',
  making: 'Making the address',
  made: 'Copy the address now: it is not shown again. Add it in the calendar app as a calendar by address (URL).',
  copy: 'Copy address',
  copied: 'Address copied',
  copyFailed: { title: 'Address not copied', description: 'Select the address in its field and copy it.' },
  row: (n: number) => `Address ${n}`,
  since: 'Made',
  fetched: 'last fetched',
  unused: 'Not fetched yet',
  end: (n: number) => `End address ${n}`,
  ended: { title: 'Calendar address ended', description: 'Calendar apps get no more dates from it.' },
};
