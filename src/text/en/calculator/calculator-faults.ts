/** Impossible input in the calculator, with its correction. */

export const faults = {
  maximum: 'Enter the maximum sentence in years. The formula cannot be applied with 0 or a blank.',
  servedBeforeBns:
    'Counted back from the years served, custody began before the BNS (01-07-2024). Correct the years, or choose the IPC section.',
  bnsUnderCrpc:
    'A BNS offence is not tried under the CrPC. Choose BNSS Provisions, or enter the IPC section.',
  severalCodes: (number: string) =>
    `Section ${number} is in the IPC and in the BNS. Write IPC ${number} or BNS ${number}.`,
  sentenceYears: 'Enter the sentence in years, such as 3 or 2.5, or leave blank.',
  breakOutside: 'Interim bail cannot begin before the arrest or after today. Correct the date.',
  breakBackwards: 'The surrender cannot be before the release, or after today. Correct one of the two dates.',
  breakFrom: 'Enter the date of release, or remove this period of interim bail.',
  nothing: 'Enter the section, or the maximum sentence and the time served.',
};
