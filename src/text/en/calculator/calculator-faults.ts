/** Impossible input in the calculator, with its correction. */

export const faults = {
  dateWord: (field: string, sentence: string) => `${field}: ${sentence}`,
  evidenceBeforeArrest:
    'The first date for evidence cannot be before the arrest. Correct one of the two dates.',
  chargesheetDate: 'Enter the date of filing the charge-sheet, or choose “Not known”.',
  chargesheetBeforeArrest:
    'The charge-sheet is dated before the arrest. Check both dates. If both are correct, default bail does not arise.',
  maximum: 'Enter the maximum sentence in years. The formula cannot be applied with 0 or a blank.',
  defaultBailClaimOn: 'Enter the date on which default bail was applied for, or choose “Not known”.',
  hour: 'Enter the time in 24-hour form, such as 14:30, or leave it blank.',
  bnsUnderCrpc:
    'A BNS offence is not tried under the CrPC. Choose BNSS Provisions, or enter the IPC section.',
  notArrestedWithDate:
    'Not arrested, but a date of arrest is entered. Choose the custody, or clear the date of arrest.',
  extendedUntil: 'Enter the date up to which the time was extended, or choose “Not known”.',
  age: 'Enter the age in whole years, or leave blank if not known.',
  sentenceYears: 'Enter the sentence in years, such as 3 or 2.5, or leave blank.',
  convictedAfterToday: 'The conviction cannot be after today. Correct the date.',
  convictedBeforeArrest: 'The conviction is dated before the arrest. Check both dates.',
  days: 'Enter the delay as a whole number of days, or leave blank if not known.',
  breakOutside: 'Interim bail cannot begin before the arrest or after today. Correct the date.',
  breakBackwards: 'The surrender cannot be before the release, or after today. Correct one of the two dates.',
  breakFrom: 'Enter the date of release, or remove this period of interim bail.',
  nothing: 'Enter the section, or the maximum sentence and the time served.',
};
