/** Report of a calculation. */

export const report = {
  /** Language of the paper. */
  language: 'en',
  pageWords: { before: 'Page ', between: ' of ' },
  make: 'Generate Report',
  title: 'Bail calculation report',
  of: (name: string | null, fir: string | null) =>
    `Name: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'Print',
  pdf: 'Save as PDF',
  share: 'Share',
  making: 'Preparing PDF',
  filename: 'bail-calculation.pdf',
  failed: 'The PDF could not be made. Print this page instead.',
  notHere: 'The PDF maker is not downloaded. Open this page once online, or print it.',
  done: 'Report saved.',
  shared: 'Report shared.',
  number: (date: string) => `Calculated on ${date}`,
  entered: 'Entries',
  value: 'Value',
  condition: 'Condition',
  state: 'Status',
  law: 'Law',
  disclaimer:
    'This report is a calculation from the entries above. It is not legal advice and no court has checked it. Check the custody certificate, the charge as framed and the law in force before relying on it.',
};
