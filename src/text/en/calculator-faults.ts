/** What cannot be true in the entries of the calculator, each with what to correct. */

export const faults = {
  dateWord: (field: string, sentence: string) => `${field}: ${sentence}`,
  evidenceBeforeArrest:
    'The first date for evidence cannot be before the arrest. Correct one of the two dates.',
  chargesheetDate: 'Give the date on which the charge-sheet was filed, or choose “Not known”.',
  chargesheetBeforeArrest:
    'The charge-sheet stands before the arrest. Check the two dates; if both are right, default bail does not arise.',
  maximum: 'Enter the maximum sentence in years: with 0 or nothing the formula gives no verdict.',
  claimOn: 'Give the day on which default bail was applied for, or choose “Not known”.',
  hour: 'Write the hour and the minutes of 24 hours, such as 14:30, or leave the field empty.',
  bnsUnderCrpc:
    'An offence of the BNS is never tried under the CrPC. Choose BNSS Provisions, or name the IPC section.',
  notArrestedWithDate:
    'A person who was not arrested has no date of arrest. Choose the custody, or empty the date of arrest.',
  extendedUntil: 'Give the day until which the time was extended, or choose “Not known”.',
  age: 'Write the age in whole years, or leave the field empty if it is not known.',
  sentenceYears: 'Write the sentence in years, such as 3 or 2.5, or leave the field empty.',
  convictedAfterToday: 'The conviction cannot be after today. Correct the date.',
  convictedBeforeArrest: 'The conviction stands before the arrest. Check the two dates.',
  days: 'Write the days of delay as a whole number, or leave the field empty if it is not known.',
  breakOutside: 'Interim bail cannot begin before the arrest or after today. Correct the date.',
  breakBackwards: 'The surrender cannot be before the release, or after today. Correct one of the two dates.',
  breakFrom: 'Give the day of release, or remove this time on interim bail.',
  nothing:
    'Name the section, or enter the maximum sentence and the time served: there is nothing to calculate yet.',
};
